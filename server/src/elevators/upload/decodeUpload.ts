import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { yieldToEventLoop } from '../../jobs/yieldToEventLoop';
import { refusedFile } from './UploadErrors';

/** How an archive begins, and with it a workbook of Excel's. */
const ARCHIVE = Buffer.from('PK\x03\x04');

/** Bytes handed on at a time: some fifteen rows, which take a few milliseconds to check. */
const PIECE = 4 * 1024;

/**
 * The text of a file as it arrives, in pieces, so that other calls are answered in between. UTF-8, with or without a
 * byte order mark; throws a TypeError on anything else.
 */
export async function* decodeUpload(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const chunks = bytes[Symbol.asyncIterator]();
  const turn = yieldToEventLoop();
  const next = async () => {
    const { done, value } = await chunks.next();
    return done ? undefined : value;
  };
  try {
    let isFirst = true;
    for (let chunk = await next(); chunk; chunk = await next()) {
      if (isFirst && chunk.subarray(0, ARCHIVE.length).equals(ARCHIVE))
        throw refusedFile(uploadMessages().notCsv);
      isFirst = false;
      for (let start = 0; start < chunk.length; start += PIECE) {
        yield decoder.decode(chunk.subarray(start, start + PIECE), { stream: true });
        await turn();
      }
    }
    yield decoder.decode();
  } finally {
    // Who stops reading still takes in the rest, up to the largest size: a sender who is cut off would not hear why.
    while (await next()) await turn();
  }
}
