import { NEW_PASSWORD } from '../testing/resetCalls';
import { PASSWORD } from '../testing/testPassword';
import { deletePerson } from '../testing/testRows';
import { PASSCODE, testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let people = 0;
const register = (username: string, changes: object = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/account/registration/',
    payload: {
      username,
      email: `somebody${++people}@example.com`,
      password1: NEW_PASSWORD,
      password2: NEW_PASSWORD,
      user_type: 'DealerUser',
      first_name: 'Some',
      last_name: 'Body',
      phoneno: '5550100',
      ...changes,
    },
  });
const signIn = (username: string, password = PASSWORD) =>
  server.inject({ method: 'POST', url: '/api/account/token/', payload: { username, password } });

const TAKEN = { username: ['A user with that username already exists.'] };

beforeAll(async () => {
  for (const username of ['lift_dealer', 'bob', 'straße', 'одесса', 'οδος', 'जोशी'])
    await server.dealer({ username });
});

test.each([
  ['in capitals', 'LIFT_DEALER'],
  ['in full width', 'ｌｉｆｔ＿ｄｅａｌｅｒ'],
  ['in mathematical bold letters', '𝐥𝐢𝐟𝐭_𝐝𝐞𝐚𝐥𝐞𝐫'],
  ['with a Cyrillic е', 'lift_dеaler'],
  ['with a Cyrillic І', 'lІft_dealer'],
  ['with a Greek ι', 'lιft_dealer'],
  ['all in Cyrillic capitals', 'ВОВ'],
  ['with the two letters of ß', 'STRASSE'],
  ['with a Latin o and e', 'oдecca'],
  ['with the other sigma', 'ΟΔΟΣ'],
])('400: a taken name %s is taken', async (_, username) => {
  const answer = await register(username);
  expect([answer.statusCode, answer.json()]).toEqual([400, TAKEN]);
});

test.each([
  ['with another digit of its own script', 'lift_dea1er'],
  ['with an accent', 'lïft_dealer'],
  ['in a script without look-alikes', 'जोशि'.normalize('NFC').replace(/\p{M}/gu, '')],
])('201: a name %s is a different one', async (_, username) => {
  expect((await register(username)).statusCode).toBe(201);
});

test('of two names that look the same one is registered, also concurrently', async () => {
  const answers = await Promise.all(['tоwer', 'tower', 'TOWER', 'ｔｏｗｅｒ'].map((name) => register(name)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  for (const { statusCode, body } of answers) if (statusCode === 400) expect(JSON.parse(body)).toEqual(TAKEN);
});

test('a technician cannot use a look-alike of the dealer’s name either', async () => {
  const dealer = await server.dealer({ username: 'keeper' });
  const member = { user_type: 'TechnicianUser', admin_email: dealer.email, admin_passcode: PASSCODE };
  expect((await register('kеeper', member)).json()).toEqual(TAKEN);
});

test('sign-in accepts the name in any width and case, but not a look-alike', async () => {
  expect((await signIn('ＬＩＦＴ＿dealer')).statusCode).toBe(200);
  expect((await signIn('lift_dеaler')).statusCode).toBe(401);
});

test('the name of a deleted person can be used again', async () => {
  const gone = await server.dealer({ username: 'former' });
  await deletePerson(server.db, gone);
  expect((await register('fоrmer')).statusCode).toBe(201);
});
