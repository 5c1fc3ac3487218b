import { csvLine, csvText, readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import { FAILED_ROW_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { translateServerMessage } from '@smart-elevator/shared-ui/language/translateServerMessage';
import {
  failedRowNumbers,
  type UploadFailure,
} from '@smart-elevator/shared-api/contract/elevators/uploadFailures';
import { TEMPLATE_NAMES, type ColumnNames } from './mapping/columnNames';
import { readSlices } from './readSlices';

type Line = readonly (string | number)[];

/**
 * The failed rows of a file as a CSV file: each row with its values, followed by its number and its faults. Reasons without
 * a row (for the whole file, or for an unreadable part) are separate rows. Throws the errors of reading the file.
 */
export async function failedRows(
  file: Blob,
  failures: readonly UploadFailure[],
  names: ColumnNames = TEMPLATE_NAMES,
): Promise<string> {
  const waiting = reasonsByRow(failures, names);
  let header: readonly string[] = [];
  let width = 0;
  let row = 0;
  const lines: Line[] = [];
  for await (const { records } of readSlices(file)) {
    for (const cells of records) {
      row += 1;
      const isHeader = width === 0 && cells.some((cell) => cell.trim() !== '');
      if (isHeader) {
        header = withoutReasons(cells.slice(0, MAX_COLUMNS).map(readCsvCell));
        width = cells.length;
      }
      const wrong = isHeader ? undefined : waiting.get(row);
      if (!wrong) continue;
      waiting.delete(row);
      const values = cells.length === width ? cells.slice(0, header.length) : cells;
      lines.push([...fitted(values, header.length).map(readCsvCell), row, wrong.join(' ')]);
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
