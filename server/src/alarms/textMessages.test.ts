import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import fastify from 'fastify';
import type { ServerResponse } from 'node:http';
import { syncSignInNames } from '../account/signInNames';
import { sendNext } from '../outbox/sendOutbox';
import { alarmWorld, type AlarmWorld } from '../testing/alarmWorld';
import { testServer, type TestServer } from '../testing/testServer';
import { acceptText, startTextGateway, type TextGateway } from '../testing/textGateway';
import { textOutbox } from '../text-messages/textOutbox';
import { httpTexts, logTexts } from '../text-messages/textTransport';
import { escalate } from './escalate';

let server: TestServer;
let world: AlarmWorld;
let gateway: TextGateway;
beforeAll(async () => {
  server = await testServer({ sendsTexts: true });
  gateway = await startTextGateway();
});
beforeEach(async () => {
  await server.db.query('delete from text_outbox');
  server.app.settings.sendsTexts = true;
  gateway.received.length = 0;
  gateway.answerWith = acceptText;
  world = await alarmWorld(server);
  await phoneOf(world.ravi.id, '98200 11223');
  await phoneOf(world.dealer.id, '');
  await phoneOf(world.priya.id, '+91 22 5550 100');
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const phoneOf = (user_id: number, phoneno: string) =>
  server.db.query('update users set phoneno = $2 where user_id = $1', [user_id, phoneno]);
/** Somebody with a phone number and nothing else. */
async function withoutMail(user_id: number): Promise<void> {
  await server.db.query(`update users set email = '' where user_id = $1`, [user_id]);
  await syncSignInNames(server.db, world.dealer.id, [user_id]);
}
const deliver = (send = gateway.send) => sendNext(server.db, textOutbox(send), server.app.log);
const waiting = async ({ alarm_id }: Pick<Alarm, 'alarm_id'>) =>
  (
    await server.db.query<{ recipient: string }>(
      'select recipient from text_outbox where alarm_id = $1 and sent_at is null order by recipient',
      [alarm_id],
    )
  ).map(({ recipient }) => recipient);
const rows = () =>
  server.db.query<{ sent: boolean; attempts: number; last_error: string | null; pause: number }>(
    `select sent_at is not null as sent, attempts, last_error,
       round(extract(epoch from next_attempt_at - now()))::integer as pause from text_outbox`,
  );

describe('with a gateway (R1450)', () => {
  test('everybody who is told and has a number gets a text message, with the number, the text and an id (R1451)', async () => {
    const alarm = await world.report();
    expect(await waiting(alarm)).toEqual(['98200 11223']);
    expect(await deliver()).toBe(true);
    expect(await deliver()).toBe(false);
    const [stored] = await server.db.query<{ message_id: string; title: string; body: string }>(
      `select t.message_id, a.title, a.body from text_outbox t join alarms a using (dealer_id, alarm_id)
       where a.alarm_id = $1 and t.sent_at is not null`,
      [alarm.alarm_id],
    );
    expect(gateway.received).toMatchObject([
      {
        method: 'POST',
        headers: { authorization: 'Bearer the-token', 'content-type': 'application/json; charset=utf-8' },
        body: { to: '98200 11223', text: `${stored?.title}\n${stored?.body}`, id: stored?.message_id },
      },
    ]);
    expect(stored?.body).toContain('Palm Court');
  });

  test('each step tells its own people; a number is enough to be told', async () => {
    await withoutMail(world.priya.id);
    const alarm = await world.report();
    await world.wait(alarm);
    await escalate(server.db, { sendsTexts: true });
    expect(await waiting(alarm)).toEqual(['+91 22 5550 100', '98200 11223', '98200 11223']);
    const told = (await world.read(alarm)).log.find(({ what, after }) => what === 'told' && after === '2');
    expect(told?.subject).toContain('Priya');
  });

  test('taken, no text message that waits is sent any more (R1305); handed back, they are sent again', async () => {
    const alarm = await world.report();
    await world.move(alarm, 'acknowledge', { arrival_minutes: 20 }, world.priya);
    expect(await waiting(alarm)).toEqual([]);
    await world.move(alarm, 'hand_back', {}, world.priya);
    expect(await waiting(alarm)).toEqual(['98200 11223']);
  });

  test.each<[string, (response: ServerResponse) => void, RegExp, number]>([
    ['500', (response) => void response.writeHead(500).end('oops'), /answered 500/, 5],
    ['401, for a wrong token', (response) => void response.writeHead(401).end(), /answered 401/, 5],
    [
      '429 that requests a minute',
      (response) => void response.writeHead(429, { 'retry-after': '60' }).end(),
      /answered 429/,
      60,
    ],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
      /fetch failed|redirect/,
      5,
    ],
    ['a connection that is closed', (response) => void response.destroy(), /fetch failed|terminated/, 5],
    ['no answer', () => undefined, /timeout|aborted/i, 5],
  ])('after %s it is tried again under the same id (R1306)', async (_fault, fails, reason, pause) => {
    await world.report();
    gateway.answerWith = fails;
    expect(await deliver()).toBe(true);
    const [failed] = await rows();
    expect(failed).toMatchObject({ sent: false, attempts: 1, last_error: expect.stringMatching(reason) });
    expect(failed?.pause).toBeLessThanOrEqual(pause + 1);
    gateway.answerWith = acceptText;
    await server.db.query('update text_outbox set next_attempt_at = now()');
    expect(await deliver()).toBe(true);
    expect(await rows()).toMatchObject([{ sent: true, attempts: 2, last_error: null }]);
    expect(new Set(gateway.received.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  });

  test('no gateway at the address', async () => {
    await world.report();
    await deliver(httpTexts({ url: 'http://127.0.0.1:9/', token: 't' }));
    expect(await rows()).toMatchObject([{ sent: false, attempts: 1 }]);
  });
});

test('without a gateway nothing is queued, and who has a number only is not told; what waits is logged without its number', async () => {
  await withoutMail(world.priya.id);
  await withoutMail(world.ravi.id);
  const former = await world.report();
  server.app.settings.sendsTexts = false;
  const alarm = await world.report();
  await world.wait(alarm);
  await escalate(server.db);
  expect(await waiting(alarm)).toEqual([]);
  expect((await world.read(alarm)).log.map(({ what }) => what)).toContain('nobody');
  expect((await world.dealer.get('/api/alarms/settings/')).json()).toMatchObject({ sends_texts: false });

  expect(await waiting(former)).toEqual(['98200 11223']);
  const lines: string[] = [];
  const { log } = fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  });
  expect(await deliver(logTexts(log))).toBe(true);
  expect(lines.join()).toContain('a text message was not sent: no gateway');
  expect(lines.join()).not.toContain('98200');
});
