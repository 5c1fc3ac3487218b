import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { limitConcurrency } from './limitConcurrency';

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await testDatabase();
});
afterAll(() => test_.close());

test('slow queries run three at a time, so that connections are left for other calls', async () => {
  let running = 0;
  let most = 0;
  const read = () =>
    limitConcurrency(test_.database, async (db) => {
      running += 1;
      most = Math.max(most, running);
      await db.query('select pg_sleep(0.02)');
      running -= 1;
    });
  await Promise.all(Array.from({ length: 12 }, read));
  expect(most).toBe(3);
});

test('a failed query releases its slot, and its time limit ends', async () => {
  const fail = () => limitConcurrency(test_.database, (db) => db.query('select 1 / 0'));
  for (const ended of await Promise.allSettled(Array.from({ length: 5 }, fail)))
    expect(ended).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
  const limit = () =>
    test_.database.query<{ limit: string }>("select current_setting('statement_timeout') as limit");
  expect(
    await limitConcurrency(test_.database, (db) =>
      db.query('select current_setting($1) as limit', ['statement_timeout']),
    ),
  ).toEqual([{ limit: '4s' }]);
  expect(await limit()).toEqual([{ limit: '1min' }]);
});
