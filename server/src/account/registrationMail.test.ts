import { testServer, type TestServer } from '../testing/testServer';

const PASSWORD = 'Correct-horse-9';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ hasMailServer: true });
});
afterAll(() => server.close());

const post = (url: string, payload: object, to = server) => to.inject({ method: 'POST', url, payload });
const mailOf = async (body: object, to = server) => {
  const answer = await post('/api/account/registration/mail/', body, to);
  return [answer.statusCode, answer.json()];
};

async function register(username: string) {
  const email = `${username}@example.com`;
  const someone = { username, email, first_name: 'Ravi', last_name: 'Iyer', phoneno: '5550123' };
  const passwords = { password1: PASSWORD, password2: PASSWORD };
  const answer = await post('/api/account/registration/', {
    ...someone,
    ...passwords,
    user_type: 'DealerUser',
  });
  expect(answer.statusCode).toBe(201);
  return { username, email };
}

const mark = (email: string, changes: string) =>
  server.db.query(`update outbox set ${changes} where recipient = $1`, [email]);

test.each([
  ['a mail that was sent', 'sent', 'sent_at = now(), attempts = 2', 'Sent'],
  ['a mail that the mail server refused', 'refused', 'attempts = 1', 'Waiting'],
])('200: %s (R181)', async (_, username, changes, mail) => {
  const { email } = await register(username);
  await mark(email, changes);
  expect(await mailOf({ username: username.toUpperCase(), email })).toEqual([200, { mail }]);
});

test('200: the answer waits for the first try (R181)', async () => {
  const who = await register('awaited');
  const asked = mailOf(who);
  await mark(who.email, 'sent_at = now()');
  expect(await asked).toEqual([200, { mail: 'Sent' }]);
});

test('200: somebody else, and an address that is verified, look like a mail that waits', async () => {
  const { username, email } = await register('verified');
  await mark(email, 'sent_at = now()');
  expect(await mailOf({ username, email: 'mallory@example.com' })).toEqual([200, { mail: 'Waiting' }]);
  await server.db.query('update users set is_verified = true where username = $1', [username]);
  expect(await mailOf({ username, email })).toEqual([200, { mail: 'Waiting' }]);
});

test('200: a server without a mail server sends none (R181)', async () => {
  const without = await testServer();
  expect(await mailOf({ username: 'anyone', email: 'anyone@example.com' }, without)).toEqual([
    200,
    { mail: 'None' },
  ]);
  await without.close();
});

test('400: without an address', async () => {
  expect(await mailOf({ username: 'ravi' })).toEqual([400, { email: ['This field is required.'] }]);
});
