import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
const APPEARANCE = '/api/user-preferences/look/';

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
});

test('200: settings that were never changed are null', async () => {
  expect((await dealer.get(APPEARANCE)).json()).toEqual({
    density: null,
    language: null,
    date_format: null,
    hidden_columns: null,
  });
});

test('200: each is stored separately, beside the other preferences, for its dealer only', async () => {
  await dealer.patch('/api/user-preferences/update_user_pref/', { send_otp: true });
  const stored = { density: 'compact', language: null, date_format: null, hidden_columns: null };
  expect((await dealer.patch(APPEARANCE, { density: 'compact' })).json()).toEqual(stored);
  expect((await dealer.patch(APPEARANCE, { language: 'hi' })).json()).toEqual({ ...stored, language: 'hi' });
  await dealer.patch(APPEARANCE, { date_format: 'DD/MM/YYYY' });
  const all = {
    density: 'compact',
    language: 'hi',
    date_format: 'DD/MM/YYYY',
    hidden_columns: '/issues=label',
  };
  expect((await dealer.patch(APPEARANCE, { hidden_columns: '/issues=label' })).json()).toEqual(all);
  expect((await dealer.get(APPEARANCE)).json()).toEqual(all);
  expect((await dealer.get('/api/user-preferences/get_user_pref/')).json()).toEqual({ send_otp: true });
  const other = await server.dealer();
  expect((await other.get(APPEARANCE)).json()).toEqual({
    density: null,
    language: null,
    date_format: null,
    hidden_columns: null,
  });
});

test('200: all columns can be shown again', async () => {
  await dealer.patch(APPEARANCE, { hidden_columns: '/issues=label' });
  expect((await dealer.patch(APPEARANCE, { hidden_columns: '' })).json()).toMatchObject({
    hidden_columns: '',
  });
});

test('200: after a change of the appearance only, no one-time codes are sent', async () => {
  await dealer.patch(APPEARANCE, { density: 'compact' });
  expect((await dealer.get('/api/user-preferences/get_user_pref/')).json()).toEqual({ send_otp: false });
});

test.each([
  [{ density: 'cosy' }, { density: ['"cosy" is not a valid choice.'] }],
  [{ date_format: 'YYYY' }, { date_format: ['"YYYY" is not a valid choice.'] }],
  [{ language: 'fr' }, { language: ['"fr" is not a valid choice.'] }],
  [
    { hidden_columns: 'a'.repeat(4001) },
    { hidden_columns: ['Ensure this field has no more than 4000 characters.'] },
  ],
  [{ density: null }, { density: ['This field may not be null.'] }],
])('400: saving %j', async (body, errors) => {
  const answer = await dealer.patch(APPEARANCE, body);
  expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
});

test('200: a technician has an own one (R1390)', async () => {
  const technician = await server.technician(dealer);
  expect((await technician.patch(APPEARANCE, { language: 'hi' })).json()).toMatchObject({ language: 'hi' });
  expect((await technician.get(APPEARANCE)).json()).toMatchObject({ language: 'hi' });
  expect((await dealer.get(APPEARANCE)).json()).toMatchObject({ language: null });
});

test('401, 403: customers have no console', async () => {
  const customer = await server.customer(dealer);
  expect((await server.inject({ url: APPEARANCE })).statusCode).toBe(401);
  expect((await customer.get(APPEARANCE)).statusCode).toBe(403);
  expect((await customer.patch(APPEARANCE, { density: 'compact' })).statusCode).toBe(403);
});
