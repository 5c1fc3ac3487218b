import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { storedVisit } from '../testing/storedVisit';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
let engineer: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await testServer();
  other = await server.dealer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  engineer = await server.technician(dealer);
});
afterAll(() => server.close());

const url = (from: string, to: string, rest = '') =>
  `/api/maintenance/calendar/?from=${from}&to=${to}${rest}`;
const calendar = async (from: string, to: string, rest = '') =>
  (await dealer.get(url(from, to, rest))).json<CalendarEntry[]>();
const lift = async (values: object = {}) => (await anElevator(server.db, dealer.id, values)).elevator_id;
const contractFor = (elevator_ids: number[], changes: object = {}) =>
  storedContract(dealer, {
    customer_id: customer.id,
    elevator_ids,
    kind: 'Comprehensive',
    value_rupees: 1,
    visits_a_year: 12,
    start_date: '2027-01-01',
    end_date: '2027-12-31',
    ...changes,
  });

describe('200: the calendar', () => {
  test('has what is due within its days, both ends inclusive, by day and elevator', async () => {
    const make = (elevator_name: string, main_due_date: string, values: object = {}) =>
      lift({ elevator_name, main_due_date, ...values });
    await make('b', '2027-03-01', { main_state: 'Completed' });
    const first = await make('A', '2027-03-01', { engineer_id: engineer.id });
    await make('c', '2027-03-31', { main_state: 'OverDue' });
    await make('before', '2027-02-28');
    await make('after', '2027-04-01');
    await make('sold', '2027-03-05', { deleted_at: '2026-01-01' });
    await anElevator(server.db, other.id, { main_due_date: '2027-03-05' });
    const entries = await calendar('2027-03-01', '2027-03-31');
    expect(entries.map(({ elevator_name, main_state }) => [elevator_name, main_state])).toEqual([
      ['A', 'InDue'],
      ['b', 'Completed'],
      ['c', 'OverDue'],
    ]);
    expect(entries[0]).toEqual({
      day: '2027-03-01',
      kind: 'due',
      elevator_id: first,
      elevator_name: 'A',
      building_name: 'Copper Ridge',
      engineer_id: engineer.id,
      engineer_name: engineer.username,
      engineer_full_name: 'Asha Rao',
      main_state: 'InDue',
      contract_id: null,
      promised_day: null,
      visit_id: null,
      version: null,
      visit_state: null,
    });
  });

  test('has a visit once, with all its lifts and its technician; cancelled ones and another dealer’s are left out (R1207)', async () => {
    const make = (elevator_name: string) => lift({ elevator_name, main_due_date: '2029-01-01' });
    const [second, first] = [await make('b'), await make('a')];
    const { contract_id } = await contractFor([first, second]);
    const visit = (values: object) =>
      storedVisit(server.db, dealer.id, [second, first], { planned_day: '2027-03-05', ...values });
    const visit_id = await visit({
      planned_day: '2027-03-04',
      technician_ids: [engineer.id],
      ...{ contract_id, period: 3, promised_day: '2027-03-01', window_end: '2027-03-31', version: 7 },
    });
    await visit({ state: 'Missed' });
    await visit({ state: 'Cancelled' });
    await visit({ planned_day: '2027-04-01' });
    const theirs = await anElevator(server.db, other.id, { main_due_date: '2029-01-01' });
    await storedVisit(server.db, other.id, [theirs.elevator_id], { planned_day: '2027-03-05' });
    const [planned, ...rest] = await calendar('2027-03-01', '2027-03-31');
    expect(planned).toEqual({
      day: '2027-03-04',
      kind: 'visit',
      elevator_id: first,
      elevator_name: 'a, b',
      building_name: 'Copper Ridge',
      engineer_id: engineer.id,
      engineer_name: engineer.username,
      engineer_full_name: 'Asha Rao',
      main_state: null,
      contract_id,
      promised_day: '2027-03-01',
      visit_id,
      version: 7,
      visit_state: 'Planned',
    });
    expect(rest.map(({ day, visit_state, engineer_id }) => [day, visit_state, engineer_id])).toEqual([
      ['2027-03-05', 'Missed', null],
    ]);
  });

  test('is filtered by the engineer of the elevators, and by the technicians of the visits', async () => {
    const own = await lift({ main_due_date: '2027-05-05', engineer_id: engineer.id });
    const anothers = await lift({ main_due_date: '2027-05-05' });
    const second = await server.technician(dealer);
    const visit = (elevator_id: number, technician_ids: number[]) =>
      storedVisit(server.db, dealer.id, [elevator_id], { planned_day: '2027-05-06', technician_ids });
    await visit(own, [second.id]);
    await visit(anothers, [second.id, engineer.id]);
    const entries = await calendar('2027-05-01', '2027-05-20', `&engineer=${engineer.id}`);
    expect(entries.map(({ elevator_id, kind }) => [elevator_id, kind])).toEqual([
      [own, 'due'],
      [anothers, 'visit'],
    ]);
  });

  test('shows at most 92 days', async () => {
    expect((await dealer.get(url('2027-01-01', '2027-04-02'))).statusCode).toBe(200);
    const answer = await dealer.get(url('2027-01-01', '2027-04-03'));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { to: ['The calendar shows at most 92 days.'] },
    ]);
  });
});

test.each([
  ['no days', '', { from: ['This field is required.'], to: ['This field is required.'] }],
  [
    '30 February',
    '?from=2027-02-30&to=2027-03-01',
    { from: [expect.stringMatching(/^Date has wrong format/)] },
  ],
  [
    'a last day before the first',
    '?from=2027-03-02&to=2027-03-01',
    { to: ['The last day may not be before the first.'] },
  ],
  [
    'an engineer that is a word',
    '?from=2027-03-01&to=2027-03-02&engineer=me',
    { engineer: ['A valid integer is required.'] },
  ],
  [
    'nobody',
    '?from=2027-03-01&to=2027-03-02&engineer=999999',
    { engineer: ['Invalid pk "999999" - object does not exist.'] },
  ],
])('400: %s', async (_case, query, errors) => {
  const answer = await dealer.get(`/api/maintenance/calendar/${query}`);
  expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
});

test('400, 401, 403: another dealer’s engineer, without a token, other users than dealers', async () => {
  const theirs = await server.technician(other);
  const days = ['2027-03-01', '2027-03-02'] as const;
  expect((await dealer.get(url(...days, `&engineer=${theirs.id}`))).statusCode).toBe(400);
  expect((await server.inject({ url: url(...days) })).statusCode).toBe(401);
  expect((await engineer.get(url(...days))).statusCode).toBe(403);
});
