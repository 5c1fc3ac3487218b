import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { readAllRows } from './allRows';
import { openDatabase } from './Database';
import { sql, type Sql } from './sql';
import { withStandby } from './withStandby';

let of: TestDatabase;
beforeAll(async () => {
  of = await testDatabase();
});
afterAll(() => of.close());

type Query = TestDatabase['database']['query'];

/** A database that notes each 'select 7', and answers it with `query`. */
const recording = (
  name: string,
  asked: string[],
  query: Query,
  isCurrent = true,
): TestDatabase['database'] => ({
  ...of.database,
  query: <Row>(sql: Sql | string, values?: readonly unknown[]) => {
    const text = typeof sql === 'string' ? sql : sql.text;
    if (text.includes('pg_last_wal_replay_lsn'))
      return of.database.query<Row>('select $1::boolean as current', [isCurrent]);
    if (!text.includes('select 7')) return of.database.query<Row>(sql, values);
    asked.push(name);
    return query<Row>(sql, values);
  },
});

/** Reads a value on a primary and a standby; gives the value and which of them were asked for it. */
async function readOn(standby: { query: Query; isCurrent?: boolean }) {
  const asked: string[] = [];
  const database = withStandby(
    recording('primary', asked, of.database.query),
    recording('standby', asked, standby.query, standby.isCurrent),
  );
  const value = await database.read(async (db) => {
    const [row] = await db.query<{ n: number }>('select 7 as n');
    return row?.n;
  });
  return { asked, value };
}

test('a read runs on a standby that has everything, and on the primary if something is missing there', async () => {
  const { query } = of.database;
  expect(await readOn({ query })).toEqual({ asked: ['standby'], value: 7 });
  expect(await readOn({ query, isCurrent: false })).toEqual({ asked: ['primary'], value: 7 });
});

test('a database that is no standby is not read', async () => {
  const isStandby = await withStandby(of.database, { ...of.database }).read(async (db) => db !== of.database);
  expect(isStandby).toBe(false);
});

test('without the standby, and when it fails during a read, the primary answers', async () => {
  const away = openDatabase({ host: '127.0.0.1', port: 1 });
  try {
    const isAsked = await withStandby(of.database, away).read(async (db) => db !== of.database);
    expect(isAsked).toBe(false);
    expect(await readOn({ query: away.query })).toEqual({ asked: ['standby', 'primary'], value: 7 });
  } finally {
    await away.close();
  }
});

test('a long list whose reading the standby cancels halfway is read to its end on the primary', async () => {
  const asked: string[] = [];
  let left = 2;
  const query: Query = (sql, values) => {
    left -= 1;
    return left >= 0
      ? of.database.query(sql, values)
      : Promise.reject(Object.assign(new Error('conflict with recovery'), { code: '40001' }));
  };
  const database = withStandby(
    recording('primary', asked, of.database.query),
    recording('standby', asked, query),
  );
  const list = await database.read(async (db) =>
    readAllRows<{ n: number }>(db, {
      keys: sql`select n as key from generate_series(1, 200) n order by n`,
      rowsWith: (keys) => sql`select 7 as seven, n from unnest(${keys}::bigint[]) n`,
    }),
  );
  const numbers: number[] = [];
  for await (const rows of list) numbers.push(...rows.map(({ n }) => n));
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  expect(asked).toEqual(['standby', 'standby', 'standby', 'primary', 'primary']);
});

test('an error of the work itself is not hidden by a second try', async () => {
  const asked: string[] = [];
  const failing = withStandby(of.database, recording('standby', [], of.database.query)).read(async () => {
    asked.push('tried');
    throw new Error('wrong');
  });
  await expect(failing).rejects.toThrow('wrong');
  expect(asked).toEqual(['tried']);
});
