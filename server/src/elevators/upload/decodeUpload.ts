import { isWorkbook, wideEncoding } from '@smart-elevator/shared-api/contract/elevators/fileBytes';
import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { refusedFile } from './UploadErrors';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bytes per piece: some fifteen rows, which take a few milliseconds to check. */
const PIECE = 4 * 1024;

/**
 * Decodes a file while it is received, in pieces, so that other calls are answered in between. UTF-8 or UTF-16, with or
 * without a byte order mark; throws a TypeError on anything else (R882).
 */
export async function* decodeUpload(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder = new TextDecoder('utf-8', { fatal: true });
  const chunks = bytes[Symbol.asyncIterator]();
  const turn = yieldToEventLoop();
  const next = async () => {
    const { done, value } = await chunks.next();
    return done ? undefined : value;
  };
  try {
    let isFirst = true;
    for (let chunk = await next(); chunk; chunk = await next()) {
      if (isFirst && isWorkbook(chunk)) throw refusedFile(uploadMessages().notCsv);
      if (isFirst) decoder = new TextDecoder(wideEncoding(chunk) ?? 'utf-8', { fatal: true });
      isFirst = false;
      for (let start = 0; start < chunk.length; start += PIECE) {
        yield decoder.decode(chunk.subarray(start, start + PIECE), { stream: true });
        await turn();
      }
    }
    yield decoder.decode();
  } finally {
    // After an early end the rest is still received, up to the largest size: a sender who is cut off would not see
    // the reason.
    while (await next()) await turn();
  }
}

/** Milliseconds that long work may block the event loop: every other call can be delayed by this at each step. */
const SLICE_MS = 5;

/**
 * For work with many steps. Await the returned function after each step: it yields to all other work when a slice is
 * over.
 */
export function yieldToEventLoop(slice = SLICE_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await nextTurn();
    began = performance.now();
  };
}
