import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorMessage } from '../../config/errorMessage';
import { StartupError } from '../../config/StartupError';
import { decrypt, ENCRYPTED } from './encryption';
import { FORMAT, readLine, type BackupHeader, type Line } from './format';

/** A gzipped file begins with these bytes. */
const GZIPPED = Buffer.from([0x1f, 0x8b]);

/** How a file is packed. Throws StartupError when it cannot be opened, or does not begin like a backup. */
async function kindOf(file: string): Promise<'gzipped' | 'encrypted'> {
  const beginning = await firstBytes(file).catch((error: unknown) => {
    throw new StartupError(`The backup ${file} cannot be read: ${errorMessage(error)}.`);
  });
  if (beginning.equals(ENCRYPTED)) return 'encrypted';
  if (beginning.subarray(0, GZIPPED.length).equals(GZIPPED)) return 'gzipped';
  throw notABackup(file);
}

async function firstBytes(file: string): Promise<Buffer> {
  const opened = await open(file);
  const { buffer, bytesRead } = await opened
    .read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0)
    .finally(() => opened.close());
  return buffer.subarray(0, bytesRead);
}

const notABackup = (file: string) => new StartupError(`${file} is not a backup of this console.`);

/** The lines of a gzipped file, encrypted or not. Throws StartupError when it cannot be read to its end. */
async function* textOf(file: string, key: string | undefined): AsyncGenerator<string> {
  try {
    // An error is thrown where the stream is read.
    const unzipped = pipeline(createReadStream(file), decrypt(key), createGunzip(), () => {});
    unzipped.setEncoding('utf8');
    let rest = '';
    for await (const chunk of unzipped) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof StartupError)
      throw new StartupError(`The backup ${file} cannot be read. ${error.message}`);
    const cause =
      (await kindOf(file)) === 'encrypted'
        ? 'BACKUP_KEY is not the key that it was written with, or the file is damaged or incomplete.'
        : 'It is damaged or incomplete.';
    throw new StartupError(
      `The backup ${file} cannot be read to its end (${errorMessage(error)}). ${cause} Please try another copy of it, or an ` +
        'earlier backup.',
    );
  }
}

/** The first line of a backup. Throws StartupError when the file is not a backup, or is damaged. */
export async function readHeader(file: string, key: string | undefined): Promise<BackupHeader> {
  await kindOf(file);
  let isFirst = true;
  for await (const line of textOf(file, key)) {
    const head: unknown = isFirst ? parsed(line) : undefined;
    if (isHead(head)) return head;
    // The checksum at the end of the file tells a damaged first line from another kind of file: read on.
    isFirst = false;
  }
  throw notABackup(file);
}

/**
 * The lines between the head and the end; the end is compared with what was read. Throws StartupError when the file
 * is damaged or incomplete. This may be detected at the last line only, so nothing may be stored before.
 */
export async function* contentOf(
  file: string,
  key: string | undefined,
): AsyncGenerator<Exclude<Line, { is: 'end' }>> {
  const hash = createHash('sha256');
  let rows = 0;
  let isHeadRead = false;
  for await (const text of textOf(file, key)) {
    const line = isHeadRead ? lineOf(text, file) : undefined;
    isHeadRead = true;
    if (line?.is === 'end') {
      if (line.end.rows === rows && line.end.sha256 === hash.digest('hex')) return;
      break;
    }
    hash.update(`${text}\n`);
    if (line?.is === 'row') rows += 1;
    if (line) yield line;
  }
  throw new StartupError(`The backup ${file} is damaged or incomplete.`);
}

function lineOf(text: string, file: string): Line {
  try {
    return readLine(text);
  } catch {
    throw new StartupError(`The backup ${file} is damaged or incomplete.`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isHead = (parsed: unknown): parsed is BackupHeader =>
  typeof parsed === 'object' &&
  parsed !== null &&
  'format' in parsed &&
  parsed.format === FORMAT &&
  'migrations' in parsed;
