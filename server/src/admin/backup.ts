import { reasonOf } from '../config/reasonOf';
import { StartFault } from '../config/StartFault';
import { writeBackup } from '../database/backup/writeBackup';
import { backupFile, command, commandConfig } from './command';
import { reachDatabase } from './reachDatabase';

/** `npm run backup <file>`: all rows of the server's database, as they are at one moment; the server may run. */
await command(async () => {
  const words = process.argv.slice(2);
  const overwrite = words.includes('--overwrite');
  const file = backupFile(
    'backup',
    words.filter((word) => word !== '--overwrite'),
  );
  const config = commandConfig();
  const rows = await reachDatabase(config, (db) => writeBackup(db, file, { overwrite })).catch(
    (error: unknown) => {
      if (error instanceof StartFault) throw error;
      throw new StartFault(`The backup ${file} could not be written: ${reasonOf(error)}`);
    },
  );
  const secret = config.databaseUrl === undefined ? `${config.dataDir}/jwt-secret` : 'JWT_SECRET';
  return (
    `Wrote ${rows} rows to ${file}.\n` +
    `Please keep ${secret} as well, in another place: without it second factors cannot be read, and everybody signs in anew.`
  );
});
