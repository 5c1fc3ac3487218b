import fastify from 'fastify';
import type { ServerResponse } from 'node:http';
import { startPushService, accept, type PushService } from '../testing/pushService';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { pushOutbox } from './pushOutbox';
import { logPush, oneSignalPush } from './pushTransport';
import { enqueuePush } from './enqueuePush';
import { sendNext, startSending } from '../outbox/sendOutbox';

let service: PushService;
let server: TestServer;
let dealer: SignedIn;

beforeEach(async () => {
  server = await testServer();
  dealer = await server.dealer();
  service = await startPushService();
});
afterEach(async () => {
  await service.close();
  await server.close();
});

const message = () => ({
  dealer_id: dealer.id,
  recipients: ['customer-phone', 'dealer-phone'],
  heading: "Your 'Annual Maintenance Contract' is Updated !",
  content: 'The maintenance of elevator लिफ्ट ₹ 1 is Completed.',
});
const deliver = () => sendNext(server.db, pushOutbox(service.send()), server.app.log);
const rows = () =>
  server.db.query<{
    sent: boolean;
    attempts: number;
    last_error: string | null;
    pause: number;
    message_id: string;
  }>(
    `select message_id, sent_at is not null as sent, attempts, last_error,
       round(extract(epoch from next_attempt_at - now()))::integer as pause from push_outbox`,
  );
const dueNow = () => server.db.query('update push_outbox set next_attempt_at = now()');

test('a message is sent once: app, recipients, heading, content, and its own id (R844)', async () => {
  await enqueuePush(server.db, message());
  expect(await deliver()).toBe(true);
  expect(await deliver()).toBe(false);
  const [row] = await rows();
  expect(row).toMatchObject({ sent: true, attempts: 1, last_error: null });
  const { recipients, heading, content } = message();
  expect(service.received).toHaveLength(1);
  expect(service.received[0]?.body).toEqual({
    app_id: 'the-app',
    target_channel: 'push',
    include_aliases: { external_id: recipients },
    headings: { en: heading },
    contents: { en: content },
    idempotency_key: row?.message_id,
  });
});

test.each([
  ['the-key', 'Basic the-key'],
  ['os_v2_app_x', 'Key os_v2_app_x'],
])('the key %s is sent as %s (R852)', async (key, authorization) => {
  await enqueuePush(server.db, message());
  await sendNext(server.db, pushOutbox(service.send(key)), server.app.log);
  expect(service.received[0]?.headers.authorization).toBe(authorization);
});

describe('when the service fails, the message waits, and arrives under the same id when the service is back', () => {
  test.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['500', (response) => void response.writeHead(500).end('oops'), /answered 500/, 10],
    ['429 that requests two minutes', busy(() => '120'), /answered 429/, 120],
    ['429 that requests a day', busy(() => '86400'), /answered 429/, 3_600],
    ['429 with a date', busy(() => new Date(Date.now() + 90_000).toUTCString()), /answered 429/, 90],
    ['429 with a word', busy(() => 'later'), /answered 429/, 10],
    ['401, for a wrong key', (response) => void response.writeHead(401).end('{}'), /answered 401/, 10],
    ['200 with garbage', (response) => void response.end('<html>Welcome</html>'), /an unexpected body/, 10],
    [
      '200 with errors alone',
      (response) => void response.end('{"errors":["app_id not found"]}'),
      /an unexpected body/,
      10,
    ],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
      /fetch failed|redirect/,
      10,
    ],
    ['a connection that is closed', (response) => void response.destroy(), /fetch failed|terminated/, 10],
    ['a connection that is closed half way', halfway, /terminated|fetch failed/, 10],
    ['a missing answer', () => undefined, /timeout|aborted/i, 10],
  ])('%s', async (_fault, fails, reason, pause) => {
    await enqueuePush(server.db, message());
    service.answerWith = fails;
    expect(await deliver()).toBe(true);
    const [failed] = await rows();
    expect(failed).toMatchObject({ sent: false, attempts: 1, last_error: expect.stringMatching(reason) });
    expect(failed?.pause).toBeLessThanOrEqual(pause + 1);
    expect(failed?.pause).toBeGreaterThan(pause - 9);
    expect(await deliver()).toBe(false);

    service.answerWith = accept;
    await dueNow();
    expect(await deliver()).toBe(true);
    expect(await rows()).toMatchObject([{ sent: true, attempts: 2, last_error: null }]);
    expect(new Set(service.received.map(({ body }) => body['idempotency_key'])).size).toBe(1);
  });

  test('no server at the address', async () => {
    await enqueuePush(server.db, message());
    const closed = oneSignalPush({ url: 'http://127.0.0.1:9/', appId: 'the-app', key: 'k' });
    await sendNext(server.db, pushOutbox(closed), server.app.log);
    expect(await rows()).toMatchObject([{ sent: false, attempts: 1 }]);
  });
});

test('devices that no longer exist are not an error: the service accepted the message, and it is not sent again', async () => {
  service.answerWith = (response) =>
    void response.end('{"id":"","errors":["All included players are not subscribed"]}');
  await enqueuePush(server.db, message());
  await deliver();
  expect(await rows()).toMatchObject([{ sent: true }]);
});

test('several servers share the work: every message goes out once', async () => {
  for (let n = 0; n < 20; n += 1) await enqueuePush(server.db, message());
  const work = async () => {
    while (await deliver());
  };
  await Promise.all([work(), work(), work()]);
  expect(new Set(service.received.map(({ body }) => body['idempotency_key'])).size).toBe(20);
  expect(service.received).toHaveLength(20);
});

test('the worker delivers until it is stopped', async () => {
  await enqueuePush(server.db, message());
  const arrived = new Promise<void>((resolve) => {
    service.answerWith = (response) => {
      accept(response);
      resolve();
    };
  });
  const worker = startSending(server.db, pushOutbox(service.send()), server.app.log);
  await arrived;
  await worker.stop();
  expect(await rows()).toMatchObject([{ sent: true }]);
});

test('a rolled-back message is not sent (R847)', async () => {
  const undone = server.db.transaction(async (db) => {
    await enqueuePush(db, message());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
});

test('a message without recipients is not sent to the service', async () => {
  await enqueuePush(server.db, { ...message(), recipients: [] });
  expect(await deliver()).toBe(true);
  expect(service.received).toEqual([]);
  expect(await rows()).toMatchObject([{ sent: true }]);
});

test.each([[['customer-phone', 'dealer-phone']], [[]]])(
  'without a service a message to %j is only logged (R1007)',
  async (recipients) => {
    await enqueuePush(server.db, { ...message(), recipients });
    const lines: string[] = [];
    const { log } = fastify({
      logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    });
    expect(await sendNext(server.db, pushOutbox(logPush(log)), log)).toBe(true);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        recipients: recipients.length,
        heading: message().heading,
        msg: 'a push message was not sent: no service',
      }),
    ]);
    expect(lines.join()).not.toContain(message().content);
    expect(lines.join()).not.toContain('-phone');
    expect(await rows()).toMatchObject([{ sent: true }]);
  },
);

function busy(retryAfter: () => string) {
  return (response: ServerResponse) =>
    void response.writeHead(429, { 'retry-after': retryAfter() }).end('{"errors":["rate limit"]}');
}

function halfway(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"id":');
  setImmediate(() => response.destroy());
}
