import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { HttpError } from './HttpError';
import { createRateLimiter, type RateLimiter, type RateLimit } from './rateLimiter';

const SECRET = 'a secret that only the tests know, long enough';
const LIMIT: RateLimit = { name: 'a door', burst: 10, perHour: 20 };

let home: TestDatabase;
beforeEach(async () => {
  home = await testDatabase();
});
afterEach(() => home.close());

/** A limiter of one server; several servers share the database. */
const aServer = (): RateLimiter => createRateLimiter(home.database, SECRET);

const isLetIn = (tries: RateLimiter, limit = LIMIT, of = 'user:7') =>
  tries.take(limit, of).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 429) return false;
      throw error;
    },
  );
const letIn = async (tries: readonly RateLimiter[], count: number, limit = LIMIT) => {
  const all = Array.from({ length: count }, (_, at) => tries[at % tries.length] ?? aServer());
  return (await Promise.all(all.map((one) => isLetIn(one, limit)))).filter(Boolean).length;
};
const pass = (interval: string) =>
  home.database.query('update tries set empty_at = empty_at - $1::interval', [interval]);

test('of ten thousand concurrent tries on three servers, ten are allowed', async () => {
  expect(await letIn([aServer(), aServer(), aServer()], 10_000)).toBe(10);
});

test('in an hour no more than thirty are allowed, however they are spread', async () => {
  let count = 0;
  for (let minute = 0; minute < 60; minute++) {
    count += await letIn([aServer()], 12);
    await pass('1 minute');
  }
  expect(count).toBeGreaterThanOrEqual(29);
  expect(count).toBeLessThanOrEqual(30);
});

/** What a refused try says. */
const secondsToWait = async (server: RateLimiter) => {
  const refusal = await server.take(LIMIT, 'user:7').catch((error: HttpError) => error);
  return Number(refusal instanceof HttpError ? refusal.headers['retry-after'] : 0);
};

test('a refusal says when to try again, and a try at that time is allowed', async () => {
  await letIn([aServer()], 10);
  const seconds = await secondsToWait(aServer());
  expect(seconds).toBeGreaterThan(170);
  expect(seconds).toBeLessThanOrEqual(180);
  await pass('170 seconds');
  expect(await isLetIn(aServer())).toBe(false);
  await pass('10 seconds');
  expect(await isLetIn(aServer())).toBe(true);
  expect(await isLetIn(aServer())).toBe(false);
});

test('tries of a clock of the database that was ahead delay the next one by no more than usual', async () => {
  await letIn([aServer()], 10);
  await pass('-30 days');
  expect(await secondsToWait(aServer())).toBe(180);
  await pass('180 seconds');
  expect(await letIn([aServer()], 2)).toBe(1);
});

test('a refusal from before the clock of the server was put back lasts as long as usual', async () => {
  const server = aServer();
  const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 24 * 3_600_000);
  await letIn([server], 11);
  ahead.mockRestore();
  expect(await secondsToWait(server)).toBeLessThanOrEqual(180);
});

test('a refunded try can be taken again, also by a caller who was refused a moment ago', async () => {
  const tries = aServer();
  expect(await letIn([tries], 11)).toBe(10);
  await tries.refund(LIMIT, 'user:7');
  expect(await letIn([tries], 2)).toBe(1);
});

test('limits and accounts are counted separately', async () => {
  const tries = aServer();
  await letIn([tries], 11);
  expect(await isLetIn(tries, { ...LIMIT, name: 'another door' })).toBe(true);
  expect(await isLetIn(tries, LIMIT, 'user:8')).toBe(true);
});

test('neither a name nor an address is readable in the database, and expired entries are deleted', async () => {
  const tries = aServer();
  const generous = { ...LIMIT, burst: 1000 };
  await tries.take(generous, 'typed:meera');
  const [row] = await home.database.query<{ all: string }>('select t::text as all from tries t');
  expect(row?.all).not.toMatch(/meera|door/);
  await pass('2 days');
  for (let i = 0; i < 200; i++) await tries.take(generous, 'user:9');
  expect(await home.database.query('select from tries')).toHaveLength(1);
});
