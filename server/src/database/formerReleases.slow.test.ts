import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate, readMigrations } from './migrate';
import { legacyRows } from '../testing/legacyRows';

/** The newest migration whose tables all have rows here. If you add a table, add rows and move this. */
const ROWS_UP_TO = '0009_ticket_notifications';

const migrations = readMigrations();
const names = migrations.map(({ name }) => name);
const newestWithRows = names.indexOf(ROWS_UP_TO);

let of: TestDatabase;
beforeEach(async () => {
  of = await testDatabase('template0');
});
afterEach(() => of.close());

interface Column {
  table: string;
  column: string;
}

const columns = () =>
  of.database.query<Column>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not in ('schema_migrations', 'tracked_columns', 'message_hold')
     order by 1, c.ordinal_position`,
  );

/** Tallies follow from the tickets; migration 0055 removes those by elevator, 0071 adds those of the codes. */
const KEPT: Readonly<Record<string, string>> = { ticket_tallies: "where kind not in ('elevator', 'code')" };

/** Every row of every table, with the given columns. */
async function rowsBy(known: readonly Column[]): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of new Set(known.map((column) => column.table))) {
    const list = known.filter((column) => column.table === table).map(({ column }) => `"${column}"`);
    const rows = await of.database.query<{ row: string }>(
      `select row(${list.join(', ')})::text as row from ${table} ${KEPT[table] ?? ''} order by 1`,
    );
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Builds the schema of a release, and fills each table as soon as it exists. */
async function release(upTo: number): Promise<void> {
  for (let at = 0; at <= upTo; at++) {
    await migrate(of.connection, migrations.slice(0, at + 1));
    for (const sql of legacyRows[names[at] ?? ''] ?? []) await of.database.query(sql);
  }
}

/** The database of a former release: everything up to `upTo` existed before the first row. */
async function freshRelease(upTo: number): Promise<void> {
  await migrate(of.connection, migrations.slice(0, upTo + 1));
  for (const name of names.slice(0, upTo + 1))
    for (const sql of legacyRows[name] ?? []) await of.database.query(sql);
}

/** Checks that derived data agrees with its source. */
async function expectDerivedAgrees(): Promise<void> {
  const tallied = await of.database.query(
    `select dealer_id, status, sum(tickets) as n from ticket_tallies where kind = 'key' and word = ''
     group by 1, 2 having sum(tickets) <> 0 order by 1, 2`,
  );
  const counted = await of.database.query(
    `select dealer_id, status, count(*)::numeric as n from tickets where deleted_at is null group by 1, 2 order by 1, 2`,
  );
  expect(tallied).toEqual(counted);
  const elevatorCounts = await of.database.query(
    'select dealer_id, main_state, elevators from elevator_counts where elevators <> 0 order by 1, 2',
  );
  const elevators = await of.database.query(
    `select dealer_id, main_state, count(*) as elevators from elevators where deleted_at is null
     group by 1, 2 order by 1, 2`,
  );
  expect(elevatorCounts).toEqual(elevators);
  const [without] = await of.database.query(
    `select
       (select count(*) from tickets t where not exists
         (select from ticket_history h where h.ticket_id = t.ticket_id and h.field = 'created')) as tickets,
       (select count(*) from elevators e where not exists
         (select from maintenance_history h where h.elevator_id = e.elevator_id)) as elevators`,
  );
  expect(without).toEqual({ tickets: 0, elevators: 0 });
}

const formerReleases = names.slice(0, -1).map((name, at): [string, number] => [name, at]);

describe.each([
  ['whose rows were stored by it', freshRelease],
  ['whose rows came through all releases before it', release],
] as const)('a database of a former release, %s', (_, make) => {
  test.each(formerReleases)('%s: every row is unchanged and can be changed', async (_name, at) => {
    await make(at);
    const known = await columns();
    const before = await rowsBy(known);
    if (at <= newestWithRows)
      expect(Object.keys(before).filter((table) => !before[table]?.length)).toEqual([]);
    await migrate(of.connection);
    expect(await rowsBy(known)).toEqual(before);
    await expectDerivedAgrees();

    await of.database.query(
      `update tickets set status = 'Closed', close_date = '2026-03-10' where ticket_id = 1`,
    );
    await of.database.query(`update elevators set main_state = 'OverDue' where elevator_id = 2`);
    await of.database.query('update elevators set deleted_at = now() where elevator_id = 1');
    await of.database.query('delete from tickets where ticket_id = 4');
    await expectDerivedAgrees();
  });
});
