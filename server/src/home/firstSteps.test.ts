import { FIRST_STEPS } from '@smart-elevator/shared-api/contract/home/firstSteps';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

const URL = '/api/home/first-steps/';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
});

const stepsOf = async (who: SignedIn) => (await who.get(URL)).json();

test('200: each step is done by a row of its kind, and nothing of another dealer counts (R235)', async () => {
  const other = await server.dealer();
  const nothing = { done: [], skipped: [], is_empty: true, has_sample_data: false };
  expect(await stepsOf(dealer)).toEqual(nothing);

  await dealer.patch('/api/account/company/', { tax_number: '27AAPFU0939F1ZV' });
  expect(await stepsOf(dealer)).toEqual(nothing);
  await dealer.patch('/api/account/company/', { name: 'Rao Lifts' });
  expect(await stepsOf(dealer)).toMatchObject({ done: ['company'], is_empty: true });

  await server.technician(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id);
  expect(await stepsOf(dealer)).toMatchObject({ done: ['company', 'technician'], is_empty: false });

  const { id: customer_id } = await server.customer(dealer);
  await server.db.query('update elevators set customer_id = $2 where dealer_id = $3 and elevator_id = $1', [
    elevator_id,
    customer_id,
    dealer.id,
  ]);
  await storedContract(dealer, aContractBody({ customer_id, elevator_ids: [elevator_id] }));
  expect(await stepsOf(dealer)).toMatchObject({ done: FIRST_STEPS.slice(0, 4) });
  await aTicket(server.db, dealer.id, elevator_id);
  expect(await stepsOf(dealer)).toMatchObject({ done: FIRST_STEPS });
  expect(await stepsOf(other)).toEqual(nothing);
});

test('200: a ticket alone is data, too', async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id, { deleted_at: '2026-03-02T12:00:00Z' });
  expect(await stepsOf(dealer)).toMatchObject({ is_empty: true });
  await aTicket(server.db, dealer.id, elevator_id);
  expect(await stepsOf(dealer)).toMatchObject({ is_empty: false });
});

test('200: skipped steps are stored for their dealer beside the other preferences, and come back (R235)', async () => {
  await dealer.patch('/api/user-preferences/update_user_pref/', { send_otp: true });
  const skipped = await dealer.patch(URL, { skipped: ['ticket', 'company', 'company'] });
  expect([skipped.statusCode, skipped.json()]).toEqual([
    200,
    { done: [], skipped: ['company', 'ticket'], is_empty: true, has_sample_data: false },
  ]);
  expect(await stepsOf(dealer)).toEqual(skipped.json());
  expect((await dealer.get('/api/user-preferences/get_user_pref/')).json()).toEqual({ send_otp: true });
  expect(await stepsOf(await server.dealer())).toMatchObject({ skipped: [] });
  expect((await dealer.patch(URL, { skipped: [] })).json()).toMatchObject({ skipped: [] });
});

test('200: a skipped step is added to those that another tab has skipped meanwhile (R235)', async () => {
  await dealer.patch(URL, { skip: 'technician', skipped: ['technician'] });
  await dealer.patch(URL, { skip: 'company', skipped: ['company'] });
  await dealer.patch(URL, { skip: 'company', skipped: ['company'] });
  expect(await stepsOf(dealer)).toMatchObject({ skipped: ['company', 'technician'] });
});

test.each([
  [{}, { skipped: ['This field is required.'] }],
  [{ skipped: null }, { skipped: ['This field may not be null.'] }],
  [{ skipped: 'company' }, { skipped: ['Expected a list of items but got type "str".'] }],
])('400: skipping %j', async (body, errors) => {
  const answer = await dealer.patch(URL, body);
  expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
});

test('400: a step that does not exist', async () => {
  expect((await dealer.patch(URL, { skipped: ['party'] })).statusCode).toBe(400);
});

test('401, 403: they are for the dealer only', async () => {
  const technician = await server.technician(dealer);
  expect((await server.inject({ url: URL })).statusCode).toBe(401);
  expect((await technician.get(URL)).statusCode).toBe(403);
  expect((await technician.patch(URL, { skipped: [] })).statusCode).toBe(403);
});
