import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../lifecycle/makeFolder';
import { StartupError } from '../../config/StartupError';
import { canEnter, operatorOf, type Operator } from './operator';

/** Where root stores what another account must be able to read. */
export const SHARED_LOCATION = '/var/lib/smart-elevator';

/** In the data directory: the folder of the database, or a file with its actual location. */
export const DEFAULT_FOLDER = 'database';
export const POINTER_FILE = 'database-is-at.txt';

/** The database folder of a data directory, existing or planned; undefined when that is not decided yet. */
export function findDatabaseFolder(dataDir: string): string | undefined {
  const note = path.join(dataDir, POINTER_FILE);
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  const usual = path.join(dataDir, DEFAULT_FOLDER);
  return existsSync(usual) ? usual : undefined;
}

/** The folder of the embedded database, and the account that runs it. */
export interface DatabaseLocation {
  home: string;
  operator: Operator;
}

/**
 * `DATA_DIR/database`. When PostgreSQL's account cannot enter DATA_DIR, a folder that it can, which is recorded in a
 * file in DATA_DIR.
 */
export function databaseLocation(dataDir: string): DatabaseLocation {
  const found = findDatabaseFolder(dataDir);
  if (found !== undefined) return known(found);
  const operator = operatorOf(undefined);
  if (canEnter(operator, dataDir)) return { home: path.join(dataDir, DEFAULT_FOLDER), operator };
  const home = path.join(SHARED_LOCATION, `database-${randomBytes(6).toString('hex')}`);
  makeFolder(SHARED_LOCATION, 0o755);
  writeFileSync(path.join(dataDir, POINTER_FILE), `${home}\n`);
  return { home, operator };
}

function known(home: string): DatabaseLocation {
  const operator = operatorOf(home);
  if (existsSync(home) && !canEnter(operator, home)) {
    throw new StartupError(
      `The database in ${home} belongs to an account that cannot enter the folder. Please make its parent folders ` +
        'enterable for all, or set DATA_DIR to another folder.',
    );
  }
  return { home, operator };
}
