import { Fragment, type ReactNode } from 'react';
import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { Button } from '../button/Button';
import { CardGrid } from '../cards/CardGrid';
import { EmptyState } from '../feedback/EmptyState';
import { CallFailure, StaleNotice } from './CallFailure';
import { Skeleton } from '../feedback/Skeleton';
import { t } from '../language/t';
import { messages } from '../messages';
import { inColumnOrder } from '../state/hiddenColumns';
import { useValidPage } from '../state/useValidPage';
import type { ListState } from '../state/useListState';
import { DataTable, type Column } from '../table/DataTable';
import { Pager } from '../table/Pager';
import type { RowSelection } from '../table/rowSelection';

/** How each row is rendered: as a table row or as a card. */
export type RowRenderer<Row> =
  | { columns: readonly Column<Row>[]; card?: undefined }
  | { card: (row: Row) => ReactNode; columns?: undefined };

interface RowsProps<Row> {
  /** The caption of the rows, for screen readers. */
  caption: string;
  rowKey: (row: Row) => string | number;
  /** `name` ascending, `-name` descending. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** If given, rows can be selected. */
  choice?: RowSelection<Row> | undefined;
  /** Shows a row of a table beside the list. */
  onPeek?: ((row: Row, element: HTMLElement) => void) | undefined;
  /** The keys of the hidden columns, and of the columns in the dealer's order. */
  hidden?: readonly string[];
  order?: readonly string[];
}

/** The messages for a list that cannot be loaded and for an empty list. */
export interface ListMessages {
  failed: string;
  none: string;
  noneHint: string;
}

interface ListRowsProps<Row> extends RowsProps<Row> {
  /** `count` rows match, `total` is the number without a filter. */
  query: CallState<Page<Row>>;
  /** The page and the filter; without it all rows are on one page. */
  state?: Pick<ListState<unknown>, 'page' | 'filtered' | 'setPage' | 'clear'>;
  /** The filters that are on: 'Status: Open'. */
  applied?: readonly string[];
  pageSize?: number;
  /** Instead of both, for a list whose page is not in the address: its pages, which are shown if there are several. */
  pages?: ListPages | undefined;
  texts: ListMessages;
  /** The buttons of what to do next, below the text of a list with nothing at all. */
  whenEmpty?: ReactNode;
}

/** The pages of a list that has no address of its own. */
export interface ListPages {
  page: number;
  pageSize: number;
  setPage: (page: number) => void;
}

const ALL_ROWS = { page: 1, filtered: false, setPage: () => undefined, clear: () => undefined };

/** A list in each of its states: first load, failure, empty, no matches, rows; with its pages below. */
export function ListRows<Row>(props: ListRowsProps<Row> & RowRenderer<Row>) {
  const { query, pages, pageSize = pages?.pageSize ?? Infinity, texts } = props;
  const { data, error, loading, updating, retry } = query;
  const several = pages && (pages.page > 1 || (data?.count ?? 0) > pages.pageSize);
  const paged = several ? { ...ALL_ROWS, ...pages } : props.state;
  const state = paged ?? ALL_ROWS;
  const { page, filtered, setPage } = state;
  const isBeyond = useValidPage({
    page,
    pageSize,
    count: data?.count,
    shown: data?.results.length,
    setPage,
  });
  if (loading || isBeyond)
    return props.columns ? <Skeleton shape="table" rows={10} /> : <Skeleton shape="cards" rows={6} />;
  if (!data) {
    return <CallFailure title={texts.failed} error={error} onRetry={retry} />;
  }
  const { count, total, results } = data;
  return (
    <>
      {error ? <StaleNotice title={texts.failed} error={error} onRetry={retry} /> : null}
      {results.length > 0 ? (
        <Rows {...props} rows={results} busy={updating} />
      ) : (
        <EmptyList
          data={data}
          state={state}
          texts={texts}
          applied={props.applied}
          whenEmpty={props.whenEmpty}
        />
      )}
      {total > 0 && paged ? (
        <Pager
          page={page}
          total={total}
          pageSize={pageSize}
          matches={filtered || count !== total ? count : undefined}
          onPage={setPage}
        />
      ) : null}
    </>
  );
}

function Rows<Row>(props: RowsProps<Row> & RowRenderer<Row> & { rows: readonly Row[]; busy: boolean }) {
  const { caption, columns, card, rows, rowKey, sort, onSort, choice, hidden = [], order = [], busy } = props;
  if (card) {
    return (
      <CardGrid label={caption}>
        {rows.map((row) => (
          <Fragment key={rowKey(row)}>{card(row)}</Fragment>
        ))}
      </CardGrid>
    );
  }
  return (
    <DataTable
      caption={caption}
      columns={withTitles(inColumnOrder(columns, order)).filter(({ key }) => !hidden.includes(key))}
      rows={rows}
      rowKey={rowKey}
      sort={sort}
      onSort={onSort}
      choice={choice}
      onPeek={props.onPeek}
      busy={busy}
    />
  );
}

/** Columns with their titles in the shown language. */
export const withTitles = <Row,>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => ({ ...column, title: t(column.title) }));

interface NothingProps {
  data: Page<unknown>;
  state: Pick<ListState<unknown>, 'filtered' | 'setPage' | 'clear'>;
  texts: ListMessages;
  applied: readonly string[] | undefined;
  whenEmpty: ReactNode;
}

function EmptyList({ data, state, texts, applied = [], whenEmpty }: NothingProps) {
  if (data.total === 0) return <EmptyState title={texts.none} hint={texts.noneHint} action={whenEmpty} />;
  if (data.count === 0) {
    return (
      <EmptyState
        title={messages.noMatches}
        hint={applied.length > 0 ? messages.noMatchesOf(applied) : messages.noMatchesHint}
        action={state.filtered ? <Button onClick={state.clear}>{messages.clearFilters}</Button> : null}
      />
    );
  }
  return (
    <EmptyState
      title={t('There is nothing on this page')}
      hint={t('The list has become shorter, or the address is mistyped.')}
      action={<Button onClick={() => state.setPage(1)}>{t('Go to page 1')}</Button>}
    />
  );
}
