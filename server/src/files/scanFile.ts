import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { fileMessages } from '@smart-elevator/shared-api/contract/files/fileMessages';
import { badRequest } from '../http/HttpError';

/** What a scanner says: 'away' when there is no answer. */
export type ScannerState = 'none' | 'ready' | 'away';

const TIMEOUT_MS = 15_000;
const CHUNK_BYTES = 64 * 1024;

/**
 * Sends a file to clamd (INSTREAM of its protocol). Returns whether it was scanned: a scanner that is away or busy never
 * stops an upload. Throws 400 when it found something.
 */
export async function scanFile(clamdUrl: string | undefined, file: string): Promise<boolean> {
  if (clamdUrl === undefined) return false;
  const answer = await ask(clamdUrl, 'INSTREAM', async function* () {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }))
      yield Buffer.concat([lengthOf(chunk.length), chunk]);
    yield lengthOf(0);
  });
  if (answer?.endsWith('FOUND')) throw badRequest({ file: [fileMessages.infected] });
  return answer?.endsWith('OK') ?? false;
}

/** Asks the scanner whether it works. */
export async function scannerState(clamdUrl: string | undefined): Promise<ScannerState> {
  if (clamdUrl === undefined) return 'none';
  return (await ask(clamdUrl, 'PING')) === 'PONG' ? 'ready' : 'away';
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** One command and its answer; undefined without one. */
function ask(
  url: string,
  command: string,
  content?: () => AsyncIterable<Buffer>,
): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 3310), timeout: TIMEOUT_MS });
    const chunks: Buffer[] = [];
    const end = (answer?: string) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => end(Buffer.concat(chunks).toString('utf8').replace(/\0/g, '').trim()));
    socket.on('error', () => end());
    socket.on('timeout', () => end());
    socket.on('connect', () => void send().catch(() => end()));
    async function send(): Promise<void> {
      socket.write(`z${command}\0`);
      for await (const chunk of content?.() ?? [])
        if (!socket.write(chunk))
          await new Promise((drained) => socket.once('drain', drained).once('close', drained));
    }
  });
}
