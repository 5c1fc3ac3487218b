import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import { SaveCsv } from '@smart-elevator/shared-ui/list/SaveCsv';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { CallFailure } from '@smart-elevator/shared-ui/screens/CallFailure';
import { Skeleton } from '@smart-elevator/shared-ui/feedback/Skeleton';
import { type Column, DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { useIsNarrow } from '@smart-elevator/shared-ui/state/useMedia';
import { useId, type ReactNode } from 'react';
import { CountLink } from '@smart-elevator/shared-ui/charts/CountLink';
import type { BarGroup } from '@smart-elevator/shared-ui/charts/StackedBars';
import { messages } from '../../messages';
import styles from '../Report.module.css';

interface TrendSectionProps<Row extends { id: string }> {
  title: string;
  hint: string;
  /** The name of its CSV file, without '.csv'. */
  file: string;
  query: Pick<CallState<unknown>, 'data' | 'error' | 'loading' | 'retry'>;
  failed: string;
  /** The rows of the table and the file; without rows `none` is shown. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  none: { title: string; hint?: string };
  /** The chart of the same numbers. */
  children: ReactNode;
}

/** From this width on, px, trends are side by side (R809), and their tables show this many rows and scroll. */
const SIDE_BY_SIDE = 1200;
const ROWS = 3;

/** The number of bars in the chart of a trend. */
export const TREND_BARS = 6;

/** A trend: its heading, its chart, and the table of the same numbers, which can be exported. */
export function TrendSection<Row extends { id: string }>(props: TrendSectionProps<Row>) {
  const { title, hint, file, query, rows, columns } = props;
  const id = useId();
  const filled = query.data !== undefined && rows.length > 0;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.texts}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        {filled ? (
          <SaveCsv name={file} columns={columns} rows={rows} counted={messages.reports.rows} />
        ) : null}
      </header>
      <Body {...props} />
    </section>
  );
}

function Body<Row extends { id: string }>(props: TrendSectionProps<Row>) {
  const { title, query, failed, rows, columns, none, children } = props;
  const { data, error, loading, retry } = query;
  const isNarrow = useIsNarrow(SIDE_BY_SIDE);
  if (loading) return <Skeleton shape="chart" rows={4} />;
  if (data === undefined) return <CallFailure title={failed} error={error} onRetry={retry} />;
  if (rows.length === 0) return <EmptyState {...none} />;
  return (
    <>
      {children}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        bounded={isNarrow || ROWS}
      />
    </>
  );
}

/** A bar, with the number of its closed tickets and the address of their list. */
export interface ClosedRow extends BarGroup {
  closed: number;
  list: string;
}

/** The number of closed tickets as a link to them. */
export const closedColumn = (title: string): Column<ClosedRow> =>
  countColumn('closed', title, ({ closed, list }) => [closed, list]);

/** A number as a link to the counted tickets. */
export const countColumn = <Row extends BarGroup>(
  key: string,
  title: string,
  countOf: (row: Row) => [count: number, to: string],
): Column<Row> => ({
  key,
  title,
  align: 'end',
  render: (row) => {
    const [count, to] = countOf(row);
    return <CountLink count={count} to={to} of={[row.label, title]} />;
  },
  text: (row) => String(countOf(row)[0]),
});
