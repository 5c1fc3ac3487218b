import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../../config/StartFault';
import { canEnter, operatorOf, type Operator } from './operator';

/** Where root keeps what another account must be able to read. */
export const SHARED_PLACE = '/var/lib/smart-elevator';

/** The folder of the embedded database, and who runs it. */
export interface Place {
  home: string;
  operator: Operator;
}

/**
 * `DATA_DIR/database`; when PostgreSQL's account cannot enter DATA_DIR, a folder that it can, with a note in DATA_DIR
 * that says where.
 */
export function placeOf(dataDir: string): Place {
  const note = path.join(dataDir, 'database-is-at.txt');
  if (existsSync(note)) return known(readFileSync(note, 'utf8').trim());
  const usual = path.join(dataDir, 'database');
  if (existsSync(usual)) return known(usual);
  const operator = operatorOf(undefined);
  if (canEnter(operator, dataDir)) return { home: usual, operator };
  const home = path.join(SHARED_PLACE, `database-${randomBytes(6).toString('hex')}`);
  mkdirSync(SHARED_PLACE, { recursive: true, mode: 0o755 });
  writeFileSync(note, `${home}\n`);
  return { home, operator };
}

function known(home: string): Place {
  const operator = operatorOf(home);
  if (existsSync(home) && !canEnter(operator, home)) {
    throw new StartFault(
      `The database in ${home} belongs to an account that cannot enter the folder. Please make its parent folders ` +
        'enterable for all, or set DATA_DIR to another folder.',
    );
  }
  return { home, operator };
}
