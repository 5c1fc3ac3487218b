import { testServer, type TestServer } from '../testing/testServer';
import { hasToWait } from '../testing/hasToWait';
import { PASSWORD } from '../testing/testPassword';
import type { SignedIn } from '../testing/signedInCalls';
import { hashPassword } from './passwords';
import { replacePassword } from './resetRepository';
import { endSessionsOf } from './sessionRepository';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NEW = 'Treacle-98-hinge';
const change = (who: SignedIn, changes: object = {}) =>
  who.post('/api/account/password/change/', {
    old_password: PASSWORD,
    new_password1: NEW,
    new_password2: NEW,
    ...changes,
  });
const signIn = (username: string, password: string) =>
  server.inject({ method: 'POST', url: '/api/account/token/', payload: { username, password } });

test.each(['dealer', 'technician'] as const)(
  '200: a %s signs in with the new password from then on, and no longer with the old one',
  async (kind) => {
    const dealer = await server.dealer();
    const who = kind === 'dealer' ? dealer : await server.technician(dealer);
    const answer = await change(who);
    expect([answer.statusCode, answer.json()]).toEqual([200, { detail: 'New password has been saved.' }]);
    expect((await signIn(who.username, NEW)).statusCode).toBe(200);
    expect((await signIn(who.username, PASSWORD)).statusCode).toBe(401);
  },
);

test('401: a sign-in with the old password that has begun before the change starts no session after it', async () => {
  const dealer = await server.dealer();
  const ended = await server.db.transaction(async (within) => {
    await replacePassword(within, { dealer_id: dealer.id, user_id: dealer.id }, await hashPassword(NEW));
    const signingIn = signIn(dealer.username, PASSWORD);
    await hasToWait(server.db, signingIn);
    await endSessionsOf(within, { dealer_id: dealer.id, user_id: dealer.id });
    return { signingIn };
  });
  expect((await ended.signingIn).statusCode).toBe(401);
  expect((await signIn(dealer.username, NEW)).statusCode).toBe(200);
});

test('200: the other sessions end; this one and those of other users stay', async () => {
  const dealer = await server.dealer();
  const other = await server.dealer();
  const second = (await signIn(dealer.username, PASSWORD)).json<{ access: string; refresh: string }>();
  await change(dealer);
  expect((await dealer.get('/api/account/sessions/')).json()).toHaveLength(1);
  const asSecond = await server.inject({
    url: '/api/account/sessions/',
    headers: { authorization: `Bearer ${second.access}` },
  });
  expect(asSecond.statusCode).toBe(401);
  const refreshed = await server.inject({
    method: 'POST',
    url: '/api/account/token/refresh/',
    payload: { refresh: second.refresh },
  });
  expect(refreshed.statusCode).toBe(401);
  expect((await other.get('/api/account/sessions/')).statusCode).toBe(200);
});

test('200: sent again after a lost answer it is done already; another key or password is not', async () => {
  const dealer = await server.dealer();
  const keyed = (key: string, changes: object = {}) =>
    dealer.inject({
      method: 'POST',
      url: '/api/account/password/change/',
      payload: { old_password: PASSWORD, new_password1: NEW, new_password2: NEW, ...changes },
      headers: { 'idempotency-key': key },
    });
  const first = await keyed('lost');
  const later = await signIn(dealer.username, NEW);
  const again = await keyed('lost');
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect((await keyed('other')).statusCode).toBe(400);
  expect((await keyed('lost', { old_password: 'wrong' })).statusCode).toBe(400);
  // Not done again: the session that began meanwhile has not ended.
  const { refresh } = later.json<{ refresh: string }>();
  const refreshed = { method: 'POST', url: '/api/account/token/refresh/', payload: { refresh } } as const;
  expect((await server.inject(refreshed)).statusCode).toBe(200);
});

test('200: an earlier mailed passcode is invalid', async () => {
  const dealer = await server.dealer();
  await server.inject({
    method: 'POST',
    url: '/api/account/password/reset/',
    payload: { email: dealer.email },
  });
  const resets = () => server.db.query('select 1 from password_resets where user_id = $1', [dealer.id]);
  expect(await resets()).toHaveLength(1);
  await change(dealer);
  expect(await resets()).toEqual([]);
});

test.each([
  [
    'the old one is wrong',
    { old_password: 'wrong' },
    { old_password: ['Your old password was entered incorrectly. Please enter it again.'] },
  ],
  [
    'the new ones differ',
    { new_password2: `${NEW}!` },
    { new_password2: ['The two password fields didn’t match.'] },
  ],
  [
    'the new one is common',
    { new_password1: 'Password1', new_password2: 'Password1' },
    { new_password2: ['This password is too common.'] },
  ],
  ['the old one is missing', { old_password: '' }, { old_password: ['This field may not be blank.'] }],
])('400: %s, and the old password stays', async (_, changes, errors) => {
  const dealer = await server.dealer();
  const answer = await change(dealer, changes);
  expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
  expect((await signIn(dealer.username, PASSWORD)).statusCode).toBe(200);
});

test('400: the new one contains the user name', async () => {
  const dealer = await server.dealer({ username: 'tower.keeper' });
  const answer = await change(dealer, { new_password1: 'Tower-Keeper-9', new_password2: 'Tower-Keeper-9' });
  expect(answer.json()).toEqual({
    new_password2: [
      'The password is too similar to the username.',
      'The password is too similar to the email address.',
    ],
  });
});

test('401: not signed in', async () => {
  const answer = await server.inject({ method: 'POST', url: '/api/account/password/change/', payload: {} });
  expect(answer.statusCode).toBe(401);
});

test('429: the password cannot be guessed in a stolen session', async () => {
  const dealer = await server.dealer();
  const answers = [];
  for (let guess = 0; guess < 6; guess += 1)
    answers.push((await change(dealer, { old_password: `guess ${guess}` })).statusCode);
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await change(dealer)).statusCode).toBe(429);
});
