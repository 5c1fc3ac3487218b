import { NEW_PASSWORD, resetCalls } from '../testing/resetCalls';
import { anUploadRow } from '../testing/anUploadRow';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { uploadFile } from '../testing/uploadFile';
import { templateCsv } from '../demo/templateRow';

let server: TestServer;
let dealer: SignedIn;
let invited: { username: string; email: string };
let key: string;
let uploads = 0;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  const username = `invited${++uploads}`;
  invited = { username, email: `${username}@example.com` };
  const row = anUploadRow(dealer, { customer_username: username, customer_email: invited.email });
  const answer = await uploadFile(dealer, '/api/elevators/upload_csv/', templateCsv([row]));
  expect(answer.statusCode).toBe(201);
  key = await keyFor(invited.email);
});
afterAll(() => server.close());

async function keyFor(email: string): Promise<string> {
  const mails = await resetCalls(server).mailsTo(email);
  return /\/invitation\?key=([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? 'no key';
}
const accept = (changes: object = {}, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    headers,
    url: '/api/account/invitation/accept/',
    payload: { key, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD, ...changes },
  });
const read = (payload: object = { key }) =>
  server.inject({ method: 'POST', url: '/api/account/invitation/', payload });
const signIn = (password = NEW_PASSWORD) => resetCalls(server).signIn(invited.username, password);
const person = () =>
  server.db.query<{ user_id: number; is_verified: boolean }>(
    'select user_id, is_verified from users where username = $1',
    [invited.username],
  );

test('200: an invited customer sets a password, the address is confirmed, and signing in works (R142)', async () => {
  expect((await signIn()).statusCode).toBe(401);
  const answer = await accept();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { detail: 'Your password has been set. You can sign in now.' },
  ]);
  expect(await person()).toMatchObject([{ is_verified: true }]);
  expect((await signIn()).json()).toMatchObject({ user_type: 'CustomerUser', admin_email: dealer.email });
});

test('200: sent again after a lost answer it is done already; with another password it is not', async () => {
  const again = { 'idempotency-key': 'lost' };
  const first = await accept({}, again);
  const second = await accept({}, again);
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  const other = { new_password1: 'Another-horse-9', new_password2: 'Another-horse-9' };
  expect((await accept(other, again)).statusCode).toBe(404);
});

test('200: before the password is set, the invitation shows the sender and the user name, as its mail does', async () => {
  const sender = `Asha Rao (${dealer.username})`;
  for (const _ of ['once', 'again']) {
    const answer = await read();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { dealer_name: sender, username: invited.username },
    ]);
  }
  const [mail] = await resetCalls(server).mailsTo(invited.email);
  expect(mail?.body_text).toContain(`${sender} has registered you at`);
  expect((await accept()).statusCode).toBe(200);
});

describe('400', () => {
  test('every field is required', async () => {
    const required = ['This field is required.'];
    const answer = await server.inject({
      method: 'POST',
      url: '/api/account/invitation/accept/',
      payload: {},
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { key: required, new_password1: required, new_password2: required },
    ]);
  });

  test('passwords that differ, or are too short, common or only digits; the invitation stays', async () => {
    const differ = await accept({ new_password2: 'Other-horse-9' });
    expect(differ.json()).toEqual({ new_password2: ['The two password fields didn’t match.'] });
    const weak = await accept({ new_password1: '1234567', new_password2: '1234567' });
    expect(weak.json()).toEqual({
      new_password2: [
        'This password is too short. It must contain at least 8 characters.',
        'This password is too common.',
        'This password is entirely numeric.',
      ],
    });
    expect((await accept()).statusCode).toBe(200);
  });
});

describe('404', () => {
  const expectNone = async () => {
    for (const answer of [await accept(), await read()])
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
  };

  test('a key that is wrong, or is of another kind', async () => {
    const registered = await server.customer(dealer, { is_verified: false });
    await dealer.patch(`/api/users/${registered.id}/update_user/`, { email: 'moved@example.com' });
    const mails = await resetCalls(server).mailsTo('moved@example.com');
    const verification = /verify-email\?key=([\w-]+)/.exec(mails[0]?.body_text ?? '')?.[1] ?? '';
    expect(verification).not.toBe('');
    for (const other of [verification, 'wrong', `${key}x`])
      expect((await accept({ key: other })).statusCode).toBe(404);
  });

  test('it works once, also for sixteen concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => accept()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(15);
    await expectNone();
  });

  test('it expires after 7 days, not before', async () => {
    const age = (interval: string) =>
      server.db.query('update email_keys set expires_at = expires_at - $1::interval', [interval]);
    await age('6 days 23 hours');
    expect((await accept({ new_password2: 'Other-horse-9' })).statusCode).toBe(400);
    await age('1 hour');
    await expectNone();
  });

  test('the customer is deleted or deactivated', async () => {
    const [{ user_id } = { user_id: 0 }] = await person();
    await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id });
    await expectNone();
    await dealer.post(`/api/account/${dealer.id}/activate/`, { user_id });
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: invited.email });
    await expectNone();
  });

  test('the customer set a password by passcode, or got another address, meanwhile', async () => {
    const calls = resetCalls(server);
    expect((await calls.confirm(invited, await calls.passcodeFor(invited))).statusCode).toBe(200);
    await expectNone();
  });
});

test('a new address gets a new invitation, and the old one is invalid', async () => {
  const [{ user_id } = { user_id: 0 }] = await person();
  const email = `${invited.username}@example.org`;
  await dealer.patch(`/api/users/${user_id}/update_user/`, { email });
  expect((await accept()).statusCode).toBe(404);
  expect((await accept({ key: await keyFor(email) })).statusCode).toBe(200);
});
