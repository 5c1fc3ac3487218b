import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { openDatabase } from './Database';

let of: TestDatabase;
beforeAll(async () => {
  of = await testDatabase();
  await of.database.query('create table notes (n integer primary key)');
});
afterAll(() => of.close());

test('days stay text, timestamps are ISO in UTC, counts are numbers', async () => {
  const rows = await of.database.query(
    `select '2026-02-28'::date as day, '2026-02-28 23:30:00.5+05:30'::timestamptz as moment, count(*) as count`,
  );
  expect(rows).toEqual([{ day: '2026-02-28', moment: '2026-02-28T18:00:00.500Z', count: 1 }]);
});

test('a transaction is committed as a whole', async () => {
  await of.database.transaction(async (db) => {
    await db.query('insert into notes values ($1)', [1]);
    await db.query('insert into notes values ($1)', [2]);
  });
  expect(await of.database.query('select n from notes order by n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('or not at all', async () => {
  const failing = of.database.transaction(async (db) => {
    await db.query('insert into notes values ($1)', [3]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await of.database.query('select n from notes where n = $1', [3])).toEqual([]);
});

test('two concurrent changes of the same rows both succeed', async () => {
  const count = () =>
    of.database.transaction(async (db) => {
      await db.query('set transaction isolation level serializable');
      const [row] = await db.query<{ n: number }>('select max(n) as n from notes');
      await db.query('insert into notes values ($1)', [(row?.n ?? 0) + 1]);
    });
  await Promise.all([count(), count()]);
  expect(await of.database.query('select max(n) as n from notes')).toEqual([{ n: 4 }]);
});

test('on a full disk a transaction can read, but a change is refused as one that may be retried', async () => {
  let full = true;
  const database = openDatabase(of.connection, () => full);
  const insert = () => database.as(7).transaction((db) => db.query('insert into notes values ($1)', [900]));
  const read = () => database.transaction((db) => db.query('select n from notes where n = $1', [900]));
  try {
    await expect(insert()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await read()).toEqual([]);
    full = false;
    await insert();
    expect(await read()).toEqual([{ n: 900 }]);
  } finally {
    await database.close();
  }
});

test('on a full disk a transaction that uses the reserve writes, also one of a user', async () => {
  const database = openDatabase(of.connection, () => true);
  try {
    for (const [n, writer] of [database, database.as(7)].entries())
      await writer.transaction((db) => db.query('insert into notes values ($1)', [910 + n]), {
        usesReserve: true,
      });
    expect(await database.query('select n from notes where n >= 910 order by n')).toEqual([
      { n: 910 },
      { n: 911 },
    ]);
  } finally {
    await database.close();
  }
});

test('a connection that breaks between two statements of a transaction fails the transaction, not the process', async () => {
  const broken = of.database.transaction(async (db) => {
    const [own] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
    await of.database.query('select pg_terminate_backend($1, 5000)', [own?.pid]);
    // Until the driver has noticed.
    await new Promise((resolve) => setImmediate(resolve));
    await db.query('insert into notes values ($1)', [901]);
  });
  await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  expect(await of.database.query('select n from notes where n = $1', [901])).toEqual([]);
});
