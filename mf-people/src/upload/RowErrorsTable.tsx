import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  groupFailures,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { RowNumber } from './RowNumber';
import { SaveFailedRows } from './SaveFailedRows';
import { ScrollBox } from './ScrollBox';
import styles from './UploadPanel.module.css';

/** Reasons shown on the page; the file has all of them. */
export const MAX_SHOWN_ERRORS = 50;

interface RowErrorsTableProps {
  caption: string;
  reasons: readonly UploadError[];
  /** The file with the failed rows; they can be downloaded with the reasons. */
  file?: Blob | undefined;
  /** All reasons, if `reasons` are only the first ones. */
  failures?: readonly UploadFailure[];
}

/** The faults of a file, row by row, and a download of the failed rows with their reasons. */
export function RowErrorsTable({
  caption,
  reasons,
  file,
  failures = groupFailures(reasons),
}: RowErrorsTableProps) {
  const shown = reasons.slice(0, MAX_SHOWN_ERRORS).map((reason, at) => ({ ...reason, at }));
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
        {file ? <SaveFailedRows file={file} failures={failures} /> : null}
      </div>
    </div>
  );
}
