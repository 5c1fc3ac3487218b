import type { ServerResponse } from 'node:http';
import { remindRenewals } from '../amc/remindRenewals';
import { advanceStates } from '../maintenance/advanceStates';
import { browserPushCalls, NEWS, SUBJECT, SUBSCRIPTIONS } from '../testing/browserPushCalls';
import { acceptMessage } from '../testing/browserService';
import { anElevator } from '../testing/testRows';
import { serverKeys } from './serverKeys';

let calls: Awaited<ReturnType<typeof browserPushCalls>>;
beforeEach(async () => {
  calls = await browserPushCalls();
});
afterEach(() => calls.close());

test('a message reaches the browser: encrypted for it, signed for its service, with the key of its subscription', async () => {
  expect((await calls.subscribe()).statusCode).toBe(201);
  const { public_key } = (await calls.dealer.get('/api/users/browser-push/')).json();
  await calls.notify();
  expect(await calls.deliverAll()).toEqual([NEWS]);
  const [received] = calls.service.received;
  if (!received) throw new Error('Nothing was received.');
  const { headers, claims, path } = received;
  expect(path).toBe('/one');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  expect(headers.authorization).toContain(`, k=${public_key}`);
  expect(headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(claims).toMatchObject({ aud: calls.service.origin, sub: SUBJECT });
  expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
  expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
  expect(await calls.rows()).toMatchObject([{ sent: true, attempts: 1 }]);
  expect(await calls.deliver()).toBe(false);
});

describe('when the service fails, the message waits, and arrives when the service is back', () => {
  test.each<[string, (response: ServerResponse) => void, number]>([
    ['500', (response) => void response.writeHead(500).end('oops'), 10],
    ['401, for a key that it does not accept', (response) => void response.writeHead(401).end(), 10],
    [
      '429 that requests two minutes',
      (response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
      120,
    ],
    ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end(), 10],
    ['200 with garbage', (response) => void response.end('<html>Welcome</html>'), 10],
    ['a connection that is closed', (response) => void response.destroy(), 10],
  ])('%s', async (_, fails, pause) => {
    await calls.subscribe();
    await calls.notify();
    calls.service.answerWith = fails;
    expect(await calls.deliver()).toBe(true);
    const [failed] = await calls.rows();
    expect(failed).toMatchObject({ sent: false, dead: false, attempts: 1 });
    expect(failed?.pause).toBeLessThanOrEqual(pause + 1);
    expect(failed?.pause).toBeGreaterThan(pause / 2 - 2);
    calls.service.answerWith = acceptMessage;
    await calls.server.db.query('update web_push_outbox set next_attempt_at = now()');
    await calls.deliver();
    expect(await calls.rows()).toMatchObject([{ sent: true, attempts: 2 }]);
    expect(new Set(calls.service.received.map(({ headers }) => headers['topic'])).size).toBe(1);
  });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['201 with a body', (response) => void response.writeHead(201).end('Created')],
  ['200 without a body', (response) => void response.end()],
])('%s: the service accepted the message, and it is not sent again', async (_, accept) => {
  await calls.subscribe();
  await calls.notify();
  calls.service.answerWith = accept;
  await calls.deliver();
  expect(await calls.rows()).toMatchObject([{ sent: true, attempts: 1 }]);
});

test.each([404, 410])('%i: the browser is gone, and gets no more messages', async (status) => {
  await calls.subscribe();
  await calls.notify();
  await calls.notify();
  calls.service.answerWith = (response) => void response.writeHead(status).end();
  await calls.deliverAll();
  expect(calls.service.received).toHaveLength(1);
  expect([await calls.browsers(), await calls.rows()]).toEqual([[], []]);
});

test.each([400, 413])('%i: the message is permanently refused and is a dead letter', async (status) => {
  await calls.subscribe();
  await calls.notify();
  calls.service.answerWith = (response) => void response.writeHead(status).end();
  await calls.deliverAll();
  expect(await calls.rows()).toMatchObject([{ dead: true, attempts: 1 }]);
});

describe('the recipients', () => {
  test('none after the session that subscribed has ended: signed out, or ended elsewhere', async () => {
    await calls.subscribe();
    await calls.notify();
    await calls.dealer.post('/api/account/logout/');
    await calls.notify();
    expect(await calls.deliverAll()).toEqual([]);
    expect([await calls.browsers(), await calls.rows()]).toEqual([[], []]);
  });

  test('no browser that unsubscribed; 404 for an absent subscription or another dealer’s', async () => {
    const { subscription_id } = (await calls.subscribe()).json();
    const other = await calls.server.dealer();
    expect((await other.delete(`${SUBSCRIPTIONS}${subscription_id}/`)).statusCode).toBe(404);
    expect((await calls.dealer.delete(`${SUBSCRIPTIONS}${subscription_id}/`)).statusCode).toBe(204);
    expect((await calls.dealer.delete(`${SUBSCRIPTIONS}${subscription_id}/`)).statusCode).toBe(404);
    await calls.notify();
    expect(await calls.rows()).toEqual([]);
  });

  test('every browser of the dealer, at most twenty; no other dealer', async () => {
    const other = await calls.server.dealer();
    await calls.subscribe('other', other);
    for (let n = 0; n < 21; n += 1) await calls.subscribe(`browser-${n}`);
    await calls.notify();
    await calls.deliverAll();
    const paths = calls.service.received.map(({ path }) => path);
    expect(paths).toHaveLength(20);
    expect(paths).not.toContain('/browser-0');
    expect(paths).not.toContain('/other');
  });
});

describe('the messages', () => {
  const create = async (elevator_id: number, who = calls.dealer) =>
    who.post('/api/tickets/create/', {
      elevator_id,
      summary: 'Door does not close',
      description: 'd',
      label: 'l',
      target_date: '2099-01-01',
    });

  test('a new ticket, in the browsers other than its own; a click opens it', async () => {
    const { elevator_id } = await anElevator(calls.server.db, calls.dealer.id, { elevator_name: 'North 1' });
    const second = await calls.server.db.query<{ session_id: string }>(
      `insert into sessions (session_id, refresh_id, dealer_id, user_id, expires_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, $1, now() + interval '1 day') returning session_id`,
      [calls.dealer.id],
    );
    const token = calls.server.app.tokens.access(calls.dealer.id, second[0]?.session_id ?? '');
    const headers = { authorization: `Bearer ${token}` };
    await calls.subscribe('here');
    await calls.server.inject({
      method: 'POST',
      url: SUBSCRIPTIONS,
      headers,
      payload: calls.service.subscription('there'),
    });
    const { ticket_key } = (await create(elevator_id)).json();
    expect(await calls.deliverAll()).toEqual([
      expect.objectContaining({
        title: `New ticket ${ticket_key}`,
        body: 'North 1: Door does not close',
        path: `/ticket/${ticket_key}`,
      }),
    ]);
    expect(calls.service.received[0]?.path).toBe('/there');
  });

  test('none for a refused ticket', async () => {
    await calls.subscribe('here');
    expect((await create(999_999)).statusCode).toBe(400);
    expect(await calls.rows()).toEqual([]);
  });

  test.each([
    [1, 'The maintenance of elevator A 1 is overdue.', /^\/elevator\?elevatorId=\d+$/],
    [3, '3 elevators are overdue.', /^\/maintenance_NotRenewed$/],
  ])('%i overdue at once is one message', async (count, body, path) => {
    await calls.subscribe();
    for (let n = 1; n <= count; n += 1)
      await anElevator(calls.server.db, calls.dealer.id, {
        elevator_name: `A ${n}`,
        main_due_date: '2026-06-30',
      });
    await calls.server.db.transaction((db) => advanceStates(db, '2026-07-01'));
    await calls.server.db.transaction((db) => advanceStates(db, '2026-07-02'));
    expect(await calls.deliverAll()).toEqual([
      {
        title: 'Maintenance is overdue',
        body,
        path: expect.stringMatching(path),
        topic: 'overdue elevators',
      },
    ]);
  });

  test('a contract that ends, once for each stage', async () => {
    await calls.subscribe();
    const customer = await calls.server.customer(calls.dealer, { username: 'harbor' });
    const { elevator_id } = await anElevator(calls.server.db, calls.dealer.id);
    const made = await calls.dealer.post('/api/contracts/', {
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
      await calls.server.db.transaction((db) => remindRenewals(db, day, 'http://console.example'));
    expect(await calls.deliverAll()).toEqual([
      expect.objectContaining({ body: 'The maintenance contract of Asha Rao ends in 30 days.' }),
      expect.objectContaining({
        title: 'A maintenance contract ends',
        body: 'The maintenance contract of Asha Rao ends in 6 days.',
        path: `/renew_contract?contractId=${made.json().contract_id}`,
      }),
    ]);
  });
});

test('the key is the same on every server with the same secret, or the configured one', () => {
  const given = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  expect(calls.keys().publicKey).toBe(serverKeys(undefined, calls.server.app.settings.jwtSecret).publicKey);
  expect(calls.keys().publicKey).not.toBe(serverKeys(undefined, 'another secret').publicKey);
  // The key pair of RFC 8291, appendix A.
  expect(serverKeys(given, 'unused').publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  );
});
