import { restoreBackup } from '../database/backup/restoreBackup';
import { backupFile, runCommand, commandConfig } from './runCommand';
import { makeDataDirectory } from '../lifecycle/makeFolder';
import type { Config } from '../config/readConfig';
import { openDatabase, type Connection } from '../database/Database';
import { filesBeside, missingSentence, restoreFiles } from '../files/backUpFiles';
import { openFiles } from '../files/openFiles';
import { counted } from '../config/counted';
import { withEmbedded } from './withServerDatabase';

/** `npm run restore <file>`: fills an empty database with the rows of a backup, completely or not at all. */
await runCommand(async () => {
  const file = backupFile('restore', process.argv.slice(2));
  const config = commandConfig();
  const { rows, copied, missing } = await withAnyDatabase(config, async (connection) => {
    const rows = await restoreBackup(connection, file, config.backup.key);
    const db = openDatabase(connection);
    const { storage } = openFiles(config);
    const files = await restoreFiles(db, storage, filesBeside(file), config.backup.key).finally(() =>
      db.close(),
    );
    return { rows, ...files };
  });
  return (
    `Restored ${counted(rows, 'row')} and ${counted(copied, 'file')} from ${file}.\n` +
    missingSentence(missing) +
    'It sends no mails and push messages until you run npm run admin -- go-live send (or go-live discard, without those that ' +
    'waited in the backup): the server that made the backup may still run.'
  );
});

/**
 * Opens the server's database for `work`, with any content: the one of DATABASE_URL; otherwise the embedded one,
 * which is created if there is none, and stopped afterwards. Throws StartupError when a server runs on the data
 * directory.
 */
async function withAnyDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return work({ connectionString: databaseUrl });
  makeDataDirectory(dataDir);
  return withEmbedded(dataDir, work);
}
