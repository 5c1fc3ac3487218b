import { createServer, type AddressInfo, type Socket } from 'node:net';
import { startMailServer, type MailServer } from '../testing/mailServer';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { mailOutbox } from './mailOutbox';
import { smtpTransport } from './mailTransport';
import { enqueueMail } from './enqueueMail';
import { composeMail } from './composeMail';
import { sendNext } from '../outbox/sendOutbox';

/** The test's mail server has a self-signed certificate; the timeouts are short to keep the test short. */
const TEST = 'tls.rejectUnauthorized=false&greetingTimeout=400&socketTimeout=400&connectionTimeout=400';

let server: TestServer;
let dealer: SignedIn;
let mails: MailServer | undefined;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
beforeEach(() => server.db.query('delete from outbox'));
afterEach(async () => {
  await mails?.close();
  mails = undefined;
});
afterAll(() => server.close());

const queue = (subject = 'Hello') =>
  enqueueMail(server.db, dealer.id, composeMail('meera@example.com', subject, ['A line.']));
const deliver = (url: string) => sendNext(server.db, mailOutbox(smtpTransport(url)), server.app.log);
const outbox = () =>
  server.db.query<{ sent: boolean; attempts: number; last_error: string | null }>(
    'select sent_at is not null as sent, attempts, last_error from outbox',
  );
/** Makes the next try due. */
const wait = () => server.db.query('update outbox set next_attempt_at = now()');

describe('a mail arrives', () => {
  test('in plain text and in HTML, under its own Message-ID', async () => {
    mails = await startMailServer();
    await queue();
    await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`);
    const [mail] = mails.received;
    expect(mail).toMatchObject({ recipients: ['meera@example.com'], text: 'A line.\r\n' });
    expect(mail?.html).toContain('<p>A line.</p>');
    const [id] = await server.db.query<{ message_id: string }>('select message_id from outbox');
    expect(mail?.headers.get('message-id')).toEqual([`<${id?.message_id}@smart-elevator>`]);
    expect(await outbox()).toEqual([{ sent: true, attempts: 1, last_error: null }]);
  });

  test('with a PDF, which is not kept afterwards (R624)', async () => {
    mails = await startMailServer();
    const attachment = Buffer.from('%PDF-1.7 of a report');
    const letter = composeMail('meera@example.com', 'Report', ['A line.']);
    await enqueueMail(server.db, dealer.id, { ...letter, attachment, attachment_name: 'report.pdf' });
    await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`);
    expect(mails.received).toMatchObject([
      { text: 'A line.\r\n', attachments: [{ name: 'report.pdf', content: '%PDF-1.7 of a report' }] },
    ]);
    expect(await server.db.query(`select octet_length(attachment) as bytes from outbox`)).toEqual([
      { bytes: 0 },
    ]);
  });

  test('encrypted from the first byte, with smtps', async () => {
    mails = await startMailServer({ secure: true });
    await queue();
    await deliver(`smtps://127.0.0.1:${mails.port}?${TEST}`);
    expect(mails.received).toMatchObject([{ encrypted: true }]);
  });

  test('encrypted when the server offers it, otherwise in plain text', async () => {
    for (const disabledCommands of [[], ['STARTTLS']]) {
      mails = await startMailServer({ disabledCommands });
      await queue();
      await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`);
      expect(mails.received).toMatchObject([{ encrypted: disabledCommands.length === 0 }]);
      await mails.close();
    }
  });

  test('with the name and password in the URL, whose special characters are encoded', async () => {
    mails = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _, done) =>
        username === 'lifts@example.com' && password === 'p@ss:w/rd'
          ? done(null, { user: username })
          : done(new Error('no')),
    });
    await queue();
    await deliver(`smtp://lifts%40example.com:p%40ss%3Aw%2Frd@127.0.0.1:${mails.port}?${TEST}`);
    expect(mails.received).toMatchObject([{ user: 'lifts@example.com' }]);
  });
});

describe('a mail that was not accepted waits with the reason, and arrives when the server works again', () => {
  const recovers = async (port: number, reason: RegExp) => {
    expect(await outbox()).toMatchObject([
      { sent: false, attempts: 1, last_error: expect.stringMatching(reason) },
    ]);
    expect(await deliver(`smtp://127.0.0.1:${port}?${TEST}`)).toBe(false);
    mails = await startMailServer({}, port);
    await wait();
    await deliver(`smtp://127.0.0.1:${port}?${TEST}`);
    expect(mails.received).toHaveLength(1);
    expect(await outbox()).toEqual([{ sent: true, attempts: 2, last_error: null }]);
  };

  test('the server answers 451', async () => {
    const refusing = await refusingMailServer(451, 'please come later');
    await queue();
    await deliver(`smtp://127.0.0.1:${refusing.port}?${TEST}`);
    await refusing.close();
    await recovers(refusing.port, /451 please come later/);
  });

  test('the server refuses the password', async () => {
    const strict = await startMailServer({
      authOptional: false,
      onAuth: (_, __, done) => done(new Error('wrong password')),
    });
    await queue();
    await deliver(`smtp://a:b@127.0.0.1:${strict.port}?${TEST}`);
    await strict.close();
    await recovers(strict.port, /wrong password/);
  });

  test('no server listens', async () => {
    const { port, close } = await startMailServer();
    await close();
    await queue();
    await deliver(`smtp://127.0.0.1:${port}?${TEST}`);
    await recovers(port, /ECONNREFUSED/);
  });

  test('the server has a self-signed certificate, which is not allowed by the configuration', async () => {
    const own = await startMailServer({ secure: true });
    await queue();
    await deliver(`smtps://127.0.0.1:${own.port}`);
    await own.close();
    expect(own.received).toEqual([]);
    await recovers(own.port, /certificate|self.signed|altnames/i);
  });

  test.each<[string, (socket: Socket) => void, RegExp]>([
    ['never greets', () => {}, /greeting|timeout/i],
    ['closes at once', (socket) => void socket.destroy(), /closed|ECONNRESET|socket/i],
    [
      'stops responding in the middle',
      (socket) => {
        socket.write('220 slow\r\n');
        socket.once('data', () => socket.write('250 slow\r\n'));
      },
      /timeout/i,
    ],
    [
      'closes in the middle',
      (socket) => {
        socket.write('220 gone\r\n');
        socket.once('data', () => socket.destroy());
      },
      /closed|ECONNRESET|socket/i,
    ],
  ])('the server %s', async (_, behave, reason) => {
    const sockets = new Set<Socket>();
    const broken = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      behave(socket);
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const { port } = broken.address() as AddressInfo;
    await queue();
    await deliver(`smtp://127.0.0.1:${port}?${TEST}`);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => broken.close(resolve));
    await recovers(port, reason);
  });
});

describe('a permanently refused mail is a dead letter at once', () => {
  const dead = () =>
    server.db.query<{ dead: boolean; attempts: number; last_error: string }>(
      "select dead_at is not null and next_attempt_at = 'infinity' as dead, attempts, last_error from outbox",
    );

  test.each([
    [550, 'no such user here'],
    [553, 'no such name'],
  ])('the recipient is refused with %i', async (code, sentence) => {
    mails = await refusingMailServer(code, sentence);
    await queue();
    await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`);
    expect(await dead()).toEqual([
      { dead: true, attempts: 1, last_error: expect.stringContaining(`${code} ${sentence}`) },
    ]);
    expect(await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`)).toBe(false);
  });

  test('the content is refused with 554', async () => {
    mails = await startMailServer({
      onData: (stream, _, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('looks like spam'), { responseCode: 554 })));
      },
    });
    await queue();
    await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`);
    expect(await dead()).toMatchObject([{ dead: true, attempts: 1 }]);
  });

  test.each([530, 535])('but %i requires authentication, which the operator can fix', async (code) => {
    mails = await refusingMailServer(code, 'sign in first');
    await queue();
    await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`);
    expect(await dead()).toMatchObject([{ dead: false, attempts: 1 }]);
  });

  test('and so is a refused sender', async () => {
    mails = await startMailServer({
      onMailFrom: (_, __, done) => done(Object.assign(new Error('not from you'), { responseCode: 550 })),
    });
    await queue();
    await deliver(`smtp://127.0.0.1:${mails.port}?${TEST}`);
    expect(await dead()).toMatchObject([{ dead: false, attempts: 1 }]);
  });
});

const refusingMailServer = (responseCode: number, sentence: string) =>
  startMailServer({ onRcptTo: (_, __, done) => done(Object.assign(new Error(sentence), { responseCode })) });
