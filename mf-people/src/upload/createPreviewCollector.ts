import {
  uploadMessages,
  type UploadError,
  type UploadRow,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { createUploadValidator } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';

/** A row of the file with its number as spreadsheets count: the header is row 1. */
export interface FileRow {
  row: number;
  cells: readonly string[];
}

/** What the browser found in a file before it is sent. */
export interface UploadPreview {
  /** The header as it stands in the file. */
  columns: readonly string[];
  firstRows: readonly FileRow[];
  /** Rows with values, the header apart; those read so far, when `stopped`. */
  rows: number;
  /** Rows that the server will refuse. */
  failingRows: number;
  errors: readonly UploadError[];
  /** Values that would not be taken over; only the server knows them. */
  notes: readonly UploadError[];
  /** The rest of the file could not be read. */
  stopped: boolean;
}

/** Rows that the preview shows. */
export const PREVIEW_ROWS = 5;

/**
 * Takes the records of a file one by one and keeps what the preview tells. `existing` are the names, in lower case, of
 * the elevators that the dealer has already.
 */
export function createPreviewCollector(existing: ReadonlySet<string>) {
  const check = createUploadValidator();
  const errors: UploadError[] = [];
  const firstRows: FileRow[] = [];
  let columns: readonly string[] | undefined;
  let records = 0;
  let rows = 0;
  let failingRows = 0;
  let stopped = false;
  return {
    stopped: () => stopped,
    take(cells: readonly string[]) {
      records += 1;
      if (!columns) {
        columns = cells;
        errors.push(...check.header(cells));
        stopped = errors.length > 0;
        return;
      }
      const checked = check.row(cells, records);
      if (checked.kind === 'blank') return;
      rows += 1;
      if (firstRows.length < PREVIEW_ROWS) firstRows.push({ row: records, cells });
      const reasons = checked.kind === 'bad' ? checked.errors : conflicts(checked.value, records, existing);
      if (reasons.length === 0) return;
      failingRows += 1;
      errors.push(...reasons);
    },
    /** The row after the last one taken cannot be read, and so nothing behind it. */
    breakOff(message: string) {
      if (stopped) return;
      errors.push({ row: records + 1, column: '', message });
      failingRows += 1;
      stopped = true;
    },
    preview(): UploadPreview {
      const empty = errors.length === 0 && rows === 0;
      return {
        columns: columns ?? [],
        firstRows,
        rows,
        failingRows,
        errors: empty ? [wholeFile(uploadMessages().empty)] : errors,
        notes: [],
        stopped,
      };
    },
  };
}

/** What is told of a file that is not read at all. */
export const unreadableFilePreview = (message: string): UploadPreview => ({
  columns: [],
  firstRows: [],
  rows: 0,
  failingRows: 0,
  errors: [wholeFile(message)],
  notes: [],
  stopped: true,
});

/** What the server will find to be there already. */
const conflicts = (value: UploadRow, row: number, existing: ReadonlySet<string>): UploadError[] =>
  existing.has(value.elevator_name.toLowerCase())
    ? [{ row, column: 'elevator_name', message: uploadMessages().elevatorExists }]
    : [];

const wholeFile = (message: string): UploadError => ({ row: 0, column: '', message });
