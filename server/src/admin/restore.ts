import { readConfig } from '../config/readConfig';
import { restoreBackup } from '../database/backup/restoreBackup';
import { backupFile } from './backupFile';
import { command } from './command';
import { withAnyDatabase } from './withAnyDatabase';

/** `npm run restore <file>`: fills an empty database with the rows of a backup, whole or not at all. */
await command(async () => {
  const file = backupFile('restore', process.argv.slice(2));
  const config = readConfig({ JWT_SECRET: 'not used by commands', ...process.env });
  const rows = await withAnyDatabase(config, (connection) => restoreBackup(connection, file));
  return `Restored ${rows} rows from ${file}.`;
});
