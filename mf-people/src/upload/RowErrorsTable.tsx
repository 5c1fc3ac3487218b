import { useState } from 'react';
import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import { Button } from '@smart-elevator/shared-ui/button/Button';
import { downloadFile } from '@smart-elevator/shared-ui/export/downloadFile';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { alertFailure, dismissFailures } from '@smart-elevator/shared-ui/state/alerts';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { failedRows } from './failedRows';
import { RowNumber } from './RowNumber';
import { ScrollBox } from './ScrollBox';
import styles from './UploadPanel.module.css';

/** Reasons shown on the page; the file has all of them. */
export const MAX_SHOWN_ERRORS = 50;

/** The name of that file. */
const REASONS_FILE = 'rows_to_correct.csv';

const ACTION = 'save reasons';

interface ReasonsTableProps {
  caption: string;
  reasons: readonly UploadError[];
  /** The file with the failed rows; they can be downloaded with the reasons. */
  file?: Blob | undefined;
}

/** The faults of a file, row by row, and a download of the failed rows with their reasons. */
export function RowErrorsTable({ caption, reasons, file }: ReasonsTableProps) {
  const [saving, setSaving] = useState(false);
  const shown = reasons.slice(0, MAX_SHOWN_ERRORS).map((reason, at) => ({ ...reason, at }));
  const save = async (failed: Blob) => {
    setSaving(true);
    try {
      downloadFile(REASONS_FILE, await failedRows(failed, reasons));
      dismissFailures(ACTION);
    } catch {
      alertFailure(messages.upload.unreadable, ACTION);
    } finally {
      setSaving(false);
    }
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
              width: '6rem',
            },
            {
              key: 'column',
              title: messages.upload.column,
              render: ({ column }) => column || '–',
              width: '13.75rem',
            },
            {
              key: 'reason',
              title: messages.upload.reason,
              render: ({ message }) => translateServerMessage(message),
            },
          ]}
          rows={shown}
          rowKey={({ at }) => at}
        />
      </ScrollBox>
      <div className={styles.reasonsFoot}>
        {reasons.length > shown.length ? <p>{messages.upload.more(reasons.length - shown.length)}</p> : null}
        {file ? (
          <Button kind="link" icon="download" busy={saving} onClick={() => void save(file)}>
            {messages.upload.saveReasons}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
