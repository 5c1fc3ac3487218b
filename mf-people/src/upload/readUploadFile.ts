import { UPLOAD_MAX_BYTES, uploadSentences } from '@smart-elevator/shared-api/contract/elevators/upload';
import { UPLOAD_CSV, uploadQuoteSentence } from '@smart-elevator/shared-api/contract/elevators/uploadCheck';
import { messages } from '../messages';
import { previewCollector, refusedFile, type UploadPreview } from './previewCollector';
import { recordCutter } from './recordCutter';

/** Bytes taken at a time: some 70 rows, a few milliseconds of work, so that the page stays responsive. */
const SLICE = 16 * 1024;

interface ReadOptions {
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  /** The names, in lower case, of the elevators that the dealer has already. */
  existing?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Reads a file slice by slice and checks it with the very rules of the server; every slice is awaited, so the page can
 * draw in between. Throws what reading the file throws, and `signal.reason` when it is aborted.
 */
export async function readUploadFile(
  file: Blob,
  { signal, onProgress, existing = NONE }: ReadOptions = {},
): Promise<UploadPreview> {
  if (file.size > UPLOAD_MAX_BYTES) return refusedFile(uploadSentences().tooLarge);
  const parseRecords = await loadParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const cutter = recordCutter();
  const collected = previewCollector(existing);

  for (let start = 0; start < file.size && !collected.stopped(); start += SLICE) {
    const bytes = await file.slice(start, start + SLICE).arrayBuffer();
    signal?.throwIfAborted();
    const last = start + SLICE >= file.size;
    const text = decode(decoder, bytes, last);
    if (text === undefined) {
      collected.breakOff(uploadSentences().notUtf8);
      break;
    }
    const whole = cutter.cut(text);
    const isEnd = last || cutter.isLost();
    const { records, fault } = parseRecords(isEnd ? whole + cutter.rest() : whole);
    for (const cells of records) if (!collected.stopped()) collected.take(cells);
    if (fault !== undefined) collected.breakOff(uploadQuoteSentence(fault));
    else if (isEnd && !last) collected.breakOff(messages.upload.endless);
    onProgress?.(Math.min(1, (start + SLICE) / file.size));
  }
  return collected.preview();
}

/** The text of a slice (a byte order mark at the start of the file is dropped); undefined when it is not UTF-8. */
function decode(decoder: TextDecoder, bytes: ArrayBuffer, last: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream: !last });
  } catch {
    return undefined;
  }
}

/** The records of a text and, when the parser stumbled, the code of its error; the records before it are kept. */
type ParseRecords = (text: string) => { records: readonly (readonly string[])[]; fault?: string };

/** The parser is large and only needed here: it is loaded when the first file is chosen. */
async function loadParser(): Promise<ParseRecords> {
  const { parse, CsvError } = await import('csv-parse/browser/esm/sync');
  return (text) => {
    try {
      return { records: parse(text, UPLOAD_CSV) };
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const before = typeof error['records'] === 'number' ? error['records'] : 0;
      return { records: before > 0 ? parse(text, { ...UPLOAD_CSV, to: before }) : [], fault: error.code };
    }
  };
}
