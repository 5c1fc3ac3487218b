import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
const READ = '/api/user-preferences/get_user_pref/';
const SAVE = '/api/user-preferences/update_user_pref/';

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterAll(() => server.close());

test('200: without saved preferences no one-time codes are sent', async () => {
  expect((await dealer.get(READ)).json()).toEqual({ send_otp: false });
});

test('200: saved preferences are returned, however often they are saved, to their dealer only (R825)', async () => {
  const other = await server.dealer();
  for (const send_otp of [true, false, true]) {
    const answer = await dealer.patch(SAVE, { send_otp });
    expect(answer.json()).toEqual({ send_otp });
    expect((await dealer.get(READ)).json()).toEqual({ send_otp });
  }
  expect((await other.get(READ)).json()).toEqual({ send_otp: false });
});

test.each([
  ['nothing', {}, 'This field is required.'],
  ['null', { send_otp: null }, 'This field may not be null.'],
  ['a word', { send_otp: 'maybe' }, 'Must be a valid boolean.'],
])('400: saving %s', async (_, body, sentence) => {
  const answer = await dealer.patch(SAVE, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ send_otp: [sentence] });
});

test('401, 403: they are for the dealer only', async () => {
  const customer = await server.customer(dealer);
  expect((await server.inject({ url: READ })).statusCode).toBe(401);
  expect((await customer.get(READ)).statusCode).toBe(403);
  expect((await customer.patch(SAVE, { send_otp: true })).statusCode).toBe(403);
});
