import type { MaintenanceRow } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let engineer: SignedIn;

const SUMMARY = '/api/elevators/elevator_summary';
const names = (rows: MaintenanceRow[]) => rows.map(({ elevator_name }) => elevator_name);

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  engineer = await server.technician(dealer, { username: 'kavita' });
  const make = (elevator_name: string, main_state: string, values: object = {}) =>
    anElevator(server.db, dealer.id, { elevator_name, main_state, ...values });
  await make('done 2', 'Completed', { main_completed_date: '2026-03-04', engineer_id: engineer.id });
  await make('Done 1', 'Completed', { building_name: 'Village House' });
  await make('Due 1', 'InDue', { elevator_address: '12 Kavita Street', engineer_id: engineer.id });
  await make('Late 1', 'OverDue');
  await make('Late 2', 'OverDue', { engineer_id: engineer.id });
  await make('Late 3', 'OverDue', { building_name: 'Village House' });
  await make('Sold', 'OverDue', { deleted_at: '2026-01-01' });
  await anElevator(server.db, other.id, { main_state: 'OverDue' });
});
afterAll(() => server.close());

describe('200', () => {
  test('the counts of the three states (R557, R559)', async () => {
    expect((await dealer.get(`${SUMMARY}/`)).json()).toEqual({ completed: 2, indue: 1, overdue: 3 });
    expect((await dealer.get(`${SUMMARY}/?user_id=${dealer.id}`)).json()).toEqual({
      completed: 2,
      indue: 1,
      overdue: 3,
    });
  });

  test.each(['completed', 'indue', 'overdue'])(
    'the count of %s equals its list (R557, R558)',
    async (state) => {
      const counts = (await dealer.get(`${SUMMARY}/`)).json();
      const rows = (await dealer.get(`${SUMMARY}_${state}/?user_id=${dealer.id}`)).json();
      expect(rows).toHaveLength(counts[state]);
    },
  );

  test('a row has the engineer and the days; by elevator name (R558)', async () => {
    const rows = (await dealer.get(`${SUMMARY}_completed/`)).json();
    expect(names(rows)).toEqual(['Done 1', 'done 2']);
    expect(rows[0]).toMatchObject({ username: null, main_completed_date: null });
    expect(rows[1]).toEqual({
      elevator_id: expect.any(Number),
      elevator_name: 'done 2',
      building_name: 'Copper Ridge',
      elevator_address: '710 Obrecht Rd, Sykesville, MD',
      install_date: '2010-05-01',
      main_due_date: '2026-12-31',
      main_completed_date: '2026-03-04',
      username: 'kavita',
      full_name: 'Asha Rao',
    });
  });

  test.each([
    ['completed', 'building', 'village', ['Done 1']],
    ['completed', 'address', 'OBRECHT', ['Done 1', 'done 2']],
    ['completed', 'elevator', 'DONE 2', ['done 2']],
    ['completed', 'engineer', 'Kavi', ['done 2']],
    ['overdue', 'building', 'village', ['Late 3']],
    ['overdue', 'address', 'obrecht', ['Late 1', 'Late 2', 'Late 3']],
    ['overdue', 'no elevator', 'late 1', []],
    ['overdue', 'no engineer', 'kavita', []],
    ['indue', 'address, no engineer', 'kavita', ['Due 1']],
  ])('%s searches by %s', async (state, _, search, expected) => {
    const { count, results } = (await dealer.get(`${SUMMARY}_${state}/?page=1&search=${search}`)).json();
    expect(names(results)).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  test.each([
    ['Village House', ['Late 3']],
    ['Copper Ridge', ['Late 1', 'Late 2']],
    ['Copper', []],
  ])('only those of the building %s', async (building, expected) => {
    const answer = await dealer.get(`${SUMMARY}_overdue/?page=1&building=${encodeURIComponent(building)}`);
    expect(names(answer.json().results)).toEqual(expected);
    expect(answer.json()).toMatchObject({ count: expected.length, total: 3 });
  });

  test.each([
    ['overdue', ['Late 2']],
    ['indue', ['Due 1']],
    ['completed', ['done 2']],
  ])("%s: only those of an engineer, and none of another dealer's engineer", async (state, expected) => {
    const of = async ({ id }: SignedIn) =>
      (await dealer.get(`${SUMMARY}_${state}/?page=1&engineer=${id}`)).json().results;
    expect(names(await of(engineer))).toEqual(expected);
    expect(await of(await server.technician(other))).toEqual([]);
  });

  test('pages and orders, rows without an engineer last in either direction', async () => {
    expect((await dealer.get(`${SUMMARY}_overdue/?page=2&page_size=2`)).json()).toMatchObject({
      count: 3,
      total: 3,
      results: [{ elevator_name: 'Late 3' }],
    });
    for (const ordering of ['username', '-username']) {
      const [first] = (await dealer.get(`${SUMMARY}_overdue/?ordering=${ordering}`)).json();
      expect(first).toMatchObject({ elevator_name: 'Late 2' });
    }
  });
});

const paths = ['/', '_completed/', '_indue/', '_overdue/'];

test.each(paths)('400: elevator_summary%s with an invalid id', async (path) => {
  const answer = await dealer.get(`${SUMMARY}${path}?user_id=abc`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ user_id: ['A valid integer is required.'] });
});

test.each(paths)('401, 403: elevator_summary%s is for signed-in dealers', async (path) => {
  expect((await server.inject({ url: `${SUMMARY}${path}` })).statusCode).toBe(401);
  const technician = await server.technician(dealer);
  expect((await technician.get(`${SUMMARY}${path}`)).statusCode).toBe(403);
});

test.each(paths)('404: elevator_summary%s of another dealer (R154)', async (path) => {
  expect((await dealer.get(`${SUMMARY}${path}?user_id=${other.id}`)).statusCode).toBe(404);
});
