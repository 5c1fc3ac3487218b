import { StartupError } from '../../config/StartupError';
import { sinceBaseline, type Applied } from '../baseline';
import { openDatabase, type Connection, type Database, type Db } from '../Database';
import { migrate, readMigrations } from '../migrate';
import type { CountersLine, BackupHeader, RowLine, TableLine } from './format';
import { holdMessages } from './messageHold';
import { contentOf, readHeader } from './readBackup';
import { quoteIdentifier, tablesOf } from './tablesOf';

/** Rows per insert. */
const BATCH_SIZE = 500;

/**
 * Fills an empty database with the rows of a backup, completely or not at all, and migrates it to the newest schema. The
 * database then sends no messages until it is the live one (R853). Returns the number of rows. Throws StartupError when the database has dealers already, or when the backup does not
 * match or is damaged.
 */
export async function restoreBackup(connection: Connection, file: string, key?: string): Promise<number> {
  const head = await readHeader(file, key);
  const known = migrationsOf(head);
  const db = openDatabase(connection);
  try {
    await checkIsEmpty(db, known.length);
    await migrate(connection, known);
    const rows = await db.transaction(async (within) => {
      await holdMessages(within, head.made_at);
      return fill(within, contentOf(file, key));
    });
    await migrate(connection);
    // A backup of a release without a hold gets it now.
    await holdMessages(db, head.made_at);
    await db.query('analyze');
    return rows;
  } finally {
    await db.close();
  }
}

/** Our migrations up to those of the backup, which is of this release or an earlier one. Throws StartupError. */
export function migrationsOf({ migrations }: BackupHeader) {
  const ours = readMigrations();
  const applied = sinceBaseline({ applied: migrations, is: 'backup' }, ours);
  const fits = applied.every(({ name, checksum }, at) => {
    const own = ours[at];
    return own?.name === name && own.checksum === checksum;
  });
  if (!fits)
    throw new StartupError(
      'The backup was made by another version of this server, whose migrations are unknown here. Please restore it with ' +
        'that version or a later one.',
    );
  return ours.slice(0, applied.length);
}

/** Throws StartupError when the database has dealers, or more migrations than the backup. */
async function checkIsEmpty(db: Database, migrations: number): Promise<void> {
  const [found] = await db.query<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  );
  if (!found?.there) return;
  const [dealers] = await db.query<{ there: boolean }>('select exists (select from dealers) as there');
  if (dealers?.there)
    throw new StartupError(
      'The database has dealers already. A backup can be restored into an empty database only.',
    );
  const applied = await db.query<Applied>('select name, checksum from schema_migrations order by name');
  if (sinceBaseline({ applied, is: 'database' }, readMigrations()).length > migrations)
    throw new StartupError(
      'The database is newer than the backup. Please restore it into a database that has no tables at all.',
    );
}

async function fill(db: Db, content: ReturnType<typeof contentOf>): Promise<number> {
  const tables = await tablesOf(db);
  const all = tables.map(({ name }) => quoteIdentifier(name));
  await db.query(`truncate ${all.join(', ')}`);
  // The backup contains what the triggers would derive.
  for (const name of all) await db.query(`alter table ${name} disable trigger user`);
  let rows = 0;
  let batch: RowLine[] = [];
  let into: TableLine | undefined;
  const store = async () => {
    if (into && batch.length > 0) await insert(db, into, batch);
    rows += batch.length;
    batch = [];
  };
  for await (const line of content) {
    if (line.is !== 'row' || batch.length === BATCH_SIZE) await store();
    if (line.is === 'row') batch.push(line.row);
    else if (line.is === 'table') into = line.table;
    else await setCounters(db, line.counters);
  }
  for (const name of all) await db.query(`alter table ${name} enable trigger user`);
  return rows;
}

function insert(db: Db, { table, columns }: TableLine, rows: readonly RowLine[]): Promise<unknown> {
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  return db.query(
    `insert into ${quoteIdentifier(table)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) with ordinality as lines (line, at) order by at`,
    [JSON.stringify(rows)],
  );
}

async function setCounters(db: Db, counters: CountersLine['counters']): Promise<void> {
  for (const { name, last_value, is_called } of counters)
    await db.query('select setval($1::regclass, $2::bigint, $3)', [
      quoteIdentifier(name),
      last_value,
      is_called,
    ]);
}
