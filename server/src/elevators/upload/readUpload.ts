import { pipeline } from 'node:stream/promises';
import {
  UPLOAD_MAX_ROWS,
  uploadMessages,
  type UploadError,
  type UploadRow,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  CSV_PARSE_OPTIONS,
  UPLOAD_MAX_ROW_LENGTH,
  createUploadValidator,
  csvErrorMessage,
  type UploadValidator,
} from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { detectCsvForm } from '@smart-elevator/shared-api/contract/elevators/csvDelimiter';
import {
  leftOutNotes,
  TableReader,
  type LeftOutRow,
  type TableItem,
} from '@smart-elevator/shared-api/contract/elevators/uploadTable';
import type { UploadingDealer } from '@smart-elevator/shared-api/contract/elevators/uploadDates';
import { CsvError, parse } from 'csv-parse';
import { errorCode } from '../../config/errorMessage';
import { decodeUpload, yieldToEventLoop } from './decodeUpload';
import { refusedFile, type UploadErrors } from './UploadErrors';

/** A row that is valid by the rules of the template; `row` as spreadsheets count, with the header as row 1. */
export interface FileRow {
  row: number;
  value: UploadRow;
  /** The file has no user name for the customer. */
  derived?: true | undefined;
}

/** The contents of a file. */
export interface ReadFile {
  /** Rows with values, without the header. */
  filled: number;
  good: readonly FileRow[];
  /** The rows that are no rows of the table. */
  leftOut: readonly UploadError[];
}

/** Thrown when the rest of the file is irrelevant. */
class StopReading extends Error {}

/**
 * Reads a file while it is received and returns its valid rows; the errors of the others are added to `faults`. What a
 * column shows as a whole decides how its values are read, so the rows are checked after the last one (R873).
 */
export async function readUpload(
  bytes: AsyncIterable<Buffer>,
  dealer: UploadingDealer,
  faults: UploadErrors,
): Promise<ReadFile> {
  const check = createUploadValidator(dealer);
  const table = new TableReader();
  const filled: RawRow[] = [];
  const leftOut: LeftOutRow[] = [];
  let records = 0;

  function take(cells: readonly string[]): void {
    records += 1;
    // Blank rows count, because reading them costs as much.
    if (records > UPLOAD_MAX_ROWS + 1) throw refusedFile(uploadMessages().tooManyRows);
    table.take(cells).forEach(takeItem);
  }

  function takeItem(item: TableItem): void {
    if (item.kind === 'leftOut') return void leftOut.push(item);
    const { kind, row, cells } = item;
    if (kind === 'header') {
      const errors = check.header(cells, row);
      faults.addBad(errors);
      if (errors.length > 0) throw new StopReading();
      return;
    }
    check.survey(cells, row);
    filled.push({ row, cells });
  }

  const read = () => table.end().forEach(takeItem);
  // What was read before an unreadable place has its header, too.
  const end = await eachRow(bytes, take)
    .then(read, (error: unknown) => {
      const unreadable = endOf(error, records + 1);
      read();
      return unreadable;
    })
    .catch((error: unknown) => endOf(error, records + 1));
  const good = await checkRows(filled, check, faults);
  if (end) faults.addBad(end);
  else if (filled.length === 0) throw refusedFile(uploadMessages().empty);
  return { filled: filled.length, good, leftOut: leftOutNotes(leftOut) };
}

interface RawRow {
  row: number;
  cells: readonly string[];
}

/** Checks the rows in slices, so that other calls are answered in between. */
async function checkRows(
  rows: readonly RawRow[],
  check: UploadValidator,
  faults: UploadErrors,
): Promise<FileRow[]> {
  const good: FileRow[] = [];
  const turn = yieldToEventLoop();
  for (const { row, cells } of rows) {
    const checked = check.row(cells, row);
    if (checked.kind === 'bad') faults.addBad(checked.errors);
    if (checked.kind === 'good') good.push({ row, value: checked.value, derived: checked.derived });
    await turn();
  }
  return good;
}

/** The errors of a file that could only be read up to a row; none if the rest is irrelevant. */
function endOf(error: unknown, row: number): UploadError[] {
  if (error instanceof StopReading) return [];
  const message = reasonOf(error);
  if (message === undefined) throw error;
  return [{ row, column: '', message }];
}

/** Passes on each row as soon as it is read, including those before an unreadable place. */
async function eachRow(
  bytes: AsyncIterable<Buffer>,
  take: (cells: readonly string[]) => void,
): Promise<void> {
  const text = decodeUpload(bytes);
  try {
    const start = await beginning(text);
    const { delimiter, skip } = detectCsvForm(start);
    const parser = parse({
      ...CSV_PARSE_OPTIONS,
      delimiter,
      max_record_size: UPLOAD_MAX_ROW_LENGTH,
      on_record: (cells: string[]) => {
        take(cells);
        return undefined;
      },
    });
    await pipeline(continued(start.slice(skip), text), parser.resume());
  } finally {
    await text.return(undefined);
  }
}

/** The code of a decoder's error. */
const INVALID_ENCODING = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Characters of the beginning that decide how the rest is parsed: some rows, and at least one. */
const BEGINNING = 16 * 1024;

async function beginning(text: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length < BEGINNING || (start.length <= UPLOAD_MAX_ROW_LENGTH && !/[\r\n]/.test(start))) {
    const { done, value } = await text.next();
    if (done) break;
    start += value;
  }
  // UTF-16 without a byte order mark: valid UTF-8, with a NUL as every other character of the first line, too.
  if (/^[^\r\n]*\0/.test(start)) throw Object.assign(new TypeError('not UTF-8'), { code: INVALID_ENCODING });
  return start;
}

async function* continued(start: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* text;
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof CsvError) return csvErrorMessage(error.code);
  return errorCode(error) === INVALID_ENCODING ? uploadMessages().notUtf8 : undefined;
}
