import type { UploadError } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import {
  groupFailures,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { DataTable } from '@smart-elevator/shared-ui/table/DataTable';
import { messages } from '../messages';
import { useColumnNames } from './mapping/columnNames';
import { SaveFailedRows } from './SaveFailedRows';
import { summarizeFailures, type FailureReason } from './summarizeFailures';
import styles from './UploadPanel.module.css';
import { formatCount } from '@smart-elevator/shared-ui/format/number';
import type { ReactNode } from 'react';
import { Notice } from '@smart-elevator/shared-ui/feedback/Notice';

/** Reasons shown on the page; the file has all of them. */
export const MAX_SHOWN_REASONS = 50;

interface RowErrorsTableProps {
  caption: string;
  reasons: readonly UploadError[];
  /** The file with the failed rows; they can be downloaded with the reasons. */
  file?: Blob | undefined;
  /** All reasons, if `reasons` are only the first ones. */
  failures?: readonly UploadFailure[];
  /** How the dates of the file are read. */
  dates?: ColumnOrders | undefined;
}

/** The faults of a file, each once with its rows, and a download of the failed rows with their reasons. */
export function RowErrorsTable({
  caption,
  reasons,
  file,
  failures = groupFailures(reasons),
  dates,
}: RowErrorsTableProps) {
  const all = summarizeFailures(failures);
  return (
    <div className={styles.reasons}>
      <ScrollBox label={caption}>
        <DataTable
          caption={caption}
          columns={[
            {
              key: 'row',
              title: messages.upload.row,
              render: (reason) => <Rows {...reason} />,
              width: '10rem',
            },
            {
              key: 'column',
              title: messages.upload.column,
              render: ({ column }) => <ColumnName column={column} />,
              width: '13.75rem',
            },
            { key: 'reason', title: messages.upload.reason, render: ({ reason }) => reason },
          ]}
          rows={all.slice(0, MAX_SHOWN_REASONS)}
          rowKey={({ column, reason }) => `${column} ${reason}`}
        />
      </ScrollBox>
      <div className={styles.reasonsFoot}>
        {all.length > MAX_SHOWN_REASONS ? (
          <p>{messages.upload.more(all.length - MAX_SHOWN_REASONS)}</p>
        ) : null}
        {file ? <SaveFailedRows file={file} failures={failures} dates={dates} /> : null}
      </div>
    </div>
  );
}

/** The number of a reason's row; of several rows, how many they are and the first ones. */
function Rows({ count, firstRows }: Pick<FailureReason, 'count' | 'firstRows'>) {
  const [first = 0] = firstRows;
  return count === 1 ? (
    <RowNumber row={first} />
  ) : (
    messages.upload.manyRows(count, firstRows.map(formatCount).join(' · '), count > firstRows.length)
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

/** A column of the file by the dealer's own name, with what the template means by it; '–' for the row as a whole. */
function ColumnName({ column }: { column: string }) {
  const names = useColumnNames();
  const meaning = names.meaning(column);
  if (column === '') return '–';
  return (
    <>
      {names.of(column)}
      {meaning ? <span className={styles.meaning}> {meaning}</span> : null}
    </>
  );
}
