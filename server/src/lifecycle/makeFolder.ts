import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode, errorMessage } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';

/**
 * Creates a folder and its parents. Node's own `recursive` loops forever, without reacting to signals, if the system
 * reports an existing folder as missing, as in /proc.
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

/** Creates the data directory, if it does not exist. Throws StartupError when it is not writable. */
export function makeDataDirectory(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`The data directory ${dataDir} cannot be made or written: ${errorMessage(error)}`);
  }
}
