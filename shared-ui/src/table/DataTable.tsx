import type { ReactNode } from 'react';
import { Hidden } from '../hidden/Hidden';
import styles from './DataTable.module.css';
import { HeadCell } from './HeadCell';

/** A column of a table. */
export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The name that the list is ordered by; without it the column cannot be ordered. */
  sort?: string | undefined;
  /** A CSS width. */
  width?: string | number | undefined;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Its values stay on one line where there is room, such as dates. */
  nowrap?: boolean | undefined;
}

interface DataTableProps<Row> {
  /** What the table holds, for readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** `name` upwards, `-name` downwards. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** Newer rows are on their way: the old ones stay, dimmed. */
  busy?: boolean | undefined;
}

/** A table with a header that stays; below 768 px each row is a card of its own with the titles beside the values. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  busy = false,
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={busy || undefined}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, title, render, align, nowrap }) => (
                <td key={key} data-title={title} className={align === 'end' ? styles.end : undefined}>
                  <div className={nowrap ? styles.line : styles.value}>{render(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
