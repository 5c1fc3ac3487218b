import { testServer, type TestServer, PASSCODE } from '../testing/testServer';
import { PASSWORD } from '../testing/testPassword';
import { NEW_PASSWORD, resetCalls } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

/** A call from the given network. */
const from = (remoteAddress: string, url: string, payload: object, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url, payload, remoteAddress, headers });
const signIn = (username: string, password: string, address = ELSEWHERE, headers?: Record<string, string>) =>
  from(address, '/api/account/token/', { username, password }, headers);
/** Sends wrong passwords until tries are refused; returns the number of tries. */
async function flood(username: string, address = ELSEWHERE): Promise<number> {
  for (let tried = 0; tried < 50; tried++)
    if ((await signIn(username, 'a guess', address)).statusCode === 429) return tried;
  return 50;
}

describe('the limit of an account is not evaded', () => {
  test('by another network, or by a forged header', async () => {
    const { username } = await server.dealer();
    for (let i = 0; i < 10; i++) {
      const headers = {
        'x-forwarded-for': `192.0.2.${i}`,
        'x-real-ip': `192.0.2.${i}`,
        forwarded: `for=192.0.2.${i}`,
      };
      const answer = await signIn(username, 'a guess', `198.51.100.${i}`, headers);
      expect(answer.statusCode).toBe(401);
    }
    const answer = await signIn(username, PASSWORD, '198.51.100.99', { 'x-forwarded-for': '192.0.2.99' });
    expect(answer.statusCode).toBe(429);
  });

  test('by another spelling of the name: case, spaces, width', async () => {
    const { username } = await server.dealer({ username: 'meera.rao' });
    for (let i = 0; i < 10; i++) await signIn(username, 'a guess');
    for (const spelled of [
      'MEERA.RAO',
      '  meera.rao ',
      'Meera.Rao\t',
      'meera.rao\u00a0',
      'ｍｅｅｒａ.ｒａｏ',
    ])
      expect((await signIn(spelled, PASSWORD)).statusCode).toBe(429);
  });

  test('by concurrent tries: ten are checked', async () => {
    const { username } = await server.dealer();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => signIn(username, `guess ${i}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(190);
  });

  test('an unknown name is limited like a known one', async () => {
    const { username } = await server.dealer();
    expect(await flood('nobody.of.that.name')).toBe(await flood(username));
  });
});

describe('a dealer is never locked out permanently', () => {
  test('correct passwords use up nothing', async () => {
    const { username } = await server.dealer();
    for (let i = 0; i < 25; i++) expect((await signIn(username, PASSWORD)).statusCode).toBe(200);
  });

  test('from a network that they signed in from before they sign in at once, during a flood from elsewhere', async () => {
    const { username } = await server.dealer();
    expect((await signIn(username, PASSWORD, HOME)).statusCode).toBe(200);
    expect(await flood(username)).toBe(10);
    expect((await signIn(username, PASSWORD)).statusCode).toBe(429);
    expect((await signIn(username, PASSWORD, HOME)).statusCode).toBe(200);
  });

  test('of guesses from their own network one more is checked every three minutes', async () => {
    const { username } = await server.dealer();
    await signIn(username, PASSWORD, HOME);
    expect(await flood(username, HOME)).toBe(10);
    const refused = await signIn(username, PASSWORD, HOME);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(180);
  });

  test('a user in a new network sets a new password by mail, and signs in from there', async () => {
    const dealer = await server.dealer();
    await flood(dealer.username);
    const calls = resetCalls(server);
    const passcode = await calls.passcodeFor(dealer);
    const done = await from(HOME, '/api/account/password/reset/confirm/', {
      email: dealer.email,
      uid: dealer.username,
      token: passcode,
      new_password1: NEW_PASSWORD,
      new_password2: NEW_PASSWORD,
    });
    expect(done.statusCode).toBe(200);
    expect((await signIn(dealer.username, NEW_PASSWORD)).statusCode).toBe(429);
    expect((await signIn(dealer.username, NEW_PASSWORD, HOME)).statusCode).toBe(200);
  });

  test('a flood against the passcode does not prevent the dealer from registering people at home', async () => {
    const dealer: SignedIn = await server.dealer();
    await signIn(dealer.username, PASSWORD, HOME);
    let made = 0;
    const register = (admin_passcode: string, address: string) => {
      const username = `${dealer.username}_person${made++}`;
      return from(address, '/api/account/registration/', {
        username,
        email: `${username}@example.com`,
        password1: NEW_PASSWORD,
        password2: NEW_PASSWORD,
        user_type: 'TechnicianUser',
        first_name: 'Anil',
        last_name: 'Rao',
        phoneno: '5550100',
        admin_email: dealer.email,
        admin_passcode,
      });
    };
    for (let i = 0; i < 10; i++) expect((await register('000000', ELSEWHERE)).statusCode).toBe(400);
    expect((await register(PASSCODE, ELSEWHERE)).statusCode).toBe(429);
    expect((await register(PASSCODE, HOME)).statusCode).toBe(201);
  });
});

test('many accounts from one network: the network has its own limit, and a header does not change it', async () => {
  const small = await testServer({ rateLimitFactor: 0.5 });
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    const answer = await small.inject({
      method: 'POST',
      url: '/api/account/token/',
      payload: { username: `name${i}`, password: 'a guess' },
      remoteAddress: `2001:db8:1:2::${i}`,
      headers: { 'x-forwarded-for': `192.0.2.${i}` },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  await small.close();
});
