import { errorMessage } from '../config/errorMessage';
import { StartupError } from '../config/StartupError';
import { writeBackup } from '../database/backup/writeBackup';
import { backupFile, runCommand, commandConfig } from './runCommand';
import { withServerDatabase } from './withServerDatabase';

/**
 * `npm run backup <file>`: writes all rows of the server's database as a consistent snapshot; the server may be
 * running.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const overwrite = args.includes('--overwrite');
  const file = backupFile(
    'backup',
    args.filter((arg) => arg !== '--overwrite'),
  );
  const config = commandConfig();
  const rows = await withServerDatabase(config, (db) => writeBackup(db, file, { overwrite })).catch(
    (error: unknown) => {
      if (error instanceof StartupError) throw error;
      throw new StartupError(`The backup ${file} could not be written: ${errorMessage(error)}`);
    },
  );
  const secret = config.databaseUrl === undefined ? `${config.dataDir}/jwt-secret` : 'JWT_SECRET';
  return (
    `Wrote ${rows} rows to ${file}.\n` +
    `Please keep ${secret} as well, in another place: without it second factors cannot be read, and all users have to sign in again.`
  );
});
