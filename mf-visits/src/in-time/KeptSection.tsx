import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import { promisedOf } from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { SaveCsv } from '@smart-elevator/shared-ui/list/SaveCsv';
import { Section } from '@smart-elevator/shared-ui/page/Section';
import { Loaded } from '@smart-elevator/shared-ui/screens/DetailPage';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import type { ReactNode } from 'react';
import styles from './InTime.module.css';
import { keptColumns, type KeptRow } from './keptColumns';
import { messages as texts } from './messages';

interface KeptSectionProps<Read> {
  title: string;
  /** What a row is: 'Month'. */
  of: string;
  /** The name of its CSV file, without '.csv'. */
  file: string;
  query: Pick<CallState<Read>, 'data' | 'error' | 'loading' | 'retry'>;
  failed: string;
  rowsOf: (read: Read) => readonly KeptRow[];
  /** The days, for a period without visits (R261). */
  period: string;
  /** The chart of the same numbers. */
  chart?: (rows: readonly KeptRow[]) => ReactNode;
}

/** A part of the report: its chart, its table, and the file of the same numbers. */
export function KeptSection<Read>(props: KeptSectionProps<Read>) {
  const { title, of, file, query, failed, rowsOf, period, chart } = props;
  const columns = keptColumns(of);
  return (
    <Section title={title}>
      <Loaded query={query} failed={failed} rows={6}>
        {(read) => {
          const rows = rowsOf(read);
          if (rows.every((row) => promisedOf(row) === 0))
            return <EmptyState title={texts.none} hint={`${period}. ${texts.noneHint}`} />;
          return (
            <div className={styles.part}>
              <div className={styles.tools} data-screen-only="">
                <SaveCsv name={file} columns={columns} rows={rows} counted={texts.rows} />
              </div>
              {chart?.(rows)}
              <DataTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} bounded />
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}
