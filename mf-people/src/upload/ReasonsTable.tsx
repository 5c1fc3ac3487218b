import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { csvText } from '@smart-elevator/shared-ui/export/csvText';
import { saveFile } from '@smart-elevator/shared-ui/export/saveFile';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { RowNumber } from './RowNumber';
import { ScrollBox } from './ScrollBox';
import styles from './UploadPanel.module.css';

/** Reasons shown on the page; the file has all of them. */
export const SHOWN_REASONS = 50;

/** What is wrong with a file, row by row, and all of it as a file to work through. */
export function ReasonsTable({ caption, reasons }: { caption: string; reasons: readonly UploadError[] }) {
  const shown = reasons.slice(0, SHOWN_REASONS).map((reason, at) => ({ ...reason, at }));
  const save = () => {
    const rows = reasons.map(({ row, column, message }) => [row, column, message]);
    saveFile(messages.upload.reasonsFile, csvText([['row', 'column', 'reason'], ...rows]));
  };
  return (
    <div className={styles.reasons}>
      <ScrollBox label={caption}>
        <DataTable
          caption={caption}
          columns={[
            {
              key: 'row',
              title: messages.upload.row,
              render: ({ row }) => <RowNumber row={row} />,
              width: '96px',
            },
            { key: 'column', title: 'Column', render: ({ column }) => column || '–', width: '220px' },
            { key: 'reason', title: 'Reason', render: ({ message }) => message },
          ]}
          rows={shown}
          rowKey={({ at }) => at}
        />
      </ScrollBox>
      <div className={styles.reasonsFoot}>
        {reasons.length > shown.length ? <p>{messages.upload.more(reasons.length - shown.length)}</p> : null}
        <Button kind="link" icon="download" onClick={save}>
          {messages.upload.saveReasons}
        </Button>
      </div>
    </div>
  );
}
