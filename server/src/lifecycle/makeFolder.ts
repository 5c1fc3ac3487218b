import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode, errorMessage } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';

/**
 * Makes a folder and those above it. Node's own `recursive` goes round for ever, deaf to signals, where the system says of a
 * folder that is there that it is not, as in /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, mode === undefined ? {} : { mode });
  } catch (error) {
    const isThere = errorCode(error) === 'EEXIST' && statSync(folder).isDirectory();
    if (!isThere) throw error;
  }
}

/** Makes the data directory, if it is not there. Throws StartupError when we cannot write in it. */
export function makeDataDirectory(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`The data directory ${dataDir} cannot be made or written: ${errorMessage(error)}`);
  }
}
