import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { anElevatorBody } from '../testing/anElevatorBody';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let technician: SignedIn;
let customer: SignedIn;
let theirTechnician: SignedIn;
let theirElevator: number;

const noSuchRow = (id: number) => `Invalid pk "${id}" - object does not exist.`;
const add = (changes: object = {}, from = dealer) =>
  from.post('/api/elevators/add/', anElevatorBody(dealer, changes));
const at = (id: number) => `/api/elevators/${id}/`;
const stored = async (values: object = {}) => (await anElevator(server.db, dealer.id, values)).elevator_id;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  technician = await server.technician(dealer);
  customer = await server.customer(dealer);
  theirTechnician = await server.technician(other);
  theirElevator = (await anElevator(server.db, other.id, { elevator_name: 'Theirs' })).elevator_id;
});
afterAll(() => server.close());

test('completed today is not in the future', async () => {
  const answer = await dealer.patch(at(await stored()), { main_completed_date: localDay() });
  expect(answer.statusCode).toBe(200);
});

test('an elevator whose due date is already before its start accepts other changes, its days sent as they are', async () => {
  const days = { main_start_date: '2026-02-01', main_due_date: '2026-01-01' };
  const answer = await dealer.patch(at(await stored(days)), { ...days, building_name: 'Mill' });
  expect(answer.json()).toMatchObject({ ...days, building_name: 'Mill' });
});

describe('400', () => {
  test('every required field that is missing (R554)', async () => {
    const answer = await dealer.post('/api/elevators/add/', {});
    expect(answer.statusCode).toBe(400);
    const required = Object.keys(anElevatorBody(dealer));
    expect(answer.json()).toEqual(
      Object.fromEntries(required.map((field) => [field, ['This field is required.']])),
    );
  });

  test.each([
    ['a day that does not exist', { install_date: '2026-02-30' }, 'install_date', /Date has wrong format/],
    ['another cycle', { main_cycle_days: 31 }, 'main_cycle_days', /"31" is not a valid choice/],
    ['no cycle at all', { main_cycle_days: 'x' }, 'main_cycle_days', /A valid integer/],
    ['a blank name', { elevator_name: ' ' }, 'elevator_name', /may not be blank/],
    ['a name too long', { elevator_name: 'x'.repeat(101) }, 'elevator_name', /no more than 100/],
    ['people that are not a list', { user_id: 7 }, 'user_id', /Expected a list/],
    ['an empty list of people', { user_id: [] }, 'user_id', /must contain the dealer/],
    ['due before start', { main_due_date: '2025-12-31' }, 'main_due_date', /may not be before/],
    ['an unknown customer', { customer_id: 999_999 }, 'customer_id', /Invalid pk "999999"/],
    ['30 February as due date', { main_due_date: '2026-02-30' }, 'main_due_date', /Date has wrong format/],
    [
      'completed in the future',
      { main_completed_date: addDays(localDay(), 2) },
      'main_completed_date',
      /^The completed date may not be in the future\.$/,
    ],
    ['a huge customer id', { customer_id: 2 ** 50 }, 'customer_id', /less than or equal/],
    ['a customer that is a word', { customer_id: 'Mill' }, 'customer_id', /A valid integer/],
  ])('%s, on adding and on changing', async (_case, changes, field, sentence) => {
    const id = await stored();
    for (const answer of [await add(changes), await dealer.patch(at(id), changes)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ [field]: [expect.stringMatching(sentence)] });
    }
  });

  test('an unknown state (R531)', async () => {
    const answer = await dealer.patch(at(await stored()), { main_state: 'Bogus' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { main_state: ['"Bogus" is not a valid choice.'] },
    ]);
  });

  test('a name that another elevator has, case-insensitively (R554)', async () => {
    await stored({ elevator_name: 'West 1' });
    const taken = { elevator_name: ['An elevator with this name already exists.'] };
    const adding = await add({ elevator_name: 'WEST 1' });
    expect([adding.statusCode, adding.json()]).toEqual([400, taken]);
    const changing = await dealer.patch(at(await stored()), { elevator_name: 'west 1' });
    expect([changing.statusCode, changing.json()]).toEqual([400, taken]);
  });

  test('all but one of several concurrent creates with the same name', async () => {
    const answers = await Promise.all(
      ['race', 'Race', 'RACE', 'rAcE'].map((elevator_name) => add({ elevator_name })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  });

  test('another dealer’s technician, a customer as engineer, a technician as customer', async () => {
    const id = await stored();
    for (const engineer of [theirTechnician.id, customer.id, other.id]) {
      const answer = await dealer.patch(at(id), { user_id: [dealer.id, engineer] });
      expect([answer.statusCode, answer.json()]).toEqual([400, { user_id: [noSuchRow(engineer)] }]);
    }
    const answer = await dealer.patch(at(id), { customer_id: technician.id });
    expect([answer.statusCode, answer.json()]).toEqual([400, { customer_id: [noSuchRow(technician.id)] }]);
  });

  test('two engineers', async () => {
    const second = await server.technician(dealer);
    const answer = await add({ user_id: [dealer.id, technician.id, second.id] });
    expect(answer.json()).toEqual({ user_id: ['Only one engineer can be assigned.'] });
  });
});

const read = (id: number) => ({ method: 'GET' as const, url: at(id) });
const calls = (id: number) => [
  { method: 'PATCH' as const, url: at(id) },
  { method: 'PATCH' as const, url: at(id), payload: { elevator_zip: '1' } },
  { method: 'DELETE' as const, url: at(id) },
];

test('401: without a token', async () => {
  const id = await stored();
  for (const call of [read(id), ...calls(id), { method: 'POST' as const, url: '/api/elevators/add/' }])
    expect((await server.inject(call)).statusCode).toBe(401);
});

test('403: technicians and customers cannot manage elevators', async () => {
  const id = await stored({ engineer_id: technician.id, customer_id: customer.id });
  for (const person of [technician, customer]) {
    for (const call of calls(id)) expect((await person.inject(call)).statusCode).toBe(403);
    expect((await add({}, person)).statusCode).toBe(403);
  }
  expect((await customer.inject(read(id))).statusCode).toBe(403);
});

test('404: another dealer’s elevator, an absent one, and an invalid id', async () => {
  for (const call of calls(theirElevator)) expect((await dealer.inject(call)).statusCode).toBe(404);
  for (const call of calls(999_999)) expect((await dealer.inject(call)).statusCode).toBe(404);
  for (const id of ['abc', '99999999999', '-1', '0', '1.5', '%00'])
    expect((await dealer.get(`/api/elevators/${id}/`)).statusCode).toBe(404);
  expect((await other.get(at(theirElevator))).json()).toMatchObject({ elevator_name: 'Theirs' });
});
