import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import {
  uploadMessages,
  type UploadColumn,
  type UploadError,
  type UploadRow,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  groupFailures,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import type { ColumnOrders } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import {
  type CheckedRow,
  createUploadValidator,
  UNKNOWN_DEALER,
} from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { createNameCollector, NO_NAMES, type FileNames } from './fixes/fileNames';
import { cellText, columnName, isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

/** A row of the file with its number as in spreadsheets: the header is row 1. */
export interface FileRow {
  row: number;
  cells: readonly string[];
}

/** The browser's preview of a file. */
export interface UploadPreview {
  /** The header of the file. */
  columns: readonly string[];
  firstRows: readonly FileRow[];
  /** The number of rows with values, without the header; if `stopped`, of the rows before the fault. */
  rows: number;
  /** The number of rows that the server will refuse. */
  failingRows: number;
  errors: readonly UploadError[];
  /** The same, by column and reason; the server lists only the first errors, but all failures. */
  failures: readonly UploadFailure[];
  /** Values that would be ignored; only the server reports them. */
  notes: readonly UploadError[];
  /** The people who would get an invitation; only a server that can hold the invitations returns it. */
  invitations?: number | undefined;
  /** The people of the file about whom the dealer may decide. */
  names: FileNames;
  /** The valid rows with a value that was derived, by their number. */
  completed: ReadonlyMap<number, UploadRow>;
  /** Columns of the file that this server does not read. */
  unread?: readonly UploadColumn[];
  /** How the dates are read; undefined if the columns are not the template's. */
  dates?: ColumnOrders | undefined;
  /** The rest of the file could not be read. */
  stopped: boolean;
}

/** Rows that the preview shows. */
export const PREVIEW_ROWS = 5;

export interface PreviewOptions {
  /** The names, in lower case, of the dealer's existing elevators. */
  existing?: ReadonlySet<string>;
  /** How the surveyed file's dates are read. */
  dates?: ColumnOrders | undefined;
  /** For derived user names. */
  dealer_id?: number;
}

const NONE: ReadonlySet<string> = new Set();

/** Collects the preview from the records of a file, one by one. */
export function createPreviewCollector({ existing = NONE, dates, dealer_id }: PreviewOptions) {
  const check = createUploadValidator({ ...UNKNOWN_DEALER, dealer_id }, dates);
  const errors: UploadError[] = [];
  const firstRows: FileRow[] = [];
  const names = createNameCollector();
  const completed = new Map<number, UploadRow>();
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
        // Empty rows above the header.
        if (isBlankRow(cells)) return;
        columns = cells;
        errors.push(...check.header(cells, records));
        stopped = errors.length > 0;
        return;
      }
      const checked = check.row(cells, records);
      if (checked.kind === 'blank') return;
      rows += 1;
      names.addTechnician(cellOf(columns, cells, 'technician'), records);
      if (checked.kind === 'good') {
        if (checked.derived) names.addDerived(checked.value, records);
        if (checked.derived || cellOf(columns, cells, 'main_start_date') === '')
          completed.set(records, checked.value);
      }
      if (firstRows.length < PREVIEW_ROWS)
        firstRows.push({ row: records, cells: withUsername(columns, cells, checked) });
      const reasons = checked.kind === 'bad' ? checked.errors : conflicts(checked.value, records, existing);
      if (reasons.length === 0) return;
      failingRows += 1;
      errors.push(...reasons);
    },
    /** Called if the next row, and so the rest of the file, cannot be read. */
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
        ...reported(empty ? [wholeFile(uploadMessages().empty)] : errors),
        notes: [],
        names: names.names(),
        completed,
        dates,
        stopped,
      };
    },
  };
}

/** The preview of a file that is not read at all. */
export const unreadableFilePreview = (message: string, row = 0): UploadPreview => ({
  columns: [],
  firstRows: [],
  rows: 0,
  failingRows: 0,
  ...reported([{ row, column: '', message }]),
  notes: [],
  names: NO_NAMES,
  completed: new Map(),
  stopped: true,
});

/** The cells of a row, with the user name that the customer will get if the file has none (R876). */
function withUsername(
  columns: readonly string[],
  cells: readonly string[],
  checked: CheckedRow,
): readonly string[] {
  if (checked.kind !== 'good' || !checked.derived) return cells;
  return cells.with(placeOf(columns, 'customer_username'), checked.value.customer_username);
}

const placeOf = (columns: readonly string[], name: UploadColumn): number =>
  columns.findIndex((column) => columnName(column) === name);

const cellOf = (columns: readonly string[], cells: readonly string[], name: UploadColumn): string =>
  cellText(cells[placeOf(columns, name)]);

/** The conflicts with existing data that the server will find. */
const conflicts = (value: UploadRow, row: number, existing: ReadonlySet<string>): UploadError[] =>
  existing.has(searchForm(value.elevator_name))
    ? [{ row, column: 'elevator_name', message: uploadMessages().elevatorExists }]
    : [];

const reported = (errors: readonly UploadError[]) => ({ errors, failures: groupFailures(errors) });

const wholeFile = (message: string): UploadError => ({ row: 0, column: '', message });
