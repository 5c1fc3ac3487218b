import { useRef, type MouseEvent, type ReactNode } from 'react';
import { withBreakingSpaces, withLineBreaks } from '../tag/withLineBreaks';
import { VisuallyHidden } from '../icon/VisuallyHidden';
import { messages } from '../messages';
import { SHORTCUTS } from '../state/shortcutKeys';
import { useKeptFocus } from '../state/useKeptFocus';
import { useIsNarrow } from '../state/useMedia';
import { SelectAllRows } from './SelectAllRows';
import styles from './DataTable.module.css';
import { HeaderCell, type ColumnHeader } from './HeaderCell';
import type { RowSelection } from './rowSelection';
import { SortSelect } from './SortSelect';
import cards from './TableCards.module.css';
import heads from './TableHead.module.css';

/** A column of a table. */
export interface Column<Row> extends ColumnHeader {
  key: string;
  /** `rows` are all shown rows. */
  render: (row: Row, rows: readonly Row[]) => ReactNode;
  /** The text in an exported file; without it the column is not exported. */
  text?: ((row: Row) => string) | undefined;
  /**
   * The place in a compact card on a phone: the corner beside the title, the line below or its end, the foot, or
   * nowhere. If no column has a place, a card lists all values with their titles.
   */
  inCard?: 'corner' | 'line' | 'lineEnd' | 'foot' | 'hidden' | undefined;
  /** Its values, such as dates, stay on one line if there is space. */
  nowrap?: boolean | undefined;
}

interface DataTableProps<Row> {
  /** The caption, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** `name` ascending, `-name` descending. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** If given, rows can be selected. */
  choice?: RowSelection<Row> | undefined;
  /** Shows a row beside the list; the Space bar calls it for the row with the focus. */
  onPeek?: ((row: Row, element: HTMLElement) => void) | undefined;
  /** Newer rows are loading: the old ones stay, with a tint. */
  busy?: boolean | undefined;
  /** More rows than this number, or than `MAX_UNBOUNDED_ROWS`, scroll within a limited height; not in print. */
  bounded?: boolean | number | undefined;
}

/** The maximum number of rows without a limited height. */
const MAX_UNBOUNDED_ROWS = 12;

/** A table with a sticky header; below 768 px each row is a card with the titles next to the values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, choice, busy = false, bounded = false } = props;
  const { onPeek } = props;
  const narrow = useIsNarrow();
  const last = useRef(0);
  const choose = (at: number, row: Row, chosen: boolean, range: boolean) => {
    const [from, to] = at < last.current ? [at, last.current] : [last.current, at];
    choice?.onSelect(range ? rows.slice(from, to + 1) : [row], chosen);
    last.current = at;
  };
  const all = choice ? <SelectAllRows rows={rows} choice={choice} /> : null;
  const scrolls = bounded !== false && rows.length > (bounded === true ? MAX_UNBOUNDED_ROWS : bounded);
  return (
    <div
      className={classes(styles.frame, cards.frame, scrolls && styles.bounded)}
      // The arrow keys scroll it, also if nothing in it takes the focus.
      {...(scrolls && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      {narrow && (choice || onSort) ? (
        <div className={heads.heads}>
          {all}
          {all ? (
            <span className={heads.all} aria-hidden="true">
              {messages.all}
            </span>
          ) : null}
          {onSort ? <SortSelect columns={columns} sort={sort} onSort={onSort} /> : null}
        </div>
      ) : null}
      <table
        className={classes(styles.table, cards.table, columns.some(({ inCard }) => inCard) && cards.compact)}
        aria-busy={busy || undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={sort}
                onSort={narrow ? undefined : onSort}
                before={place === 0 && !narrow ? all : null}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={useKeptFocus()}>
          {rows.map((row, at) => (
            <tr
              key={rowKey(row)}
              data-row
              tabIndex={-1}
              onClick={openRow}
              aria-keyshortcuts={onPeek && SHORTCUTS.peek}
              onKeyDown={(event) => {
                if (!onPeek || event.key !== ' ' || event.target !== event.currentTarget) return;
                event.preventDefault();
                onPeek(row, event.currentTarget);
              }}
              className={choice?.isSelected(row) ? classes(styles.chosen, cards.chosen) : undefined}
            >
              {columns.map(({ key, title, render, align, nowrap, screenOnly, inCard }, place) => (
                <td
                  key={key}
                  data-title={withBreakingSpaces(title)}
                  data-in-card={inCard}
                  data-screen-only={screenOnly}
                  className={align === 'end' ? styles.end : undefined}
                >
                  {place === 0 && choice ? (
                    <label className={styles.check}>
                      <input
                        type="checkbox"
                        aria-label={choice.labelOf(row)}
                        checked={choice.isSelected(row)}
                        onChange={(event) =>
                          choose(at, row, event.target.checked, withShift(event.nativeEvent))
                        }
                      />
                    </label>
                  ) : null}
                  <div className={nowrap ? styles.line : styles.value}>
                    {withLineBreaks(render(row, rows))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Joins the given class names. */
const classes = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;

const withShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

/** A press on a row opens what Enter opens, unless it was for something in the row, or selected a text. */
function openRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const isOfPart =
    target instanceof Element && target.closest('a, button, input, label, dialog, [role=menu]');
  if (isOfPart || window.getSelection()?.isCollapsed === false) return;
  currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${SHORTCUTS.open}"]`)?.click();
}
