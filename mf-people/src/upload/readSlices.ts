import { detectCsvForm } from '@smart-elevator/shared-api/contract/elevators/csvDelimiter';
import { isWorkbook } from '@smart-elevator/shared-api/contract/elevators/fileBytes';
import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import {
  CSV_PARSE_OPTIONS,
  csvErrorMessage,
  UPLOAD_MAX_ROW_LENGTH,
} from '@smart-elevator/shared-api/contract/elevators/uploadValidator';

/** Bytes per slice: some 70 rows, a few milliseconds of work, so that the page stays responsive. */
const SLICE_BYTES = 16 * 1024;

/** A piece of a file. */
export interface Slice {
  records: readonly (readonly string[])[];
  /** Why the file cannot be read beyond these records; this is then the last slice. */
  fault?: string | undefined;
  /** The share of the file that has been read, 0 to 1. */
  share: number;
}

/**
 * Reads a file slice by slice; every slice is awaited, so the page can render in between. Throws the errors of
 * reading the file, and `signal.reason` if it is aborted.
 */
export async function* readSlices(file: Blob, signal?: AbortSignal): AsyncGenerator<Slice> {
  const parseRecords = await loadParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const splitter = createRecordSplitter();
  let delimiter = '';

  for (let start = 0; start < file.size; start += SLICE_BYTES) {
    const bytes = await file.slice(start, start + SLICE_BYTES).arrayBuffer();
    signal?.throwIfAborted();
    const last = start + SLICE_BYTES >= file.size;
    const share = Math.min(1, (start + SLICE_BYTES) / file.size);
    if (start === 0 && isWorkbook(new Uint8Array(bytes))) {
      yield { records: [], fault: uploadMessages().notCsv, share };
      return;
    }
    const decoded = decode(decoder, bytes, last);
    if (decoded === undefined) {
      yield { records: [], fault: uploadMessages().notUtf8, share };
      return;
    }
    const form = start === 0 ? detectCsvForm(decoded) : { delimiter, skip: 0 };
    delimiter = form.delimiter;
    const text = decoded.slice(form.skip);
    const whole = splitter.completeRecords(text);
    const { records, fault } = parseRecords(last ? whole + splitter.rest() : whole, delimiter);
    const endless = splitter.isLost() ? uploadMessages().endless : undefined;
    yield { records, share, fault: fault === undefined ? endless : csvErrorMessage(fault) };
    if (fault !== undefined || endless !== undefined) return;
  }
}

/** The text of a slice (a byte order mark at the start of the file is dropped); undefined if it is not UTF-8. */
function decode(decoder: TextDecoder, bytes: ArrayBuffer, last: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream: !last });
  } catch {
    return undefined;
  }
}

/** The records of a text and, if the parser failed, its error code; the records before the error are kept. */
type ParseRecords = (
  text: string,
  delimiter: string,
) => { records: readonly (readonly string[])[]; fault?: string };

/** The parser is large and only needed here: it is loaded when the first file is chosen. */
async function loadParser(): Promise<ParseRecords> {
  const { parse, CsvError } = await import('csv-parse/browser/esm/sync');
  return (text, delimiter) => {
    const options = { ...CSV_PARSE_OPTIONS, delimiter };
    try {
      return { records: parse(text, options) };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const before = typeof error['records'] === 'number' ? error['records'] : 0;
      return { records: before > 0 ? parse(text, { ...options, to: before }) : [], fault: error.code };
    }
  };
}

/**
 * Splits text that arrives in slices between records, so that each piece can be parsed separately. A line end inside
 * quotes belongs to its value: between records the number of quotes is even (RFC 4180).
 */
function createRecordSplitter() {
  let pending = '';
  let quoted = false;
  return {
    /** Returns the complete records; the rest waits for the next slice. */
    completeRecords(text: string): string {
      let end = 0;
      for (let at = 0; at < text.length; at += 1) {
        const letter = text[at];
        if (letter === '"') quoted = !quoted;
        else if (!quoted && endsRecord(letter, text[at + 1])) end = at + 1;
      }
      const whole = end === 0 ? '' : pending + text.slice(0, end);
      pending = end === 0 ? pending + text : text.slice(end);
      return whole;
    },
    /** The rest that waits. */
    rest: () => pending,
    /** Whether the rest can no longer become a record. */
    isLost: () => pending.length > UPLOAD_MAX_ROW_LENGTH,
  };
}

/** A carriage return at the end of a slice waits, since a line feed may follow. */
const endsRecord = (letter: string | undefined, next: string | undefined): boolean =>
  letter === '\n' || (letter === '\r' && next !== undefined && next !== '\n');
