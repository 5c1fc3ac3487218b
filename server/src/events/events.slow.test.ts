import { DOMAINS } from '@smart-elevator/shared-api/contract/endpoint';
import { createApp } from '../app';
import { openEvents, type OpenEvents } from '../testing/openEvents';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { publishStale } from '../database/publishStale';

let server: TestServer;
let dealer: SignedIn;
let streams: OpenEvents[];
beforeEach(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  dealer = await server.dealer();
  streams = [];
});
afterEach(async () => {
  for (const stream of streams) stream.close();
  await server.close();
});

async function open(token: string, app = server.app, query = ''): Promise<OpenEvents> {
  const stream = await openEvents(app, token, query);
  streams.push(stream);
  return stream;
}
/** The token of another browser of the dealer. */
const otherToken = async () => {
  const [row] = await server.db.query<{ session_id: string }>(
    `insert into sessions (session_id, refresh_id, dealer_id, user_id, expires_at)
     values (gen_random_uuid(), gen_random_uuid(), $1, $1, now() + interval '1 day') returning session_id`,
    [dealer.id],
  );
  return server.app.tokens.access(dealer.id, row?.session_id ?? '');
};
const change = (who = dealer) => who.patch('/api/user-preferences/update_user_pref/', { send_otp: true });
/** Waits until the server listens to the others. */
async function listening(stream: OpenEvents, db = server.db): Promise<void> {
  const ask = () => publishStale(db, { dealer_id: dealer.id, session_id: null, domains: ['reports'] });
  const first = stream.next();
  let heard = false;
  void first.then(() => (heard = true));
  while (!heard) {
    await ask();
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
}

test('another browser of the dealer is notified which data a change made stale, and of nothing else', async () => {
  const stream = await open(await otherToken());
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
  });
  await listening(stream);
  await change();
  expect(await stream.next()).toContain('preferences');
});

test('a technician’s change in the app reaches the dealer, too', async () => {
  const technician = await server.technician(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const made = await dealer.post('/api/tickets/create/', {
    elevator_id,
    summary: 's',
    description: 'd',
    label: 'l',
    assignee: technician.id,
    target_date: '2099-01-01',
  });
  const stream = await open(dealer.token);
  await listening(stream);
  const answer = await technician.post(`/api/tickets/ticket-update/${made.json().ticket_id}/`, {
    status: 'InProgress',
  });
  expect(answer.statusCode).toBe(200);
  expect(await stream.next()).toContain('tickets');
});

test('the browser that made the change is not notified, nor is another dealer; a refused change notifies no one', async () => {
  const other = await server.dealer();
  const mine = await open(dealer.token);
  const theirs = await open(other.token);
  await listening(mine);
  await change();
  await dealer.patch('/api/user-preferences/update_user_pref/', { send_otp: 'perhaps' });
  await publishStale(server.db, { dealer_id: dealer.id, session_id: null, domains: ['people'] });
  await publishStale(server.db, { dealer_id: other.id, session_id: null, domains: ['contracts'] });
  expect(await mine.next()).toEqual(['people']);
  expect(await theirs.next()).toEqual(['contracts']);
});

describe('what a page has missed before its stream', () => {
  const MISSED = '?missed_ms=30000';

  /** Makes the server listen for longer than a page is open. */
  async function longListening(): Promise<OpenEvents> {
    const stream = await open(dealer.token);
    await listening(stream);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
    return stream;
  }
  afterEach(() => jest.restoreAllMocks());

  test('begins the stream: changes of all sessions, each domain once; none of another dealer', async () => {
    const [first, other, browser] = [await longListening(), await server.dealer(), await otherToken()];
    const { session_id = '' } = server.app.tokens.read(browser) ?? {};
    for (const domains of [['people'], ['people', 'tickets']] as const)
      await publishStale(server.db, { dealer_id: dealer.id, session_id: null, domains });
    await publishStale(server.db, { dealer_id: other.id, session_id: null, domains: ['contracts'] });
    await publishStale(server.db, { dealer_id: dealer.id, session_id, domains: ['elevators'] });
    while (!first.events.flat().includes('elevators')) await first.next();
    const stream = await open(browser, server.app, MISSED);
    expect(await stream.next()).toEqual(['people', 'tickets', 'elevators']);
    expect(await (await open(other.token, server.app, MISSED)).next()).toEqual(['contracts']);
    expect(await (await open((await server.dealer()).token, server.app, MISSED)).next()).toEqual([]);
  });

  test('is everything on a server that has not listened for so long, and for a longer time than servers remember', async () => {
    const stream = await open(dealer.token, server.app, MISSED);
    expect(((await stream.next()) as string[]).toSorted()).toEqual([...DOMAINS].toSorted());
    await longListening();
    const long = await open(await otherToken(), server.app, '?missed_ms=3000000000');
    expect(((await long.next()) as string[]).toSorted()).toEqual([...DOMAINS].toSorted());
  });

  test.each(['-1', '1.5', 'soon'])('a time of %s is refused', async (missed) => {
    const answer = await dealer.get(`/api/events/?missed_ms=${missed}`);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['missed_ms']]);
  });
});

test('a rolled-back change notifies no one', async () => {
  const stream = await open(dealer.token);
  await listening(stream);
  const undone = server.db.transaction(async (db) => {
    await publishStale(db, { dealer_id: dealer.id, session_id: null, domains: ['people'] });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await publishStale(server.db, { dealer_id: dealer.id, session_id: null, domains: ['contracts'] });
  expect(await stream.next()).toEqual(['contracts']);
});

test('a change on one server is reported by another server of the same database', async () => {
  const second = await createApp({
    database: server.db,
    settings: server.app.settings,
    files: server.files,
    logger: false,
  });
  await second.listen({ port: 0, host: '127.0.0.1' });
  try {
    const stream = await open(await otherToken(), second);
    await listening(stream);
    await change();
    expect(await stream.next()).toContain('preferences');
  } finally {
    await second.close();
  }
});

test('after an outage of the database everything is reported as stale, and listening continues', async () => {
  const stream = await open(dealer.token);
  await listening(stream);
  await server.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike any (array['listen %', 'select 1'])`,
  );
  let stale = (await stream.next()) as string[];
  while (stale.length < DOMAINS.length) stale = (await stream.next()) as string[];
  expect(stale.toSorted()).toEqual([...DOMAINS].toSorted());
  await listening(stream);
});

test('a session has five streams at most; the oldest one ends', async () => {
  const oldest = await open(dealer.token);
  for (let n = 0; n < 5; n += 1) await open(dealer.token);
  await oldest.ended;
  expect(streams.filter(({ response }) => !response.complete)).toHaveLength(5);
});

test('a stream ends with its token, however long other tokens are valid; an ended session receives nothing more', async () => {
  const { session_id = '' } = server.app.tokens.read(dealer.token) ?? {};
  const claims = { token_type: 'access', user_id: dealer.id, session_id, jti: 'brief' };
  const token = server.app.jwt.sign(claims, { expiresIn: 3 });
  const [ending, living] = [await open(token), await open(dealer.token)];
  expect([ending, living].map(({ response }) => response.statusCode)).toEqual([200, 200]);
  await ending.ended;
  expect(ending.response.complete).toBe(true);
  expect(living.response.complete).toBe(false);
});

test('a server that stops ends its streams', async () => {
  const second = await createApp({
    database: server.db,
    settings: server.app.settings,
    files: server.files,
    logger: false,
  });
  await second.listen({ port: 0, host: '127.0.0.1' });
  const stream = await open(dealer.token, second);
  await second.close();
  await stream.ended;
  expect(stream.response.complete).toBe(true);
});

test('403 for customers, whose app does not use it', async () => {
  expect((await (await server.customer(dealer)).get('/api/events/')).statusCode).toBe(403);
});

test('technicians hear of changes, too: the names of stale domains (R1390)', async () => {
  const technician = await server.technician(dealer);
  const stream = await open(technician.token);
  await listening(stream);
  await change();
  expect(await stream.next()).toContain('preferences');
});
