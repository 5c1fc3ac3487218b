import { NEW_PASSWORD, resetCalls } from '../../testing/resetCalls';
import { PERIOD, codeOf, secondFactorCalls, wrongCode } from '../../testing/secondFactorCalls';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';

const STATE = '/api/account/totp/';
const needed = { detail: 'Please enter the code of your authenticator app.', code: 'otp_required' };
const wrong = { detail: 'The code is incorrect.', code: 'otp_wrong' };
const refused = { detail: 'No active account found with the given credentials' };

let server: TestServer;
let calls: ReturnType<typeof secondFactorCalls>;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
  calls = secondFactorCalls(server);
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const answerOf = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, answer.json()];

describe('switching on', () => {
  test('it is off at first; beginning returns a secret and a URI for the app, and changes nothing yet', async () => {
    const off = [200, { enabled: false, recovery_codes_left: 0 }];
    expect(answerOf(await dealer.get(STATE))).toEqual(off);
    const answer = await dealer.post('/api/account/totp/begin/', { password: 'Lift-test-2026' });
    const { secret, uri } = answer.json<{ secret: string; uri: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).protocol).toBe('otpauth:');
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(answerOf(await dealer.get(STATE))).toEqual(off);
    expect((await calls.signIn(dealer.username)).statusCode).toBe(200);
  });

  test('a code of the app switches it on and returns ten recovery codes, once', async () => {
    const { recovery } = await calls.switchOn(dealer);
    expect(new Set(recovery).size).toBe(10);
    for (const code of recovery) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect((await dealer.get(STATE)).json()).toEqual({ enabled: true, recovery_codes_left: 10 });
    const isOn = [409, { detail: 'The second factor is already on.' }];
    expect(answerOf(await calls.confirm(dealer, '000000'))).toEqual(isOn);
    const again = await dealer.post('/api/account/totp/begin/', { password: 'Lift-test-2026' });
    expect(answerOf(again)).toEqual(isOn);
  });

  test('sent again after a lost answer it returns other codes, until one was used', async () => {
    const code = codeOf(await calls.begin(dealer));
    const key = { 'idempotency-key': 'lost' };
    const codesOf = async () =>
      (await calls.confirm(dealer, code, key)).json<{ recovery_codes: string[] }>().recovery_codes;
    const lost = await codesOf();
    const [seen = ''] = await codesOf();
    expect(lost).not.toContain(seen);
    expect((await calls.signIn(dealer.username, lost[0])).statusCode).toBe(401);
    for (const other of [undefined, { 'idempotency-key': 'other' }])
      expect((await calls.confirm(dealer, code, other)).statusCode).toBe(409);
    expect((await calls.signIn(dealer.username, seen)).statusCode).toBe(200);
    expect((await calls.confirm(dealer, code, key)).statusCode).toBe(409);
    expect((await dealer.get(STATE)).json()).toEqual({ enabled: true, recovery_codes_left: 9 });
  });

  test('400: a wrong password, a wrong code; 409: nothing was begun', async () => {
    const begun = await dealer.post('/api/account/totp/begin/', { password: 'not mine' });
    expect(answerOf(begun)).toEqual([400, { password: ['The password is incorrect.'] }]);
    expect(answerOf(await calls.confirm(dealer, '123456'))).toEqual([
      409,
      { detail: 'Please start again: there is no second factor to confirm.' },
    ]);
    const secret = await calls.begin(dealer);
    expect(answerOf(await calls.confirm(dealer, wrongCode(secret)))).toEqual([
      400,
      { code: ['The code is incorrect.'] },
    ]);
  });

  test('of two secrets that were begun the last one is valid', async () => {
    const first = await calls.begin(dealer);
    const second = await calls.begin(dealer);
    expect((await calls.confirm(dealer, codeOf(first))).statusCode).toBe(400);
    expect((await calls.confirm(dealer, codeOf(second))).statusCode).toBe(200);
  });

  test('of sixteen concurrent confirmations one gets recovery codes', async () => {
    const code = codeOf(await calls.begin(dealer));
    const answers = await Promise.all(Array.from({ length: 16 }, () => calls.confirm(dealer, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await dealer.get(STATE)).json()).toEqual({ enabled: true, recovery_codes_left: 10 });
  });
});

describe('signing in', () => {
  test('the correct password without a code is refused with a request for one, a wrong password is not', async () => {
    const { secret } = await calls.switchOn(dealer);
    for (const otp of [undefined, '', ' '])
      expect(answerOf(await calls.signIn(dealer.username, otp))).toEqual([401, needed]);
    const guess = await calls.signIn(dealer.username, codeOf(secret), 'not mine');
    expect(answerOf(guess)).toEqual([401, refused]);
  });

  test('a code works once, with or without spaces; an older code does not work after it', async () => {
    const { secret } = await calls.switchOn(dealer);
    const code = codeOf(secret);
    expect(answerOf(await calls.signIn(dealer.username, wrongCode(secret)))).toEqual([401, wrong]);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await calls.signIn(dealer.username, spaced)).statusCode).toBe(200);
    expect(answerOf(await calls.signIn(dealer.username, code))).toEqual([401, wrong]);
    const earlier = codeOf(secret, Date.now() - PERIOD);
    expect(answerOf(await calls.signIn(dealer.username, earlier))).toEqual([401, wrong]);
    expect((await calls.signIn(dealer.username, codeOf(secret, Date.now() + PERIOD))).statusCode).toBe(200);
  });

  test('of sixteen concurrent sign-ins with one code one succeeds, and none by a guess', async () => {
    const { secret } = await calls.switchOn(dealer);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 16 }, () => calls.signIn(dealer.username, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a recovery code works once in place of a code, whatever its case and hyphens', async () => {
    const { recovery } = await calls.switchOn(dealer);
    const [first = '', second = ''] = recovery;
    expect((await calls.signIn(dealer.username, first)).statusCode).toBe(200);
    expect(answerOf(await calls.signIn(dealer.username, first))).toEqual([401, wrong]);
    const typed = second.toUpperCase().replaceAll('-', '');
    expect((await calls.signIn(dealer.username, typed)).statusCode).toBe(200);
    expect((await dealer.get(STATE)).json()).toEqual({ enabled: true, recovery_codes_left: 8 });
    const other = await server.dealer();
    await calls.switchOn(other);
    expect(answerOf(await calls.signIn(other.username, recovery[2]))).toEqual([401, wrong]);
  });

  test('429: codes cannot be guessed; five are checked', async () => {
    const { secret } = await calls.switchOn(dealer);
    const guess = wrongCode(secret);
    const answers = await Promise.all(Array.from({ length: 60 }, () => calls.signIn(dealer.username, guess)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect((await calls.signIn(dealer.username, codeOf(secret))).statusCode).toBe(429);
  });

  test('a new password does not switch it off', async () => {
    const { secret } = await calls.switchOn(dealer);
    const reset = resetCalls(server);
    expect((await reset.confirm(dealer, await reset.passcodeFor(dealer))).statusCode).toBe(200);
    expect(answerOf(await calls.signIn(dealer.username, undefined, NEW_PASSWORD))).toEqual([401, needed]);
    expect((await calls.signIn(dealer.username, codeOf(secret), NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('without a second factor no code is required, and an extra one is ignored', async () => {
    expect((await calls.signIn(dealer.username, '123456')).statusCode).toBe(200);
  });
});

describe('switching off', () => {
  test('needs the password and a code of the app, or a recovery code', async () => {
    const { secret } = await calls.switchOn(dealer);
    expect(answerOf(await calls.disable(dealer, codeOf(secret), 'not mine'))).toEqual([
      400,
      { password: ['The password is incorrect.'] },
    ]);
    expect(answerOf(await calls.disable(dealer, wrongCode(secret)))).toEqual([
      400,
      { code: ['The code is incorrect.'] },
    ]);
    expect(answerOf(await calls.disable(dealer, codeOf(secret)))).toEqual([
      200,
      { detail: 'The second factor has been switched off.' },
    ]);
    expect((await calls.signIn(dealer.username)).statusCode).toBe(200);
    const { recovery } = await calls.switchOn(dealer);
    expect((await calls.disable(dealer, recovery[0] ?? '')).statusCode).toBe(200);
  });

  test('409: it is off', async () => {
    expect(answerOf(await calls.disable(dealer, '123456'))).toEqual([
      409,
      { detail: 'The second factor is not on.' },
    ]);
  });
});

test('neither the secret nor a recovery code is readable in the database', async () => {
  const { secret, recovery } = await calls.switchOn(dealer);
  const rows = await server.db.query<{ all: string }>(
    'select f::text as all from second_factors f union all select c::text from recovery_codes c',
  );
  const hex = (text: string) => Buffer.from(text).toString('hex');
  for (const { all } of rows) {
    for (const word of [secret, ...recovery]) {
      expect(all).not.toContain(word);
      expect(all).not.toContain(hex(word));
    }
  }
});

test('technicians and customers have their own', async () => {
  for (const person of [await server.technician(dealer), await server.customer(dealer)]) {
    const { secret } = await calls.switchOn(person);
    expect(answerOf(await calls.signIn(person.username))).toEqual([401, needed]);
    expect((await calls.signIn(person.username, codeOf(secret))).statusCode).toBe(200);
  }
  expect((await dealer.get(STATE)).json()).toMatchObject({ enabled: false });
});
