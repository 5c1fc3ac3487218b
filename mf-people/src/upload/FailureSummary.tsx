import type { UploadFailure } from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { failureSummary } from './failureSummary';
import styles from './UploadPanel.module.css';

/** Reasons shown on the page; the rarest are only counted. */
const MAX_SHOWN = 12;

const texts = messages.upload;

/** How many rows fail, by column and reason. */
export function FailureSummary({ failures }: { failures: readonly UploadFailure[] }) {
  const counts = failureSummary(failures);
  return (
    <div className={styles.reasons}>
      <h3 className={styles.subtitle}>{texts.byReason}</h3>
      <DataTable
        caption={texts.byReason}
        columns={[
          { key: 'column', title: texts.column, render: ({ column }) => column || '–', width: '13.75rem' },
          { key: 'reason', title: texts.reason, render: ({ reason }) => reason },
          { key: 'rows', title: texts.rows, render: ({ rows }) => formatCount(rows), width: '6rem' },
        ]}
        rows={counts.slice(0, MAX_SHOWN)}
        rowKey={({ column, reason }) => `${column} ${reason}`}
      />
      {counts.length > MAX_SHOWN ? <p>{texts.more(counts.length - MAX_SHOWN)}</p> : null}
    </div>
  );
}
