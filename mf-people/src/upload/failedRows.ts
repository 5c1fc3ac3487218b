import { csvLine, csvText, readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import { FAILED_ROW_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  readUploadDay,
  UPLOAD_DATE_COLUMNS,
  type ColumnOrder,
  type ColumnOrders,
} from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import {
  failedRowNumbers,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { TEMPLATE_NAMES, type ColumnNames } from './mapping/columnNames';
import { readSlices } from './readSlices';
import { cellText, columnName, isBlankRow } from '@smart-elevator/shared-api/contract/elevators/uploadCells';

type Line = readonly (string | number)[];

/** How the columns of a file are called, and how its dates are read. */
interface FileReading {
  names?: ColumnNames;
  dates?: ColumnOrders | undefined;
}

/**
 * The failed rows of a file as a CSV file: each row with its values, followed by its number and its faults. Reasons without
 * a row (for the whole file, or for an unreadable part) are separate rows. Dates are written yyyy-mm-dd, since the rows
 * that showed their order may not be among them. Throws the errors of reading the file.
 */
export async function failedRows(
  file: Blob,
  failures: readonly UploadFailure[],
  { names = TEMPLATE_NAMES, dates }: FileReading = {},
): Promise<string> {
  const waiting = reasonsByRow(failures, names);
  let header: readonly string[] = [];
  let width = 0;
  let orders: readonly (ColumnOrder | undefined)[] = [];
  let row = 0;
  const lines: Line[] = [];
  for await (const { records } of readSlices(file)) {
    for (const cells of records) {
      row += 1;
      const isHeader = width === 0 && !isBlankRow(cells);
      if (isHeader) {
        header = withoutReasons(cells.slice(0, MAX_COLUMNS).map(readCsvCell));
        width = cells.length;
        orders = header.map((name) => orderOf(name, names, dates));
      }
      const wrong = isHeader ? undefined : waiting.get(row);
      if (!wrong) continue;
      waiting.delete(row);
      const values = cells.length === width ? cells.slice(0, header.length) : cells;
      const written = fitted(values, header.length).map((cell, at) => writtenCell(cell, orders[at]));
      lines.push([...written, row, wrong.join(' ')]);
    }
    if (waiting.size === 0) break;
  }
  const alone = [...waiting].map(([at, wrong]): Line => [...fitted([], header.length), at, wrong.join(' ')]);
  return csvText([[...header, ...FAILED_ROW_COLUMNS], ...lines, ...alone]);
}

/** A header with more columns than this is invalid. */
const MAX_COLUMNS = 100;

/** The header of a file that was downloaded here before, without the former reasons. */
function withoutReasons(header: readonly string[]): readonly string[] {
  const { length } = FAILED_ROW_COLUMNS;
  return header.slice(-length).join() === FAILED_ROW_COLUMNS.join() ? header.slice(0, -length) : header;
}

/** How the dates of a column are read; undefined for a column without dates. */
function orderOf(name: string, names: ColumnNames, dates: ColumnOrders | undefined): ColumnOrder | undefined {
  const same = (column: string) => names.of(column).toLowerCase() === columnName(name);
  const column = UPLOAD_DATE_COLUMNS.find(same);
  return column && dates?.[column];
}

function writtenCell(cell: string, order: ColumnOrder | undefined): string {
  const text = readCsvCell(cell);
  const read = order && readUploadDay(cellText(cell), order);
  return read && 'value' in read ? read.value : text;
}

/** As many cells as the header has; surplus values go into the last one, so that nothing is lost. */
function fitted(cells: readonly string[], width: number): readonly string[] {
  const fitting = cells.slice(0, width);
  const over = cells.slice(width);
  if (over.length > 0) fitting[width - 1] = [fitting[width - 1] ?? '', ...over].join(' ');
  return [...fitting, ...Array.from({ length: width - fitting.length }, () => '')];
}

function reasonsByRow(failures: readonly UploadFailure[], names: ColumnNames): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const failure of failures) {
    const { column } = failure;
    const reason = translateServerMessage(failure.message);
    const text = column === '' ? reason : `${names.of(column)}: ${reason}`;
    for (const row of failedRowNumbers(failure)) found.set(row, [...(found.get(row) ?? []), text]);
  }
  return found;
}

/**
 * The file without its failing rows. Empty lines take their places, so that the other rows keep their numbers. Throws
 * the errors of reading the file.
 */
export async function validRows(file: File, failing: ReadonlySet<number>): Promise<File> {
  const lines: string[] = [];
  for await (const { records } of readSlices(file)) {
    for (const cells of records) lines.push(csvLine(failing.has(lines.length + 1) ? [] : cells));
  }
  return new File(lines, file.name, { type: 'text/csv' });
}
