import { syncSignInNames } from '../account/signInNames';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate, readMigrations, type Migration } from './migrate';

let of: TestDatabase;
beforeEach(async () => {
  of = await testDatabase('template0');
});
afterEach(() => of.close());

const step = (name: string, sql: string, checksum = sql): Migration => ({ name, sql, checksum });
const tables = () =>
  of.database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );

test('an empty database gets the whole schema once, also when five servers start at the same moment', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(of.connection)));
  expect(applied.flat()).toEqual(readMigrations().map(({ name }) => name));
  expect((await tables()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['dealers', 'elevators', 'outbox', 'sessions', 'tickets', 'users']),
  );
});

test('a later version applies only what is new, in order', async () => {
  const first = step('0101_a', 'create table a (n integer)');
  await migrate(of.connection, [first]);
  const later = [
    first,
    step('0102_b', 'create table b (n integer)'),
    step('0103_c', 'alter table b add m integer'),
  ];
  expect(await migrate(of.connection, later)).toEqual(['0102_b', '0103_c']);
  expect(await migrate(of.connection, later)).toEqual([]);
});

test('a table that a migration rewrote is vacuumed before the server uses it', async () => {
  const first = step('0101_a', 'create table a (n integer); insert into a select generate_series(1, 9)');
  await migrate(of.connection, [first]);
  await migrate(of.connection, [first, step('0102_b', 'alter table a alter column n type bigint')]);
  const vacuumed = await of.database.query(
    'select relname from pg_stat_user_tables where last_vacuum is not null order by relname',
  );
  expect(vacuumed).toContainEqual({ relname: 'a' });
});

test('a failed migration is rolled back as a whole, and the start is refused', async () => {
  const broken = step('0101_broken', 'create table half (n integer); select nothing_of_that_name()');
  await expect(migrate(of.connection, [broken])).rejects.toThrow(
    /^The migration 0101_broken failed and was rolled back: function nothing_of_that_name/,
  );
  expect(await tables()).toEqual([{ name: 'schema_migrations' }]);
});

test('a migration that was changed after it was applied prevents the start', async () => {
  await migrate(of.connection, [step('0101_a', 'create table a (n integer)', 'before')]);
  await expect(
    migrate(of.connection, [step('0101_a', 'create table a (n bigint)', 'after')]),
  ).rejects.toThrow('The migration 0101_a was changed after it was applied to this database.');
});

test('a database of a newer version prevents the start', async () => {
  await migrate(of.connection, [step('0101_a', 'select 1'), step('0102_b', 'select 1')]);
  await expect(migrate(of.connection, [step('0101_a', 'select 1')])).rejects.toThrow(
    'The database was created by a newer version of this server: it has the migration 0102_b, which is unknown here.',
  );
});

test('an absent database is reported in a sentence', async () => {
  await expect(migrate({ host: '127.0.0.1', port: 1 })).rejects.toThrow(/^The database cannot be reached: /);
});

test('the database itself refuses a row of one dealer that references another dealer', async () => {
  await migrate(of.connection);
  const dealer = async (id: number) => {
    await of.database.query('insert into dealers (dealer_id, passcode) values ($1, $2)', [id, '1']);
    await of.database.query(
      `insert into users (user_id, dealer_id, user_type, username, email) values ($1, $1, 'DealerUser', $2, $2)`,
      [id, `d${id}`],
    );
    await syncSignInNames(of.database, id, [id]);
  };
  await dealer(1);
  await dealer(2);
  await expect(
    of.database.query('insert into preferences (dealer_id, user_id) values ($1, $2)', [1, 2]),
  ).rejects.toMatchObject({ code: '23503' });
});
