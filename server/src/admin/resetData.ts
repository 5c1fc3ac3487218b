import { existsSync, lstatSync, readdirSync, realpathSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/readConfig';
import { errorCode } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';
import { clusterIn } from '../database/embedded/createCluster';
import { nativeBinaries } from '../database/embedded/nativeBinaries';
import { operatorOf } from '../database/embedded/operator';
import { findDatabaseFolder } from '../database/embedded/databaseLocation';
import { stopOrphan } from '../database/embedded/postmaster';
import { lockDataDirectory } from '../database/lockDataDirectory';

/** The names of what a server creates in its data directory, apart from the database. */
const OWN_FILES =
  /^(database-is-at\.txt|database\.new-[0-9a-f]+|jwt-secret(\.[0-9a-f]+)?|server\.sock\.takeover)$/;
/** The same in the folder of mails, and in that of the database. */
const MAILS = /\.eml(\.part)?$/;
const OF_DATABASE = /^(cluster|password|disk-reserve|server\.log|\.s\.PGSQL\.\d+(\.lock)?)$/;

/** Asks before anything is removed, and returns the answer. */
export type Confirm = (question: string) => Promise<boolean>;

/**
 * Removes the embedded database, at any location, and everything else that a server has created in its data directory;
 * returns the sentence to show. Other files stay, and so do their folders. Throws StartupError while a server runs,
 * and when there is nothing to remove.
 */
export async function resetData(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  confirm: Confirm,
): Promise<string> {
  if (databaseUrl !== undefined)
    throw new StartupError(
      'DATABASE_URL is set, so the data is not in the embedded database. Nothing was removed: reset is for the embedded one only.',
    );
  const home = existsSync(dataDir) ? findDatabaseFolder(dataDir) : undefined;
  const mails = path.join(dataDir, 'mail');
  if (
    !existsSync(dataDir) ||
    (home === undefined && namesIn(dataDir, OWN_FILES).length === 0 && !existsSync(mails))
  )
    throw new StartupError(`There is nothing to remove in ${dataDir}.`);
  const release = await lockDataDirectory(dataDir);
  try {
    if (home !== undefined) checkIsDatabase(home);
    const places = [...(home === undefined ? [] : [`the database in ${home}`]), `the data in ${dataDir}`];
    if (!(await confirm(`This removes ${places.join(' and ')}, for good.`))) return 'Nothing was removed.';
    if (home !== undefined) await removeDatabase(home);
    removeNames(mails, MAILS);
    removeNames(dataDir, OWN_FILES, false);
  } finally {
    // This removes its socket, the last of our files.
    await release();
  }
  removeIfEmpty(dataDir);
  return existsSync(dataDir) && readdirSync(dataDir).length > 0
    ? `Removed. ${dataDir} contains other files, which were not removed.`
    : 'Removed.';
}

/** The location file may name a folder that is not a database. */
function checkIsDatabase(home: string): void {
  if (!existsSync(home) || existsSync(path.join(clusterIn(home), 'PG_VERSION'))) return;
  throw new StartupError(`${home} contains no database of this console. Nothing was removed.`);
}

async function removeDatabase(home: string): Promise<void> {
  if (!existsSync(home)) return;
  const operator = operatorOf(home);
  await stopOrphan(home, nativeBinaries(operator), operator);
  const isLink = lstatSync(home).isSymbolicLink();
  removeNames(realpathSync(home), OF_DATABASE);
  if (isLink) rmSync(home);
}

const namesIn = (folder: string, names: RegExp): string[] =>
  readdirSync(folder).filter((name) => names.test(name));

/** Removes the files with these names from a folder, and the folder if nothing else is in it. */
function removeNames(folder: string, names: RegExp, itself = true): void {
  if (!existsSync(folder)) return;
  for (const name of namesIn(folder, names))
    rmSync(path.join(folder, name), { recursive: true, force: true });
  if (itself) removeIfEmpty(folder);
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!/^(ENOTEMPTY|EEXIST|ENOTDIR|EBUSY|EACCES|EPERM)$/.test(errorCode(error))) throw error;
  }
}
