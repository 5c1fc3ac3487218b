import { randomBytes } from 'node:crypto';
import { errorMessage } from '../../config/errorMessage';
import { StartupError } from '../../config/StartupError';
import { openDatabase, type Connection, type Database } from '../Database';
import { contentOf } from './readBackup';
import { restoreBackup } from './restoreBackup';
import { quoteIdentifier, tablesOf } from './tablesOf';

/** The numbers of rows: in the backup and so in the restored database, and in the server's database now. */
export interface BackupCheck {
  rows: number;
  tables: number;
  rows_now: number;
}

/**
 * Restores a backup into a scratch database on the server of `connection`, compares the number of rows of each table
 * with the file, and drops the scratch database. Throws StartupError when the backup is damaged or a count differs.
 */
export async function checkBackup(
  database: Database,
  connection: Connection,
  file: string,
  key?: string,
): Promise<BackupCheck> {
  const name = `restore_check_${randomBytes(6).toString('hex')}`;
  await database.query(`create database ${name} template template0`).catch((error: unknown) => {
    throw new StartupError(
      `The scratch database for the check cannot be created: ${errorMessage(error)}. Please use an account that may create ` +
        'databases, or restore the backup into an empty database of your own.',
    );
  });
  try {
    const scratch = withName(connection, name);
    await restoreBackup(scratch, file, key);
    const restored = openDatabase(scratch);
    const counts = await countsOf(restored).finally(() => restored.close());
    const written = await countsIn(file, key);
    const differing = [...written]
      .filter(([table, rows]) => counts.get(table) !== rows)
      .map(([table]) => table);
    if (differing.length > 0)
      throw new StartupError(`The restored database differs from ${file} in: ${differing.join(', ')}.`);
    return { rows: sum(written), tables: written.size, rows_now: sum(await countsOf(database)) };
  } finally {
    await database.query(`drop database ${name} with (force)`);
  }
}

/** The same server, with another database. */
function withName(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}

async function countsIn(file: string, key: string | undefined): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let table = '';
  for await (const line of contentOf(file, key)) {
    if (line.is === 'table') table = line.table.table;
    if (line.is === 'table' || line.is === 'row')
      counts.set(table, (counts.get(table) ?? 0) + (line.is === 'row' ? 1 : 0));
  }
  return counts;
}

async function countsOf(database: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await tablesOf(database)) {
    const [row] = await database.query<{ rows: number }>(
      `select count(*) as rows from ${quoteIdentifier(name)}`,
    );
    counts.set(name, row?.rows ?? 0);
  }
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, rows) => total + rows, 0);
