import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
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
    });
  });

  test.each([
    [1, 1],
    [4, 4],
    [12, 12],
    [365, 365],
    [0, 0],
  ])(
    'spreads %d visits a year over the year of a contract, for each of its elevators',
    async (visits_a_year, expected) => {
      const lifts = [await lift(), await lift()];
      const { contract_id } = await contractFor(lifts, { visits_a_year });
      const visits: CalendarEntry[] = [];
      for (const [from, to] of [
        ['2027-01-01', '2027-03-31'],
        ['2027-04-01', '2027-06-30'],
        ['2027-07-01', '2027-09-30'],
        ['2027-10-01', '2027-12-31'],
      ] as const)
        visits.push(...(await calendar(from, to)).filter(({ kind }) => kind === 'visit'));
      for (const elevator_id of lifts) {
        const days = visits.filter((visit) => visit.elevator_id === elevator_id).map(({ day }) => day);
        expect(days).toHaveLength(expected);
        if (expected > 0) expect(days[0]).toBe('2027-01-01');
        expect(new Set(days).size).toBe(expected);
      }
      expect(visits.every((visit) => visit.contract_id === contract_id && visit.main_state === null)).toBe(
        true,
      );
    },
  );

  test('has the same number of visits in each year of a contract of several years, including leap years', async () => {
    await contractFor([await lift()], { visits_a_year: 6, start_date: '2027-07-15', end_date: '2030-07-14' });
    const days: string[] = [];
    for (let from = '2027-07-01'; from < '2031-01-01'; from = addDays(from, 92))
      for (const { day, kind } of await calendar(from, addDays(from, 91)))
        if (kind === 'visit') days.push(day);
    expect(days).toHaveLength(18);
    expect([days[0], days[6], days[12]]).toEqual(['2027-07-15', '2028-07-15', '2029-07-15']);
  });

  test('has no visit before the start or after the end of a contract, nor of a deleted contract or elevator', async () => {
    await contractFor([await lift()], {
      visits_a_year: 365,
      start_date: '2027-02-10',
      end_date: '2027-02-12',
    });
    const gone = await lift();
    await contractFor([gone]);
    await dealer.delete(`/api/elevators/${gone}/`);
    const { contract_id } = await contractFor([await lift()]);
    await dealer.delete(`/api/contracts/${contract_id}/`);
    expect((await calendar('2027-01-01', '2027-03-01')).map(({ day }) => day)).toEqual([
      '2027-02-10',
      '2027-02-11',
      '2027-02-12',
    ]);
  });

  test('is filtered by the elevators of one engineer', async () => {
    const own = await lift({ main_due_date: '2027-05-05', engineer_id: engineer.id });
    const anothers = await lift({ main_due_date: '2027-05-05' });
    await contractFor([own, anothers], { start_date: '2027-05-01' });
    const entries = await calendar('2027-05-01', '2027-05-20', `&engineer=${engineer.id}`);
    expect(entries.map(({ elevator_id, kind }) => [elevator_id, kind])).toEqual([
      [own, 'visit'],
      [own, 'due'],
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
