import { pipeline } from 'node:stream/promises';
import {
  UPLOAD_MAX_ROWS,
  uploadMessages,
  type UploadRow,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  CSV_PARSE_OPTIONS,
  UPLOAD_MAX_ROW_LENGTH,
  createUploadValidator,
  detectDelimiter,
  csvErrorMessage,
} from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { CsvError, parse } from 'csv-parse';
import { errorCode } from '../../config/errorMessage';
import { decodeUpload } from './decodeUpload';
import { refusedFile, type UploadErrors } from './UploadErrors';

/** A row that is valid by the rules of the template; `row` as spreadsheets count, with the header as row 1. */
export interface FileRow {
  row: number;
  value: UploadRow;
}

/** The contents of a file. */
export interface ReadFile {
  /** Rows with values, without the header. */
  filled: number;
  good: readonly FileRow[];
}

/** Thrown when the rest of the file is irrelevant. */
class StopReading extends Error {}

/** Reads a file while it is received and returns its valid rows; the errors of the others are added to `faults`. */
export async function readUpload(bytes: AsyncIterable<Buffer>, faults: UploadErrors): Promise<ReadFile> {
  const good: FileRow[] = [];
  const check = createUploadValidator();
  let row = 0;
  let filled = 0;

  function take(cells: readonly string[]): void {
    row += 1;
    if (row === 1) {
      const errors = check.header(cells);
      faults.addBad(errors);
      if (errors.length > 0) throw new StopReading();
      return;
    }
    // Blank rows count, because reading them costs as much.
    if (row > UPLOAD_MAX_ROWS + 1) throw refusedFile(uploadMessages().tooManyRows);
    const checked = check.row(cells, row);
    if (checked.kind === 'blank') return;
    filled += 1;
    if (checked.kind === 'bad') faults.addBad(checked.errors);
    else good.push({ row, value: checked.value });
  }

  try {
    await eachRow(bytes, take);
    if (filled === 0) throw refusedFile(uploadMessages().empty);
  } catch (error) {
    const message = reasonOf(error);
    if (message !== undefined) faults.addBad([{ row: row + 1, column: '', message }]);
    else if (!(error instanceof StopReading)) throw error;
  }
  return { filled, good };
}

/** Passes on each row as soon as it is read, including those before an unreadable place. */
async function eachRow(
  bytes: AsyncIterable<Buffer>,
  take: (cells: readonly string[]) => void,
): Promise<void> {
  const text = decodeUpload(bytes);
  try {
    const start = await firstLine(text);
    const parser = parse({
      ...CSV_PARSE_OPTIONS,
      delimiter: detectDelimiter(start),
      max_record_size: UPLOAD_MAX_ROW_LENGTH,
      on_record: (cells: string[]) => {
        take(cells);
        return undefined;
      },
    });
    await pipeline(continued(start, text), parser.resume());
  } finally {
    await text.return(undefined);
  }
}

/** The text up to the end of its first line, or somewhat further: the header decides how the rest is parsed. */
async function firstLine(text: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (start.length <= UPLOAD_MAX_ROW_LENGTH && !/[\r\n]/.test(start)) {
    const { done, value } = await text.next();
    if (done) break;
    start += value;
  }
  return start;
}

async function* continued(start: string, text: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* text;
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof CsvError) return csvErrorMessage(error.code);
  return errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? uploadMessages().notUtf8 : undefined;
}
