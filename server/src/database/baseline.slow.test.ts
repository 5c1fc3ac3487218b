import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formerRelease } from '../testing/formerRelease';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { restoreBackup } from './backup/restoreBackup';
import { writeBackup } from './backup/writeBackup';
import { migrate, readMigrations } from './migrate';

const opened: TestDatabase[] = [];
const kept = (of: TestDatabase) => {
  opened.push(of);
  return of;
};
let former: TestDatabase;
let folder: string;
let file: string;
beforeEach(async () => {
  former = kept(await formerRelease());
  folder = mkdtempSync(path.join(tmpdir(), 'se-baseline-'));
  file = path.join(folder, 'one.backup');
});
afterEach(async () => {
  for (const of of opened.splice(0)) await of.close();
  rmSync(folder, { recursive: true });
});

/** Everything that the schema consists of, by the catalogue. */
const SCHEMA = `
  select 'column' as part, attrelid::regclass::text as of, attname as name, concat_ws(' ', attnum, format_type(atttypid, atttypmod),
    attcollation, attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as is
  from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  union all select 'table', oid::regclass::text, relkind::text, concat_ws(' ', reloptions, relreplident) from pg_class
  where relnamespace = 'public'::regnamespace
  union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
  where indrelid::regclass::text not like 'pg\\_%'
  union all select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', oid::regprocedure::text, proname, pg_get_functiondef(oid) from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang <> 13
  union all select 'sequence', seqrelid::regclass::text, seqtypid::regtype::text, concat_ws(' ', seqmin, seqmax) from pg_sequence
  order by 1, 2, 3, 4`;

const schemaOf = ({ database }: TestDatabase) => database.query(SCHEMA);

const tables = ({ database }: TestDatabase) =>
  database.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(format('%I', column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
     where table_schema = 'public' and table_name <> 'schema_migrations' group by 1 order by 1`,
  );

/** Its rows become visits of their periods, which plannedVisits.test.ts proves. */
const REPLACED = 'moved_visits';

/** The rows of each table, with the columns that the former release had. */
async function rowsOf(of: TestDatabase, columns: Awaited<ReturnType<typeof tables>>) {
  const rows: Record<string, unknown> = {};
  for (const table of columns)
    rows[table.name] = await of.database.query(
      `select row(${table.columns})::text as row from ${table.name} order by 1`,
    );
  return rows;
}

test('a database of the last release before the baseline keeps its rows, and gets the schema of a new one', async () => {
  const columns = await tables(former);
  const before = await rowsOf(former, columns);
  expect(Object.keys(before).filter((table) => String(before[table]) === '')).toEqual(['message_hold']);
  await migrate(former.connection);
  const lasting = columns.filter(({ name }) => name !== REPLACED);
  expect({ ...(await rowsOf(former, lasting)), [REPLACED]: before[REPLACED] }).toEqual(before);

  const fresh = kept(await testDatabase('template0'));
  await migrate(fresh.connection);
  expect(await schemaOf(former)).toEqual(await schemaOf(fresh));
  const applied = await former.database.query('select name from schema_migrations order by name');
  expect(applied).toEqual(readMigrations().map(({ name }) => ({ name })));
  expect(await migrate(former.connection)).toEqual([]);
});

test('its triggers and tallies go on', async () => {
  await migrate(former.connection);
  const { database } = former;
  await database.query(`update tickets set status = 'Closed', close_date = '2026-03-10' where ticket_id = 1`);
  await database.query('delete from tickets where ticket_id = 4');
  await database.query(`update elevators set main_state = 'OverDue' where elevator_id = 2`);
  const tallied = await database.query(
    `select dealer_id, status, sum(tickets) as n from ticket_tallies where kind = 'key' and word = ''
     group by 1, 2 having sum(tickets) <> 0 order by 1, 2`,
  );
  expect(tallied).toEqual([{ dealer_id: 1, status: 'Closed', n: '2' }]);
  const [entry] = await database.query(
    'select field, new from ticket_history order by entry_id desc limit 1',
  );
  expect(entry).toEqual({ field: 'close_date', new: '2026-03-10' });
  const states =
    'select main_state, elevators from elevator_counts where dealer_id = 1 and elevators > 0 order by 1';
  expect(await database.query(states)).toEqual([
    { main_state: 'Completed', elevators: 1 },
    { main_state: 'OverDue', elevators: 1 },
  ]);
});

test('a backup of that release is restored', async () => {
  await writeBackup(former.database, file);
  const restored = kept(await testDatabase('template0'));
  const columns = (await tables(former)).filter(({ name }) => name !== 'message_hold' && name !== REPLACED);
  await restoreBackup(restored.connection, file);
  expect(await rowsOf(restored, columns)).toEqual(await rowsOf(former, columns));
});

describe('an older release', () => {
  beforeEach(async () => {
    await former.database.query(`delete from schema_migrations where name > '0080'`);
  });

  test('is refused with the version that upgrades it, and stays as it is', async () => {
    await expect(migrate(former.connection)).rejects.toThrow(
      'The database is too old for this version of the server: its newest migration is 0079_elevator_versions. The last ' +
        'version that upgrades it is the 0.1.0 that has the migration 0082_same_names. Please start it on this database ' +
        'once, then start this version.',
    );
    expect(await former.database.query('select count(*) as n from schema_migrations')).toEqual([{ n: 49 }]);
  });

  test('so is one in which a migration is missing in the middle', async () => {
    await former.database.query(`delete from schema_migrations where name like '0044%'`);
    await expect(migrate(former.connection)).rejects.toThrow('The database is too old');
  });

  test('its backup is refused with the same sentence', async () => {
    await writeBackup(former.database, file);
    const target = kept(await testDatabase('template0'));
    await expect(restoreBackup(target.connection, file)).rejects.toThrow(
      /^The backup is too old for this version of the server: .*0082_same_names\. Please restore the backup with it/,
    );
    expect(
      await target.database.query(`select tablename from pg_tables where schemaname = 'public'`),
    ).toEqual([]);
  });
});
