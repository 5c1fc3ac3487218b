import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { openDatabase } from './Database';
import { withStandby } from './withStandby';

let of: TestDatabase;
beforeAll(async () => {
  of = await testDatabase();
});
afterAll(() => of.close());

/** The reads of the address that answers, and the value. */
const readFrom = async (standby: Parameters<typeof withStandby>[1]) => {
  const asked: string[] = [];
  const value = await withStandby(of.database, standby).read(async (database) => {
    asked.push(database === standby ? 'standby' : 'primary');
    const [row] = await database.query<{ n: number }>('select 7 as n');
    return row?.n;
  });
  return { asked, value };
};
/** Our database as a standby that has replayed everything, or nothing. */
const standbyAt = (current: boolean, query = of.database.query) => ({
  ...of.database,
  query: <Row>(sql: string, values?: readonly unknown[]) =>
    sql.includes('pg_last_wal_replay_lsn')
      ? of.database.query<Row>('select $1::boolean as current', [current])
      : query<Row>(sql, values),
});

test('a read runs on a standby that has everything, and on the primary if something is missing there', async () => {
  expect(await readFrom(standbyAt(true))).toEqual({ asked: ['standby'], value: 7 });
  expect(await readFrom(standbyAt(false))).toEqual({ asked: ['primary'], value: 7 });
});

test('a database that is no standby is not read', async () => {
  expect(await readFrom({ ...of.database })).toEqual({ asked: ['primary'], value: 7 });
});

test('without the standby, and when it fails during a read, the primary answers', async () => {
  const away = openDatabase({ host: '127.0.0.1', port: 1 });
  try {
    expect(await readFrom(away)).toEqual({ asked: ['primary'], value: 7 });
    expect(await readFrom(standbyAt(true, away.query))).toEqual({ asked: ['standby', 'primary'], value: 7 });
  } finally {
    await away.close();
  }
});

test('an error of the work itself is not hidden by a second try', async () => {
  const asked: string[] = [];
  const failing = withStandby(of.database, standbyAt(true)).read(async () => {
    asked.push('tried');
    throw new Error('wrong');
  });
  await expect(failing).rejects.toThrow('wrong');
  expect(asked).toEqual(['tried']);
});
