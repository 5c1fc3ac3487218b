import type { ServerResponse } from 'node:http';
import { remindRenewals } from '../contracts/remindRenewals';
import { rollStates } from '../maintenance/rollStates';
import { startBrowserService, takesIt, type BrowserService } from '../testing/browserService';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { tellBrowsers } from './browserRepository';
import { deliverOneToBrowser } from './deliverToBrowsers';
import { serverKeys } from './serverKeys';

const URL = '/api/users/browser-push/subscriptions/';
const SUBJECT = 'mailto:lifts@example.com';

let service: BrowserService;
let server: TestServer;
let dealer: SignedIn;
beforeEach(async () => {
  service = await startBrowserService();
  server = await testServer({ webPushServices: [service.origin] });
  dealer = await server.dealer();
});
afterEach(async () => {
  await service.close();
  await server.close();
});

const keys = () => serverKeys(undefined, server.app.settings.jwtSecret);
const deliver = (services = [service.origin]) =>
  deliverOneToBrowser(server.db, { keys: keys(), subject: SUBJECT, services }, server.app.log);
const deliverAll = async () => {
  while (await deliver());
  return service.received.map(({ message }) => message);
};
const subscribe = (name = 'one', who = dealer) => who.post(URL, service.subscription(name));
const message = { title: 'News', body: 'लिफ्ट ₹ 1', path: '/amc_count', topic: 'news' };
const tell = () => tellBrowsers(server.db, dealer.id, message);
const rows = () =>
  server.db.query<{ sent: boolean; dead: boolean; attempts: number; pause: number }>(
    `select sent_at is not null as sent, dead_at is not null as dead, attempts,
       round(extract(epoch from least(next_attempt_at, now() + interval '1 day') - now()))::integer as pause
     from web_push_outbox`,
  );
const browsers = () => server.db.query('select 1 from web_push_subscriptions');

test('a message reaches the browser: sealed for it, signed for its service, with the key that it subscribed with', async () => {
  expect((await subscribe()).statusCode).toBe(201);
  const { public_key } = (await dealer.get('/api/users/browser-push/')).json();
  await tell();
  expect(await deliverAll()).toEqual([message]);
  const [received] = service.received;
  if (!received) throw new Error('Nothing was received.');
  const { headers, claims, path } = received;
  expect(path).toBe('/one');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  expect(headers.authorization).toContain(`, k=${public_key}`);
  expect(headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(claims).toMatchObject({ aud: service.origin, sub: SUBJECT });
  expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
  expect(await rows()).toMatchObject([{ sent: true, attempts: 1 }]);
  expect(await deliver()).toBe(false);
});

describe('a service that fails: the message waits, and arrives when it is back', () => {
  test.each<[string, (response: ServerResponse) => void, number]>([
    ['500', (response) => void response.writeHead(500).end('oops'), 10],
    ['401, for a key that it does not take', (response) => void response.writeHead(401).end(), 10],
    [
      '429 that asks for two minutes',
      (response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
      120,
    ],
    ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end(), 10],
    ['a connection that is closed', (response) => void response.destroy(), 10],
  ])('%s', async (_, fails, pause) => {
    await subscribe();
    await tell();
    service.answerWith = fails;
    expect(await deliver()).toBe(true);
    const [failed] = await rows();
    expect(failed).toMatchObject({ sent: false, dead: false, attempts: 1 });
    expect(failed?.pause).toBeLessThanOrEqual(pause + 1);
    expect(failed?.pause).toBeGreaterThan(pause / 2 - 2);
    service.answerWith = takesIt;
    await server.db.query('update web_push_outbox set next_attempt_at = now()');
    await deliver();
    expect(await rows()).toMatchObject([{ sent: true, attempts: 2 }]);
    expect(new Set(service.received.map(({ headers }) => headers['topic'])).size).toBe(1);
  });
});

test.each([404, 410])('%i: the browser is gone, and is not written to any more', async (status) => {
  await subscribe();
  await tell();
  await tell();
  service.answerWith = (response) => void response.writeHead(status).end();
  await deliverAll();
  expect(service.received).toHaveLength(1);
  expect([await browsers(), await rows()]).toEqual([[], []]);
});

test.each([400, 413])('%i: the message is refused for good and is a dead letter', async (status) => {
  await subscribe();
  await tell();
  service.answerWith = (response) => void response.writeHead(status).end();
  await deliverAll();
  expect(await rows()).toMatchObject([{ dead: true, attempts: 1 }]);
});

describe('who is told', () => {
  test('nobody any more once the session that asked for it is over: signed out, or ended elsewhere', async () => {
    await subscribe();
    await tell();
    await dealer.post('/api/account/logout/');
    await tell();
    expect(await deliverAll()).toEqual([]);
    expect([await browsers(), await rows()]).toEqual([[], []]);
  });

  test('nobody who unsubscribed; 404 for what is not there or another dealer’s', async () => {
    const { subscription_id } = (await subscribe()).json();
    const other = await server.dealer();
    expect((await other.delete(`${URL}${subscription_id}/`)).statusCode).toBe(404);
    expect((await dealer.delete(`${URL}${subscription_id}/`)).statusCode).toBe(204);
    expect((await dealer.delete(`${URL}${subscription_id}/`)).statusCode).toBe(404);
    await tell();
    expect(await rows()).toEqual([]);
  });

  test('every browser of the dealer, twenty at most; no other dealer', async () => {
    const other = await server.dealer();
    await subscribe('other', other);
    for (let n = 0; n < 21; n += 1) await subscribe(`browser-${n}`);
    await tell();
    await deliverAll();
    const paths = service.received.map(({ path }) => path);
    expect(paths).toHaveLength(20);
    expect(paths).not.toContain('/browser-0');
    expect(paths).not.toContain('/other');
  });
});

describe('what is told', () => {
  const create = async (elevator_id: number, who = dealer) =>
    who.post('/api/tickets/create/', {
      elevator_id,
      summary: 'Door does not close',
      description: 'd',
      label: 'l',
      target_date: '2099-01-01',
    });

  test('a new ticket, in the browsers where it was not made; a click opens it', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id, { elevator_name: 'North 1' });
    const second = await server.db.query<{ session_id: string }>(
      `insert into sessions (session_id, refresh_id, dealer_id, user_id, expires_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, $1, now() + interval '1 day') returning session_id`,
      [dealer.id],
    );
    const token = server.app.tokens.access(dealer.id, second[0]?.session_id ?? '');
    const headers = { authorization: `Bearer ${token}` };
    await subscribe('here');
    await server.inject({ method: 'POST', url: URL, headers, payload: service.subscription('there') });
    const { ticket_key } = (await create(elevator_id)).json();
    expect(await deliverAll()).toEqual([
      expect.objectContaining({
        title: `New ticket ${ticket_key}`,
        body: 'North 1: Door does not close',
        path: `/editTicket/${ticket_key}`,
      }),
    ]);
    expect(service.received[0]?.path).toBe('/there');
  });

  test('a ticket that is refused tells nothing', async () => {
    await subscribe('here');
    expect((await create(999_999)).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test.each([
    [1, 'The maintenance of elevator A 1 is overdue.', /^\/elevator\?elevatorId=\d+$/],
    [3, '3 elevators are overdue.', /^\/maintenance_NotRenewed$/],
  ])('%i overdue at once is one message', async (count, body, path) => {
    await subscribe();
    for (let n = 1; n <= count; n += 1)
      await anElevator(server.db, dealer.id, { elevator_name: `A ${n}`, main_due_date: '2026-06-30' });
    await server.db.transaction((db) => rollStates(db, '2026-07-01'));
    await server.db.transaction((db) => rollStates(db, '2026-07-02'));
    expect(await deliverAll()).toEqual([
      {
        title: 'Maintenance is overdue',
        body,
        path: expect.stringMatching(path),
        topic: 'overdue elevators',
      },
    ]);
  });

  test('a contract that ends, once for each stage', async () => {
    await subscribe();
    const customer = await server.customer(dealer, { username: 'harbor' });
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const made = await dealer.post('/api/contracts/', {
      customer_id: customer.id,
      elevator_ids: [elevator_id],
      kind: 'Comprehensive',
      value_rupees: 1000,
      visits_a_year: 4,
      start_date: '2098-01-01',
      end_date: '2098-12-31',
      paid: false,
    });
    expect([made.statusCode, made.json()]).toEqual([201, expect.anything()]);
    for (const day of ['2098-12-01', '2098-12-02', '2098-12-25'])
      await server.db.transaction((db) => remindRenewals(db, day, 'http://console.example'));
    expect(await deliverAll()).toEqual([
      expect.objectContaining({ body: 'The maintenance contract of harbor ends in 30 days.' }),
      expect.objectContaining({
        title: 'A maintenance contract ends',
        body: 'The maintenance contract of harbor ends in 6 days.',
        path: `/renew_contract?contractId=${made.json().contract_id}`,
      }),
    ]);
  });
});

test('the key is the same on every server that shares the secret, and the given one where one is given', () => {
  const given = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  expect(keys().publicKey).toBe(serverKeys(undefined, server.app.settings.jwtSecret).publicKey);
  expect(keys().publicKey).not.toBe(serverKeys(undefined, 'another secret').publicKey);
  // The pair of RFC 8291, appendix A.
  expect(serverKeys(given, 'unused').publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
});
