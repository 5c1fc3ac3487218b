import { Readable, pipeline } from 'node:stream';
import {
  UPLOAD_MAX_ROWS,
  uploadSentences,
  type UploadRow,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  UPLOAD_CSV,
  uploadCheck,
  uploadQuoteSentence,
} from '@smart-elevator/shared-api/contract/elevators/uploadCheck';
import { CsvError, parse } from 'csv-parse';
import type { UploadFaults } from './UploadFaults';

/** A row that keeps every rule of the template; `row` as spreadsheets count, the header being row 1. */
export interface FileRow {
  row: number;
  value: UploadRow;
}

/** Reads a file as it arrives and gives its good rows; what is wrong with the others goes to `faults`. */
export async function readUpload(bytes: AsyncIterable<Buffer>, faults: UploadFaults): Promise<FileRow[]> {
  const said = uploadSentences();
  const check = uploadCheck();
  const good: FileRow[] = [];
  let row = 0;
  let filled = 0;
  let readable = true;
  try {
    for await (const cells of csvRows(bytes)) {
      row += 1;
      // What cannot be read any more is still taken in: a sender who is cut off would not hear why.
      if (!readable) continue;
      if (row === 1) {
        const errors = check.header(cells);
        faults.addBad(errors);
        readable = errors.length === 0;
        continue;
      }
      const checked = check.row(cells, row);
      if (checked.kind === 'blank') continue;
      if (checked.kind === 'bad') faults.addBad(checked.errors);
      else good.push({ row, value: checked.value });
      filled += 1;
      readable = filled <= UPLOAD_MAX_ROWS;
    }
  } catch (error) {
    const message = reasonOf(error);
    if (message === undefined) throw error;
    faults.addBad([{ row: row + 1, column: '', message }]);
    return good;
  }
  if (readable && filled === 0) faults.addBad([{ row: 0, column: '', message: said.empty }]);
  return good;
}

/** The cells of each row, the header among them. */
function csvRows(bytes: AsyncIterable<Buffer>): AsyncIterable<string[]> {
  const parser = parse(UPLOAD_CSV);
  // Errors of the source destroy the parser, and whoever reads the rows is told.
  pipeline(Readable.from(decoded(bytes)), parser, () => {});
  return parser as AsyncIterable<string[]>;
}

/** UTF-8, with or without a byte order mark; throws a TypeError on anything else. */
async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof CsvError) return uploadQuoteSentence(error.code);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? uploadSentences().notUtf8 : undefined;
}
