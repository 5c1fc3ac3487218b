import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailOutbox } from '../mail/mailOutbox';
import { fileTransport } from '../mail/mailTransport';
import { NEW_PASSWORD, resetCalls } from '../testing/resetCalls';
import { PASSWORD } from '../testing/testPassword';
import { testServer, type TestServer } from '../testing/testServer';
import { sendNext } from '../outbox/sendOutbox';

let server: TestServer;
let calls: ReturnType<typeof resetCalls>;
beforeAll(async () => {
  server = await testServer();
  calls = resetCalls(server);
});
afterAll(() => server.close());

const INVALID = ['Invalid value'];

describe('200', () => {
  test('a known and an unknown address get the same answer; only the known one gets a mail (R172)', async () => {
    const dealer = await server.dealer();
    const known = await calls.requestPasscode(` ${dealer.email.toUpperCase()} `);
    const unknown = await calls.requestPasscode('nobody@example.com');
    for (const answer of [known, unknown]) {
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        '{"detail":"Password reset e-mail has been sent."}',
      ]);
    }
    expect(await calls.mailsTo(dealer.email)).toHaveLength(1);
    expect(await calls.mailsTo('nobody@example.com')).toHaveLength(0);
  });

  test('the mailed passcode sets a new password and ends every session (R173)', async () => {
    const dealer = await server.dealer({ username: 'Meera', email: 'meera@example.com' });
    await calls.requestPasscode(dealer.email);
    const folder = mkdtempSync(path.join(tmpdir(), 'se-reset-'));
    while (await sendNext(server.db, mailOutbox(fileTransport(folder)), server.app.log));
    const mails = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true });
    const mail = mails.find((text) => /^To: meera@example\.com$/m.test(text)) ?? '';
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    const passcodes = [...mail.matchAll(/passcode is: (\d{8})/g)].map(([, passcode]) => passcode);
    expect(passcodes).toHaveLength(2);
    const [passcode = '', inHtml] = passcodes;
    expect(inHtml).toBe(passcode);

    const second = (await calls.signIn('meera', PASSWORD)).json<{ refresh: string }>();
    const answer = await calls.confirm({ username: 'MEERA', email: 'Meera@Example.com' }, passcode);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: 'Password has been reset with the new password.' },
    ]);
    expect((await calls.signIn('meera', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await calls.signIn('meera', PASSWORD)).statusCode).toBe(401);
    expect((await dealer.get(`/api/account/${dealer.id}/employee_list/`)).statusCode).toBe(401);
    for (const refresh of [dealer.refresh, second.refresh]) {
      expect((await calls.post('/api/account/token/refresh/', { refresh })).statusCode).toBe(401);
    }
  });

  test('sent again after a lost answer it is done already; without the key or with another password it is not', async () => {
    const dealer = await server.dealer();
    const passcode = await calls.passcodeFor(dealer);
    const key = { 'idempotency-key': 'lost' };
    const answers = [
      await calls.confirm(dealer, passcode, {}, key),
      await calls.confirm(dealer, passcode, {}, key),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { detail: 'Password has been reset with the new password.' },
      ]);
    const other = { new_password1: 'Another-horse-9', new_password2: 'Another-horse-9' };
    for (const answer of [
      await calls.confirm(dealer, passcode),
      await calls.confirm(dealer, passcode, other, key),
    ])
      expect(answer.json()).toEqual({ token: INVALID });
  });

  test('the sessions of other users stay', async () => {
    const dealer = await server.dealer();
    const technician = await server.technician(dealer);
    expect((await calls.confirm(technician, await calls.passcodeFor(technician))).statusCode).toBe(200);
    expect((await dealer.get(`/api/account/${dealer.id}/employee_list/`)).statusCode).toBe(200);
  });

  test('an invited customer sets the first password, which also confirms the address', async () => {
    const customer = await server.customer(await server.dealer(), { is_verified: false });
    await server.db.query('update users set password_hash = null where user_id = $1', [customer.id]);
    expect((await calls.confirm(customer, await calls.passcodeFor(customer))).statusCode).toBe(200);
    expect((await calls.signIn(customer.username, NEW_PASSWORD)).statusCode).toBe(200);
    const rows = await server.db.query('select is_verified from users where user_id = $1', [customer.id]);
    expect(rows).toEqual([{ is_verified: true }]);
  });

  test('spaces in a passcode are ignored', async () => {
    const dealer = await server.dealer();
    const passcode = await calls.passcodeFor(dealer);
    expect((await calls.confirm(dealer, ` ${passcode.slice(0, 4)} ${passcode.slice(4)} `)).statusCode).toBe(
      200,
    );
  });

  test('of 16 concurrent calls with one passcode one succeeds, ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const dealer = await server.dealer();
      const passcode = await calls.passcodeFor(dealer);
      const answers = await Promise.all(Array.from({ length: 16 }, () => calls.confirm(dealer, passcode)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      for (const answer of refused)
        expect([answer.statusCode, answer.json()]).toEqual([400, { token: INVALID }]);
    }
  });

  test('neither the passcodes nor, once sent, the mails are readable in the database', async () => {
    const dealer = await server.dealer();
    const passcode = await calls.passcodeFor(dealer);
    while (
      await sendNext(
        server.db,
        mailOutbox(async () => {}),
        server.app.log,
      )
    );
    const rows = await server.db.query<{ all: string }>(
      `select r::text as all from password_resets r union all select o::text from outbox o`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.all).not.toContain(passcode);
    expect((await calls.confirm(dealer, passcode)).statusCode).toBe(200);
  });
});
