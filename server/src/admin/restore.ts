import { restoreBackup } from '../database/backup/restoreBackup';
import { backupFile } from './backupFile';
import { command, commandConfig } from './command';
import { withAnyDatabase } from './withAnyDatabase';

/** `npm run restore <file>`: fills an empty database with the rows of a backup, whole or not at all. */
await command(async () => {
  const file = backupFile('restore', process.argv.slice(2));
  const config = commandConfig();
  const rows = await withAnyDatabase(config, (connection) => restoreBackup(connection, file));
  return `Restored ${rows} rows from ${file}.`;
});
