import { errorMessage } from '../config/errorMessage';
import type { Config } from '../config/readConfig';
import { StartupError } from '../config/StartupError';
import { backupsIn } from '../database/backup/backupFolder';
import { checkBackup } from '../database/backup/checkBackup';
import { writeBackup } from '../database/backup/writeBackup';
import { backUpFiles, filesBeside, missingSentence } from '../files/backUpFiles';
import { openFiles } from '../files/openFiles';
import { counted } from '../config/counted';
import { backupFile } from './runCommand';
import { withServerDatabase } from './withServerDatabase';

/** Where the database is, and the settings of backups. */
type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'backup' | 'files'>;

/**
 * `npm run backup <file>`: writes all rows of the server's database as a consistent snapshot; the server may be
 * running. `npm run backup -- --check [file]`: restores the file, or the newest scheduled backup, into a scratch
 * database. Returns the sentence to show.
 */
export const runBackup = (args: readonly string[], config: Settings): Promise<string> =>
  args.includes('--check') ? check(config, without('--check', args)) : write(config, args);

function without(option: string, args: readonly string[]): string[] {
  return args.filter((arg) => arg !== option);
}

async function write(config: Settings, args: readonly string[]): Promise<string> {
  const file = backupFile('backup', without('--overwrite', args));
  const options = { overwrite: args.includes('--overwrite'), key: config.backup.key };
  const { rows, copied, missing } = await withServerDatabase(config, async (db) => ({
    rows: await writeBackup(db, file, options),
    ...(await backUpFiles(db, openFiles(config).storage, filesBeside(file), options.key)),
  })).catch((error: unknown) => {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The backup ${file} could not be written: ${errorMessage(error)}`);
  });
  const secret = config.databaseUrl === undefined ? `${config.dataDir}/jwt-secret` : 'JWT_SECRET';
  return (
    `Wrote ${counted(rows, 'row')} to ${file}, and ${counted(copied, 'new file')} to ${filesBeside(file)}.\n` +
    missingSentence(missing) +
    `Please keep ${secret} as well, in another place: without it second factors cannot be read, and all users have to sign in again.`
  );
}

async function check(config: Settings, args: readonly string[]): Promise<string> {
  const { dir, key } = config.backup;
  const file = args.length > 0 ? backupFile('backup', args) : (await backupsIn(dir))[0]?.file;
  if (file === undefined)
    throw new StartupError(`There is no backup in ${dir}. Please set BACKUP_DIR, or name a file.`);
  const { rows, tables, rows_now } = await withServerDatabase(config, (db, connection) =>
    checkBackup(db, connection, file, key),
  );
  return (
    `Restored ${file} into a scratch database, which is removed again: ${counted(rows, 'row')} in ${counted(tables, 'table')}, as in the ` +
    `file. The database has ${counted(rows_now, 'row')} now.`
  );
}
