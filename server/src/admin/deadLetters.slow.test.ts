import { enqueueMail } from '../mail/enqueueMail';
import { mailOutbox, type SendMail } from '../mail/mailOutbox';
import { composeMail } from '../mail/composeMail';
import { Undeliverable } from '../outbox/sendErrors';
import { pushOutbox } from '../push/pushOutbox';
import { enqueuePush } from '../push/enqueuePush';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { runAdmin } from './runAdmin';
import { sendNext } from '../outbox/sendOutbox';

let server: TestServer;
let dealer: SignedIn;
beforeEach(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterEach(() => server.close());

const run = (...args: string[]) => runAdmin(args, (work) => work(server.db), server.files);
const refuse = async () => {
  throw new Undeliverable('550 no such user');
};
/** Creates a mail and a push message that were permanently refused. */
async function twoDead(): Promise<string[]> {
  await enqueueMail(
    server.db,
    dealer.id,
    composeMail('gone@example.com', 'Welcome', ['The key is ring-4711.']),
  );
  await enqueuePush(server.db, {
    dealer_id: dealer.id,
    recipients: ['a', 'b'],
    heading: 'News',
    content: 'c',
  });
  while (await sendNext(server.db, mailOutbox(refuse), server.app.log));
  while (await sendNext(server.db, pushOutbox(refuse), server.app.log));
  const rows = await server.db.query<{ message_id: string }>(
    'select message_id from outbox union all select message_id from push_outbox',
  );
  return rows.map(({ message_id }) => message_id);
}

test('dead letters are listed with recipient, subject, tries and error, but without their content', async () => {
  const [mail = '', push = ''] = await twoDead();
  const output = await run('dead-letters');
  expect(output).toContain('2 dead letters:');
  expect(output).toContain(`${mail}  mail to gone@example.com: Welcome`);
  expect(output).toContain(`${push}  push to 2 devices: News`);
  expect(output).toMatch(/given up 20\S+ after 1 try: 550 no such user/);
  expect(output).not.toContain('ring-4711');
});

test('a message that waits for its next try is not a dead letter', async () => {
  await enqueueMail(server.db, dealer.id, composeMail('a@example.com', 'Hello', ['x']));
  await sendNext(
    server.db,
    mailOutbox(() => Promise.reject(new Error('away'))),
    server.app.log,
  );
  expect(await run('dead-letters')).toBe('There are no dead letters.');
  expect(await run('replay', 'all')).toBe('There are no dead letters.');
});

test('one is replayed by its id, and arrives under that id once its cause is fixed; the other stays', async () => {
  const [mail = ''] = await twoDead();
  expect(await run('replay', mail)).toBe('1 message waits for delivery again.');
  const sent: string[] = [];
  const send: SendMail = async ({ message_id, body_text }) => void sent.push(message_id, body_text);
  expect(await sendNext(server.db, mailOutbox(send), server.app.log)).toBe(true);
  expect(sent).toEqual([mail, 'The key is ring-4711.\n']);
  expect(await run('dead-letters')).toContain('1 dead letter:');
});

test('all are replayed at once', async () => {
  await twoDead();
  expect(await run('replay', 'all')).toBe('2 messages wait for delivery again.');
  expect(await run('dead-letters')).toBe('There are no dead letters.');
});

test.each([
  ['an invalid id', ['replay', 'everything'], 'replay takes the id of a dead letter, or the word all'],
  [
    'an unknown id',
    ['replay', '00000000-0000-4000-8000-000000000000'],
    'There is no dead letter 00000000-0000-4000-8000-000000000000.',
  ],
  ['no id', ['replay'], 'replay takes <message id | all>'],
  ['an argument for the list', ['dead-letters', 'x'], 'dead-letters takes nothing'],
])('reports what is wrong with %s', async (_, args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});
