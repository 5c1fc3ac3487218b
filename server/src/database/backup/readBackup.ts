import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorMessage } from '../../config/errorMessage';
import { StartupError } from '../../config/StartupError';
import { decrypt } from './encryption';
import { FORMAT, readLine, type BackupHeader, type Line } from './format';

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
    const isKeyGiven = key === undefined || error instanceof StartupError;
    const reason = isKeyGiven ? '' : ' BACKUP_KEY may not be its key.';
    throw new StartupError(`The backup ${file} cannot be read: ${errorMessage(error)}${reason}`);
  }
}

/** The first line of a backup. Throws StartupError when the file is not a backup. */
export async function readHeader(file: string, key: string | undefined): Promise<BackupHeader> {
  for await (const line of textOf(file, key)) {
    const head: unknown = parsed(line);
    if (isHead(head)) return head;
    break;
  }
  throw new StartupError(`${file} is not a backup of this console.`);
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
