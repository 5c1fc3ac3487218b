import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  UPLOAD_MAX_ROWS,
  uploadSentences,
  type UploadRow,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  UPLOAD_CSV,
  UPLOAD_LONGEST_ROW,
  uploadCheck,
  uploadQuoteSentence,
} from '@smart-elevator/shared-api/contract/elevators/uploadCheck';
import { CsvError, parse } from 'csv-parse';
import { refusedFile, type UploadFaults } from './UploadFaults';

/** A row that keeps every rule of the template; `row` as spreadsheets count, the header being row 1. */
export interface FileRow {
  row: number;
  value: UploadRow;
}

/** How an archive begins, and with it a workbook of Excel's. */
const ARCHIVE = Buffer.from('PK\x03\x04');

/** Thrown when nothing that follows in the file matters any more. */
class Enough extends Error {}

/** Reads a file as it arrives and gives its good rows; what is wrong with the others goes to `faults`. */
export async function readUpload(bytes: AsyncIterable<Buffer>, faults: UploadFaults): Promise<FileRow[]> {
  const good: FileRow[] = [];
  const check = uploadCheck();
  let row = 0;
  let filled = 0;

  function take(cells: readonly string[]): void {
    row += 1;
    if (row === 1) {
      const errors = check.header(cells);
      faults.addBad(errors);
      if (errors.length > 0) throw new Enough();
      return;
    }
    // Blank ones count: reading them costs as much.
    if (row > UPLOAD_MAX_ROWS + 1) throw refusedFile(uploadSentences().tooManyRows);
    const checked = check.row(cells, row);
    if (checked.kind === 'blank') return;
    filled += 1;
    if (checked.kind === 'bad') faults.addBad(checked.errors);
    else good.push({ row, value: checked.value });
  }

  try {
    await eachRow(bytes, take);
    if (filled === 0) throw refusedFile(uploadSentences().empty);
  } catch (error) {
    const message = reasonOf(error);
    if (message !== undefined) faults.addBad([{ row: row + 1, column: '', message }]);
    else if (!(error instanceof Enough)) throw error;
  }
  return good;
}

/** Hands over each row as soon as it is read, also those before a place that cannot be read. */
async function eachRow(
  bytes: AsyncIterable<Buffer>,
  take: (cells: readonly string[]) => void,
): Promise<void> {
  const parser = parse({
    ...UPLOAD_CSV,
    max_record_size: UPLOAD_LONGEST_ROW,
    on_record: (cells: string[]) => {
      take(cells);
      return undefined;
    },
  });
  await pipeline(Readable.from(decoded(bytes)), parser.resume());
}

/** UTF-8, with or without a byte order mark; throws a TypeError on anything else. */
async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const chunks = bytes[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await chunks.next();
    return done ? undefined : value;
  };
  try {
    let isFirst = true;
    for (let chunk = await next(); chunk; chunk = await next()) {
      if (isFirst && chunk.subarray(0, ARCHIVE.length).equals(ARCHIVE))
        throw refusedFile(uploadSentences().notCsv);
      isFirst = false;
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // Who stops reading still takes in the rest: a sender who is cut off would not hear why.
    while (await next());
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof CsvError) return uploadQuoteSentence(error.code);
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? uploadSentences().notUtf8 : undefined;
}
