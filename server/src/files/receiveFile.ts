import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { MAX_FILE_BYTES } from '@smart-elevator/shared-api/contract/files/storedFile';
import { HttpError, badRequest } from '../http/HttpError';

/** What a client says of the bytes that follow. */
export interface Announced {
  /** The header Content-Length. */
  length: string | undefined;
  /** In hexadecimal. */
  sha256: string;
}

/** The announced number of bytes. Throws 411 without one, 400 for an empty file and 413 for one that is too large. */
export function announcedBytes(length: string | undefined): number {
  if (length === undefined || !/^\d{1,15}$/.test(length))
    throw new HttpError(411, { detail: fileMessages.noLength });
  const bytes = Number(length);
  if (bytes === 0) throw badRequest({ file: [fileMessages.empty] });
  if (bytes > MAX_FILE_BYTES) throw new HttpError(413, { detail: fileMessages.tooLarge });
  return bytes;
}

/**
 * Writes a body to `file`. Throws 400 when its length or its hash is not the announced one; a client that goes away
 * makes it throw, too. The caller removes the file.
 */
export async function receiveFile(
  body: Readable,
  file: string,
  { length, sha256 }: Announced,
): Promise<void> {
  const announced = announcedBytes(length);
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    body,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length;
        if (bytes > announced) throw badRequest({ file: [fileMessages.otherLength] });
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  if (bytes !== announced) throw badRequest({ file: [fileMessages.otherLength] });
  if (hash.digest('hex') !== sha256) throw badRequest({ sha256: [fileMessages.otherContent] });
}
