import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { types } from 'node:util';
import { errorMessage } from '../../config/errorMessage';
import { StartupError } from '../../config/StartupError';

/** PostgreSQL writes its WAL in files of 16 MB, and needs space for one more. */
const REQUIRED_BYTES = 24 * 1024 * 1024;

/** Describes a failure of initdb or postgres in a sentence. `error` may be anything, including log text. */
export function explainStart(error: unknown, home: string): StartupError {
  if (error instanceof StartupError) return error;
  const message = textOf(error);
  if (/no space left on device|ENOSPC|disk quota/i.test(message) || isFull(home)) {
    return new StartupError(
      `The disk of ${home} is full, so the database cannot start. Please free some space and start again; the data is ` +
        'not changed.',
    );
  }
  if (/permission denied|EACCES|EPERM/i.test(message)) {
    return new StartupError(
      `The database in ${home} cannot be read or written by this user: ${lastLine(message)}`,
    );
  }
  return new StartupError(`The embedded database in ${home} did not start: ${lastLine(message)}`);
}

/** On a full disk the actual reason may not have been logged. */
function isFull(folder: string): boolean {
  if (!existsSync(folder)) return folder !== path.dirname(folder) && isFull(path.dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < REQUIRED_BYTES;
}

function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const stderr = types.isNativeError(error) && 'stderr' in error ? error.stderr : undefined;
  return typeof stderr === 'string' && stderr ? stderr : errorMessage(error);
}

/** The last line that reports a failure, otherwise the last line. */
function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /fatal|panic|error/i.test(line)) ?? lines.at(-1) ?? 'no reason was given';
}
