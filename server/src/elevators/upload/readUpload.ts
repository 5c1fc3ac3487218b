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
import { decodeUpload } from './decodeUpload';
import { refusedFile, type UploadErrors } from './UploadErrors';

/** A row that keeps every rule of the template; `row` as spreadsheets count, the header being row 1. */
export interface FileRow {
  row: number;
  value: UploadRow;
}

/** A file that was read. */
export interface ReadFile {
  /** Rows with values, the header apart. */
  filled: number;
  good: readonly FileRow[];
}

/** Thrown when nothing that follows in the file matters any more. */
class StopReading extends Error {}

/** Reads a file as it arrives and gives its good rows; what is wrong with the others goes to `faults`. */
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
    // Blank ones count: reading them costs as much.
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

/** Hands over each row as soon as it is read, also those before a place that cannot be read. */
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

/** The text up to the end of its first line, and somewhat further: the header decides how the rest is read. */
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
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? uploadMessages().notUtf8 : undefined;
}
