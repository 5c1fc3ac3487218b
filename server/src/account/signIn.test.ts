import { PASSWORD } from '../testing/testPassword';
import { deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const signIn = (payload: object, of = server) =>
  of.inject({ method: 'POST', url: '/api/account/token/', payload });

describe('200', () => {
  test('a dealer signs in with name and password', async () => {
    const dealer = await server.dealer({ username: 'asha', email: 'asha@example.com' });
    const answer = await signIn({ username: 'asha', password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      user_id: dealer.id,
      admin_email: 'asha@example.com',
      user_type: 'DealerUser',
      dealer_id: dealer.id,
    });
  });

  test('a user name is accepted in any case and with spaces around it', async () => {
    await server.dealer({ username: 'Meera' });
    expect((await signIn({ username: ' MEERA ', password: PASSWORD })).statusCode).toBe(200);
  });

  test('the sign-in is recorded for the card of the person; a failed one is not', async () => {
    const dealer = await server.dealer();
    const { username, id } = await server.technician(dealer);
    await server.db.query('update users set last_sign_in_at = null where user_id = $1', [id]);
    const lastSignIn = async () =>
      (await dealer.get(`/api/account/${dealer.id}/employee_list/`)).json().results[0].last_sign_in_at;
    await signIn({ username, password: 'Lift-test-2027' });
    expect(await lastSignIn()).toBeNull();
    await signIn({ username, password: PASSWORD });
    expect(Date.now() - Date.parse(await lastSignIn())).toBeLessThan(60_000);
  });

  test('a technician gets the e-mail address and the id of the dealer (R1392)', async () => {
    const dealer = await server.dealer();
    const technician = await server.technician(dealer);
    const answer = await signIn({ username: technician.username, password: PASSWORD });
    expect(answer.json()).toMatchObject({
      admin_email: dealer.email,
      user_type: 'TechnicianUser',
      dealer_id: dealer.id,
    });
  });
});

describe('400', () => {
  test('both fields are required', async () => {
    const answer = await signIn({});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      username: ['This field is required.'],
      password: ['This field is required.'],
    });
  });

  test('blank and null have their own messages', async () => {
    const answer = await signIn({ username: ' ', password: null });
    expect(answer.json()).toEqual({
      username: ['This field may not be blank.'],
      password: ['This field may not be null.'],
    });
  });
});

describe('401', () => {
  const refused = { detail: 'No active account found with the given credentials' };

  test.each([
    ['a wrong password', 'Lift-test-2027'],
    ['the password in another case', PASSWORD.toUpperCase()],
    ['the password with a space after it', `${PASSWORD} `],
  ])('%s', async (_, password) => {
    const dealer = await server.dealer();
    const answer = await signIn({ username: dealer.username, password });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(refused);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"');
  });

  test('an unknown name', async () => {
    expect((await signIn({ username: 'nobody', password: PASSWORD })).json()).toEqual(refused);
  });

  test('a deleted, an inactive and an invited person', async () => {
    const dealer = await server.dealer();
    const people = await Promise.all([1, 2, 3].map(() => server.technician(dealer)));
    const [deleted, inactive, invited] = people;
    if (deleted) await deletePerson(server.db, deleted);
    await server.db.query('update users set is_active = false where user_id = $1', [inactive?.id]);
    await server.db.query('update users set password_hash = null where user_id = $1', [invited?.id]);
    for (const { username } of people) {
      expect((await signIn({ username, password: PASSWORD })).json()).toEqual(refused);
    }
  });

  test('an address that is not confirmed, only where that is required (R139)', async () => {
    const strict = await testServer({ requireVerifiedEmail: true });
    for (const each of [server, strict]) await each.dealer({ username: 'unconfirmed', is_verified: false });
    const credentials = { username: 'unconfirmed', password: PASSWORD };
    expect((await signIn(credentials)).statusCode).toBe(200);
    expect((await signIn(credentials, strict)).json()).toEqual(refused);
    await strict.close();
  });
});

describe('429', () => {
  test('too many tries from one address, until a minute has passed', async () => {
    const small = await testServer({ rateLimitFactor: 0.1 });
    const tries = [];
    for (let i = 0; i < 3; i++) tries.push(await signIn({ username: 'x', password: 'y' }, small));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
    expect(tries[2]?.json()).toEqual({
      detail: expect.stringMatching(/^Request was throttled\. Expected available in \d+ seconds\.$/),
    });
    expect(Number(tries[2]?.headers['retry-after'])).toBeGreaterThan(0);
    const named = tries.map(({ headers }) =>
      ['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`])),
    );
    expect(named).toEqual([
      [2, 1, 30],
      [2, 0, 60],
      [2, 0, 60],
    ]);
    await small.close();
  });

  test('too many attempts at one account, from any address', async () => {
    const dealer = await server.dealer();
    for (let i = 0; i < 10; i++) await signIn({ username: dealer.username, password: `guess ${i}` });
    const answer = await signIn({ username: dealer.username.toUpperCase(), password: PASSWORD });
    expect(answer.statusCode).toBe(429);
    const other = await server.dealer();
    expect((await signIn({ username: other.username, password: PASSWORD })).statusCode).toBe(200);
  });
});
