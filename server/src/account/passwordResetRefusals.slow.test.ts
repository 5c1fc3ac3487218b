import type { Db } from '../database/Database';
import { otherThan, resetCalls } from '../testing/resetCalls';
import type { SignedIn } from '../testing/signedInCalls';
import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let calls: ReturnType<typeof resetCalls>;
beforeAll(async () => {
  server = await testServer();
  calls = resetCalls(server);
});
afterAll(() => server.close());

const INVALID = ['Invalid value'];

describe('400', () => {
  test.each([
    ['nothing', {}, 'This field is required.'],
    ['a blank', { email: ' ' }, 'This field may not be blank.'],
    ['null', { email: null }, 'This field may not be null.'],
    ['no address', { email: 'nowhere' }, 'Enter a valid email address.'],
  ])('a passcode is requested with %s', async (_, body, sentence) => {
    const answer = await calls.post('/api/account/password/reset/', body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { email: [sentence] }]);
  });

  test('all five fields are required', async () => {
    const answer = await calls.post('/api/account/password/reset/confirm/', {});
    const required = ['This field is required.'];
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { email: required, new_password1: required, new_password2: required, uid: required, token: required },
    ]);
  });

  test('an unknown user name, and a name with another user’s address or without one (R174)', async () => {
    const dealer = await server.dealer();
    const { email } = await server.dealer();
    const passcode = await calls.passcodeFor(dealer);
    for (const wrong of [{ uid: 'no-such-user' }, { email }, { email: 'nowhere' }, { uid: 'a b' }]) {
      const answer = await calls.confirm(dealer, passcode, wrong);
      expect([answer.statusCode, answer.json()]).toEqual([400, { uid: INVALID }]);
    }
    expect((await calls.confirm(dealer, passcode)).statusCode).toBe(200);
  });

  test('a deleted and an inactive person count as unknown, and get no mail', async () => {
    const dealer = await server.dealer();
    const deactivate = (db: Db, { id }: SignedIn) =>
      db.query('update users set is_active = false where user_id = $1', [id]);
    for (const change of [deletePerson, deactivate]) {
      const person = await server.technician(dealer);
      const passcode = await calls.passcodeFor(person);
      await change(server.db, person);
      expect((await calls.confirm(person, passcode)).json()).toEqual({ uid: INVALID });
      await calls.requestPasscode(person.email);
      expect(await calls.mailsTo(person.email)).toHaveLength(1);
    }
  });

  test.each(['wrong', '', '0', 'x'.repeat(200), '٠١٢٣٤٥٦٧'])('the passcode %p', async (token) => {
    const dealer = await server.dealer();
    await calls.passcodeFor(dealer);
    const answer = await calls.confirm(dealer, token);
    const sentences = token === '' ? ['This field may not be blank.'] : INVALID;
    expect([answer.statusCode, answer.json()]).toEqual([400, { token: sentences }]);
  });

  test('a passcode that was never requested, is used, replaced, or of another user', async () => {
    const dealer = await server.dealer();
    expect((await calls.confirm(dealer, '12345678')).json()).toEqual({ token: INVALID });
    const first = await calls.passcodeFor(dealer);
    const second = await calls.passcodeFor(dealer);
    if (first !== second) expect((await calls.confirm(dealer, first)).json()).toEqual({ token: INVALID });
    expect((await calls.confirm(await server.dealer(), second)).json()).toEqual({ token: INVALID });
    expect((await calls.confirm(dealer, second)).statusCode).toBe(200);
    expect((await calls.confirm(dealer, second)).json()).toEqual({ token: INVALID });
  });

  test('a passcode is invalid after 10 minutes (R125)', async () => {
    const dealer = await server.dealer();
    const passcode = await calls.passcodeFor(dealer);
    const age = (interval: string) =>
      server.db.query(
        `update password_resets set expires_at = expires_at - $2::interval where user_id = $1`,
        [dealer.id, interval],
      );
    await age('9 minutes 30 seconds');
    expect((await calls.confirm(dealer, passcode, { new_password2: 'x' })).json()).toHaveProperty(
      'new_password2',
    );
    await age('31 seconds');
    expect((await calls.confirm(dealer, passcode)).json()).toEqual({ token: INVALID });
  });

  test('a passcode is invalid after 5 wrong tries, not after 4; a new one works (R125)', async () => {
    const dealer = await server.dealer();
    const tries = async (count: number, passcode: string) => {
      for (let i = 0; i < count; i++) await calls.confirm(dealer, otherThan(passcode));
      return calls.confirm(dealer, passcode);
    };
    const refused = await tries(5, await calls.passcodeFor(dealer));
    expect([refused.statusCode, refused.json()]).toEqual([400, { token: INVALID }]);
    expect((await tries(3, await calls.passcodeFor(dealer))).statusCode).toBe(200);
    const another = await server.dealer();
    const passcode = await calls.passcodeFor(another);
    for (let i = 0; i < 4; i++) await calls.confirm(another, otherThan(passcode));
    expect((await calls.confirm(another, passcode)).statusCode).toBe(200);
  });

  test('passwords that differ: the curly apostrophe, byte for byte; the passcode is not used up (R174)', async () => {
    const dealer = await server.dealer();
    const passcode = await calls.passcodeFor(dealer);
    const answer = await calls.confirm(dealer, passcode, { new_password2: 'Other-horse-9' });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      '{"new_password2":["The two password fields didn\u2019t match."]}',
    ]);
    expect((await calls.confirm(dealer, passcode)).statusCode).toBe(200);
  });

  const short = 'This password is too short. It must contain at least 8 characters.';
  const common = 'This password is too common.';
  const numeric = 'This password is entirely numeric.';
  test.each([
    ['a-B3x', [short]],
    ['password', [common]],
    ['4519870236', [numeric]],
    ['1234567', [short, common, numeric]],
  ])('the new password %s', async (password, sentences) => {
    const dealer = await server.dealer();
    const answer = await calls.confirm(dealer, await calls.passcodeFor(dealer), {
      new_password1: password,
      new_password2: password,
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { new_password2: sentences }]);
  });
});

describe('429', () => {
  test('passcodes cannot be guessed by requesting new ones', async () => {
    const dealer = await server.dealer();
    for (let attempt = 0; attempt < 5; attempt++) {
      const passcode = await calls.passcodeFor(dealer);
      for (let i = 0; i < 4; i++)
        expect((await calls.confirm(dealer, otherThan(passcode))).statusCode).toBe(400);
    }
    expect((await calls.confirm(dealer, '12345678')).statusCode).toBe(429);
  });

  test('an address, known or not, can be used for ten requests, and then only now and then', async () => {
    const dealer = await server.dealer();
    for (const email of [dealer.email, 'unknown@example.com']) {
      for (let i = 0; i < 10; i++) expect((await calls.requestPasscode(email)).statusCode).toBe(200);
      const answer = await calls.requestPasscode(email.toUpperCase());
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(180);
    }
  });

  test('one caller tries too often', async () => {
    const small = await testServer({ rateLimitFactor: 0.1 });
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await resetCalls(small).requestPasscode(`p${i}@example.com`)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await small.close();
  });
});
