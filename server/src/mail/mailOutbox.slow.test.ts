import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { testServer, type TestServer } from '../testing/testServer';
import { mailOutbox, type SendMail } from './mailOutbox';
import { fileTransport } from './mailTransport';
import { enqueueMail, enqueueMails } from './enqueueMail';
import { enqueueInvitations } from '../account/enqueueInvitations';
import { syncSignInNames } from '../account/signInNames';
import { composeMail } from './composeMail';
import { sendNext, startSending } from '../outbox/sendOutbox';

let server: TestServer;
let log: FastifyBaseLogger;
beforeEach(async () => {
  server = await testServer();
  log = server.app.log;
});
afterEach(() => server.close());

const letter = (recipient: string) => composeMail(recipient, 'Hello', ['A line.']);
const outbox = () =>
  server.db.query<{
    message_id: string;
    attempts: number;
    sent: boolean;
    waits: boolean;
    last_error: string | null;
  }>(
    `select message_id, attempts, sent_at is not null as sent, next_attempt_at > now() as waits, last_error
     from outbox order by recipient`,
  );

test('a mail is sent once, with its own id', async () => {
  const dealer = await server.dealer();
  await enqueueMail(server.db, dealer.id, letter('a@example.com'));
  const sent: string[] = [];
  const send: SendMail = async ({ message_id }) => void sent.push(message_id);
  expect(await sendNext(server.db, mailOutbox(send), log)).toBe(true);
  expect(await sendNext(server.db, mailOutbox(send), log)).toBe(false);
  expect(await outbox()).toMatchObject([{ message_id: sent[0], sent: true }]);
});

test('a rolled-back mail is not sent (R847)', async () => {
  const dealer = await server.dealer();
  const undone = server.db.transaction(async (db) => {
    await enqueueMail(db, dealer.id, letter('a@example.com'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await outbox()).toEqual([]);
});

test('a mail that cannot be delivered waits, and does not delay the next one', async () => {
  const dealer = await server.dealer();
  await enqueueMails(server.db, dealer.id, ['a@example.com', 'b@example.com'].map(letter));
  const send: SendMail = async ({ recipient }) => {
    if (recipient === 'a@example.com') throw new Error('mailbox full');
  };
  while (await sendNext(server.db, mailOutbox(send), log));
  expect(await outbox()).toMatchObject([
    { sent: false, attempts: 1, waits: true, last_error: 'mailbox full' },
    { sent: true, waits: false },
  ]);
});

test('a passcode is sent before the invitations of an import', async () => {
  const [importing, waiting] = [await server.dealer(), await server.dealer()];
  const invitations = ['a@example.com', 'b@example.com'].map((to) => ({ ...letter(to), bulk: true }));
  await enqueueMails(server.db, importing.id, invitations);
  await enqueueMail(server.db, waiting.id, letter('waiting@example.com'));
  const sent: string[] = [];
  while (
    await sendNext(
      server.db,
      mailOutbox(async ({ recipient }) => void sent.push(recipient)),
      log,
    )
  );
  expect(sent).toEqual(['waiting@example.com', 'a@example.com', 'b@example.com']);
});

test('several servers share the work: every mail goes out once', async () => {
  const dealer = await server.dealer();
  const recipients = Array.from({ length: 40 }, (_, i) => `p${i}@example.com`);
  await enqueueMails(server.db, dealer.id, recipients.map(letter));
  const sent: string[] = [];
  const worker = async () => {
    while (
      await sendNext(
        server.db,
        mailOutbox(async ({ recipient }) => void sent.push(recipient)),
        log,
      )
    );
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(sent.sort()).toEqual(recipients.sort());
});

test('no transaction is open while a mail is being sent', async () => {
  const dealer = await server.dealer();
  await enqueueMail(server.db, dealer.id, letter('a@example.com'));
  const open: unknown[] = [];
  await sendNext(
    server.db,
    mailOutbox(async () => {
      open.push(
        ...(await server.db.query(
          "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
        )),
      );
    }),
    log,
  );
  expect(open).toEqual([]);
  expect(await outbox()).toMatchObject([{ sent: true }]);
});

test('several mails are sent concurrently, but those of one recipient one after the other, in order', async () => {
  const dealer = await server.dealer();
  const to = ['a@example.com', 'A@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
  for (const [n, recipient] of to.entries())
    await enqueueMail(server.db, dealer.id, composeMail(recipient, String(n), ['x']));
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  let changed = () => {};
  const until = async (wanted: string[]) => {
    while (begun.join() !== wanted.join()) await new Promise<void>((resolve) => (changed = resolve));
  };
  const send: SendMail = async ({ subject }) => {
    begun.push(subject);
    const done = new Promise<void>((resolve) => finish.set(subject, resolve));
    changed();
    await done;
  };
  const mail = startSending(server.db, mailOutbox(send), log, 3);
  await until(['0', '2', '3']);
  finish.get('2')?.();
  await until(['0', '2', '3', '4']);
  finish.get('0')?.();
  await until(['0', '2', '3', '4', '1']);
  for (const done of finish.values()) done();
  await mail.stop();
  expect((await outbox()).every(({ sent }) => sent)).toBe(true);
});

test('a mail whose server was killed while sending it is sent again under its id, after the lease', async () => {
  const dealer = await server.dealer();
  await enqueueMail(server.db, dealer.id, letter('a@example.com'));
  const sent: string[] = [];
  const send: SendMail = async ({ message_id }) => void sent.push(message_id);
  let release = () => {};
  const killed = sendNext(
    server.db,
    mailOutbox(async (mail) => {
      await send(mail);
      await new Promise<void>((_, reject) => (release = () => reject(new Error('late'))));
    }),
    log,
  );
  while (sent.length === 0) await new Promise(setImmediate);
  expect(await sendNext(server.db, mailOutbox(send), log)).toBe(false);
  await server.db.query("update outbox set locked_until = now() - interval '1 second'");
  expect(await sendNext(server.db, mailOutbox(send), log)).toBe(true);
  expect(sent).toEqual([sent[0], sent[0]]);
  // A later result of the first one does not change that.
  release();
  await killed;
  expect(await outbox()).toMatchObject([{ sent: true, attempts: 1, last_error: null }]);
});

test('the worker delivers until it is stopped', async () => {
  const dealer = await server.dealer();
  await enqueueMail(server.db, dealer.id, letter('a@example.com'));
  let arrive: (recipient: string) => void = () => {};
  const arrived = new Promise<string>((resolve) => (arrive = resolve));
  const mail = startSending(
    server.db,
    mailOutbox(async ({ recipient }) => arrive(recipient)),
    log,
  );
  expect(await arrived).toBe('a@example.com');
  await mail.stop();
});

test('without a mail server a mail is a file that any mail program opens (R1007)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'se-mail-'));
  const mail = composeMail('a@example.com', 'Two\r\nBcc: victim@example.com', [
    '<b>Bold</b> & "quoted"',
    { link: 'http://x/?a=1&b=2' },
  ]);
  const send = fileTransport(folder, 'Lifts <lifts@example.com>');
  for (let i = 0; i < 2; i++) await send({ ...mail, message_id: 'the-id' });
  expect(readdirSync(folder)).toEqual(['the-id.eml']);
  const text = readFileSync(path.join(folder, 'the-id.eml'), 'utf8');
  expect(text).toMatch(/^From: Lifts <lifts@example.com>$/m);
  expect(text).toMatch(/^To: a@example.com$/m);
  expect(text).toMatch(/^Subject: Two Bcc: victim@example.com$/m);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toMatch(/^Message-ID: <the-id@smart-elevator>$/m);
  expect(text).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;');
  rmSync(folder, { recursive: true });
});

test('three thousand new customers are invited at once, each with their own link', async () => {
  const dealer = await server.dealer();
  const invited = await server.db.query<{
    user_id: number;
    username: string;
    email: string;
    first_name: string;
  }>(
    `insert into users (dealer_id, user_type, username, email)
     select $1, 'CustomerUser', 'c' || n, 'c' || n || '@example.com' from generate_series(1, 3000) n
     returning user_id, username, email, first_name`,
    [dealer.id],
  );
  await syncSignInNames(
    server.db,
    dealer.id,
    invited.map(({ user_id }) => user_id),
  );
  await server.db.transaction((db) => enqueueInvitations(db, dealer.id, invited, 'http://console.example'));
  const [count] = await server.db.query(
    `select count(*) as mails, count(distinct substring(body_text from 'key=([\\w-]+)')) as links from outbox
     where bulk`,
  );
  expect(count).toEqual({ mails: 3000, links: 3000 });
});
