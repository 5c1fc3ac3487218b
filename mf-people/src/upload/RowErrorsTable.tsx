import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  groupFailures,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { SaveFailedRows } from './SaveFailedRows';
import styles from './UploadPanel.module.css';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import type { ReactNode } from 'react';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';

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

/**
 * The number of a row, as in spreadsheets; 0 is the whole file. On a phone, which has no table header, with the word
 * 'row'.
 */
export function RowNumber({ row }: { row: number }) {
  if (row === 0) return messages.upload.wholeFile;
  return (
    <>
      <span className={styles.rowWord}>{messages.upload.row} </span>
      {formatCount(row)}
    </>
  );
}

interface ScrollBoxProps {
  label: string;
  /** Whether rows stay on one line, regardless of the width. */
  oneLine?: boolean;
  children: ReactNode;
}

/** A table that scrolls within its box; the box can be focused and scrolled by keyboard. */
export function ScrollBox({ label, oneLine = false, children }: ScrollBoxProps) {
  return (
    <div
      className={oneLine ? `${styles.sheet} ${styles.oneLine}` : styles.sheet}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** Values of a file that are ignored, because other values are stored for their customer. */
export function NotesTable({ notes }: { notes: readonly UploadError[] }) {
  if (notes.length === 0) return null;
  return (
    <>
      <Notice tone="warning">{messages.upload.keptHint}</Notice>
      <RowErrorsTable caption={messages.upload.kept} reasons={notes} />
    </>
  );
}
