import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { csvText } from './csvText';
import { saveFile } from './saveFile';
import styles from './UploadPanel.module.css';

/** Reasons shown on the page; the file has all of them. */
export const SHOWN_REASONS = 50;

const rowName = (row: number): string => (row === 0 ? messages.upload.wholeFile : formatCount(row));

/** What is wrong with a file, row by row, and all of it as a file to work through. */
export function ReasonsTable({ caption, reasons }: { caption: string; reasons: readonly UploadError[] }) {
  const shown = reasons.slice(0, SHOWN_REASONS).map((reason, at) => ({ ...reason, at }));
  const save = () => {
    const rows = reasons.map(({ row, column, message }) => [row, column, message]);
    saveFile(messages.upload.reasonsFile, csvText([['row', 'column', 'reason'], ...rows]));
  };
  return (
    <div className={styles.reasons}>
      <DataTable
        caption={caption}
        columns={[
          { key: 'row', title: 'Row', render: ({ row }) => rowName(row), width: '96px' },
          { key: 'column', title: 'Column', render: ({ column }) => column || '–', width: '220px' },
          { key: 'reason', title: 'Reason', render: ({ message }) => message },
        ]}
        rows={shown}
        rowKey={({ at }) => at}
      />
      <div className={styles.reasonsFoot}>
        {reasons.length > shown.length ? <p>{messages.upload.more(reasons.length - shown.length)}</p> : null}
        <Button kind="link" icon="download" onClick={save}>
          {messages.upload.saveReasons}
        </Button>
      </div>
    </div>
  );
}
