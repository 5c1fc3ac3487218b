import { mailOutbox, type SendMail } from '../../mail/mailOutbox';
import { closingCalls, codeIn, CONFIRMED, statusAndBody, REFUSED } from '../../testing/closingCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { refreshExpiredCode } from './refreshExpiredCode';
import { sendNext } from '../../outbox/sendOutbox';

let server: TestServer;
let calls: Awaited<ReturnType<typeof closingCalls>>;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.db.query('delete from outbox');
  calls = await closingCalls(server);
});
afterAll(() => server.close());

const noMailServer: SendMail = () => Promise.reject(new Error('away'));
/** Delivers everything that is due. Returns the codes that arrive, and the ids of their mails. */
async function deliverAll(send?: SendMail) {
  const arrived: { id: string; code: string }[] = [];
  const taken: SendMail = async ({ message_id, body_text }) =>
    void arrived.push({ id: message_id, code: codeIn(body_text) });
  const renew = refreshExpiredCode(server.app.settings.jwtSecret);
  while (await sendNext(server.db, mailOutbox(send ?? taken, renew), server.app.log));
  return arrived;
}
/** The mail server was away for so long: the code gets older, and the next try is due. */
async function afterMinutes(minutes: number): Promise<void> {
  await server.db.query('update closing_codes set expires_at = expires_at - make_interval(mins => $1)', [
    minutes,
  ]);
  await server.db.query('update outbox set next_attempt_at = now() where sent_at is null');
}
const anId = () => server.db.query<{ message_id: string }>('select message_id from outbox');

test.each([0, 4])('a code that arrives after %i minutes is the original one', async (minutes) => {
  const id = await calls.stored();
  const code = await calls.codeOf(id);
  await deliverAll(noMailServer);
  await afterMinutes(minutes);
  expect(await deliverAll()).toEqual([{ id: expect.any(String), code }]);
  expect(statusAndBody(await calls.confirm(id, code))).toEqual(CONFIRMED);
});

test.each([6, 11, 3_000])('after %i minutes a new one is made, and confirms the closing', async (minutes) => {
  const id = await calls.stored();
  const old = await calls.codeOf(id);
  const [before] = await anId();
  await deliverAll(noMailServer);
  await afterMinutes(minutes);
  const [mail, ...more] = await deliverAll();
  expect(more).toEqual([]);
  expect(mail?.code).toMatch(/^\d{6}$/);
  expect(mail?.code).not.toBe(old);
  expect(mail?.id).not.toBe(before?.message_id);
  expect(statusAndBody(await calls.confirm(id, old))).toEqual(REFUSED);
  expect(statusAndBody(await calls.confirm(id, mail?.code))).toEqual(CONFIRMED);
});

test('also when the expired code itself was deleted meanwhile', async () => {
  const id = await calls.stored();
  await calls.codeOf(id);
  await server.db.query('delete from closing_codes');
  const [mail] = await deliverAll();
  expect(statusAndBody(await calls.confirm(id, mail?.code))).toEqual(CONFIRMED);
});

test.each<[string, (id: number, code: string) => Promise<unknown>]>([
  ['reopened', (id) => calls.update(id, { status: 'Open' })],
  ['deleted', (id) => calls.dealer.delete(`/api/tickets/ticket-delete/${id}/`)],
  ['confirmed', (id, code) => calls.confirm(id, code)],
])('no late mail is sent for a ticket that was %s meanwhile', async (_, happens) => {
  const id = await calls.stored();
  await happens(id, await calls.codeOf(id));
  await afterMinutes(11);
  expect(await deliverAll()).toEqual([]);
  expect(await calls.mails()).toEqual([]);
});

test('when a ticket is closed again before the first mail was sent, only the newest code arrives', async () => {
  const id = await calls.stored();
  await calls.codeOf(id);
  await calls.update(id, { status: 'Open' });
  const newest = await calls.codeOf(id);
  expect((await deliverAll()).map(({ code }) => code)).toEqual([newest]);
});

test('a first mail that was being sent just then is not sent again when the attempt fails', async () => {
  const id = await calls.stored();
  await calls.codeOf(id);
  const failing: SendMail = async () => {
    await calls.update(id, { status: 'Open' });
    await calls.close(id);
    throw new Error('away');
  };
  await sendNext(server.db, mailOutbox(failing), server.app.log);
  await afterMinutes(0);
  const codes = (await deliverAll()).map(({ code }) => code);
  expect(codes).toHaveLength(1);
  expect(statusAndBody(await calls.confirm(id, codes[0]))).toEqual(CONFIRMED);
});
