import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
const SOURCES = '/api/elevators/upload_csv/sources/';

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
});

const sources = [
  { column: 'elevator_name', header: 'Unit', value: '' },
  { column: 'main_cycle', header: '', value: 'Monthly' },
];

test('200: the assigned columns are remembered for their dealer only, beside the other preferences', async () => {
  expect((await dealer.get(SOURCES)).json()).toEqual({ sources: [] });
  await dealer.patch('/api/user-preferences/update_user_pref/', { send_otp: true });
  expect((await dealer.patch(SOURCES, { sources })).json()).toEqual({ sources });
  expect((await dealer.get(SOURCES)).json()).toEqual({ sources });
  expect((await dealer.get('/api/user-preferences/get_user_pref/')).json()).toEqual({ send_otp: true });
  expect((await (await server.dealer()).get(SOURCES)).json()).toEqual({ sources: [] });
});

test('200: half a surrogate pair is stored as a replacement character', async () => {
  const [first] = sources;
  await dealer.patch(SOURCES, { sources: [{ ...first, header: 'a\uD800' }] });
  expect((await dealer.get(SOURCES)).json()).toEqual({ sources: [{ ...first, header: 'a\uFFFD' }] });
});

test('400: a column that the template does not have', async () => {
  const answer = await dealer.patch(SOURCES, { sources: [{ ...sources[0], column: 'colour' }] });
  expect(answer.statusCode).toBe(400);
});

test('401, 403: it is for the dealer only', async () => {
  const technician = await server.technician(dealer);
  expect((await server.inject({ url: SOURCES })).statusCode).toBe(401);
  expect((await technician.patch(SOURCES, { sources })).statusCode).toBe(403);
});
