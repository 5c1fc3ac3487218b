import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { anUploadRow } from '../testing/anUploadRow';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { advanceStates } from './advanceStates';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
});
afterAll(() => server.close());

const historyOf = async (elevator_id: number, query = '') =>
  (await dealer.get(`/api/elevators/${elevator_id}/maintenance_history/${query}`)).json();

describe('200: the maintenance history of an elevator', () => {
  test('starts when the dealer adds it, and has every change with its user, newest first', async () => {
    const added = await dealer.post('/api/elevators/add/', {
      user_id: [dealer.id],
      elevator_name: 'North 1',
      building_name: 'Harbor Tower',
      elevator_address: '1 Cathedral St',
      elevator_zip: '21401',
      install_date: '2014-05-17',
      main_start_date: '2026-01-01',
      main_due_date: '2199-01-31',
      main_cycle_days: 30,
    });
    const { elevator_id } = added.json();
    const url = `/api/elevators/${elevator_id}/`;
    await dealer.patch(url, { main_state: 'Completed', main_completed_date: '2026-02-02' });
    await dealer.patch(url, { building_name: 'Mill' });
    // The proposed due date, a cycle after the completed date, is in the past by now.
    await advanceStates(server.db, localDay());

    const { count, results } = await historyOf(elevator_id, '?page=1');
    expect(count).toBe(4);
    const changed = { due_date: '2026-03-04', completed_date: '2026-02-02' };
    expect(results).toEqual(
      [
        { from_state: 'InDue', to_state: 'OverDue', who: null, ...changed },
        { from_state: 'Completed', to_state: 'InDue', who: null, ...changed },
        { from_state: 'InDue', to_state: 'Completed', who: dealer.username, ...changed },
        {
          from_state: null,
          to_state: 'InDue',
          who: dealer.username,
          due_date: '2199-01-31',
          completed_date: null,
        },
      ].map((entry) => ({
        entry_id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        ...entry,
      })),
    );
  });

  test('has a first entry for every elevator that was created from a file', async () => {
    const { storeUpload } = await import('../elevators/upload/storeUpload');
    const { UploadErrors } = await import('../elevators/upload/UploadErrors');
    const value = { ...anUploadRow(dealer), elevator_name: 'Uploaded', main_cycle: 'Monthly' as const };
    await storeUpload(server.db, {
      dealer_id: dealer.id,
      user_id: dealer.id,
      file_name: 'lifts.csv',
      filled: 1,
      leftOut: [],
      good: [{ row: 2, value }],
      faults: new UploadErrors(),
      today: '2026-06-01',
      publicUrl: 'http://console.example',
    });
    const [{ elevator_id } = { elevator_id: 0 }] = await server.db.query<{ elevator_id: number }>(
      "select elevator_id from elevators where elevator_name = 'Uploaded'",
    );
    expect(await historyOf(elevator_id)).toMatchObject({
      results: [{ from_state: null, to_state: 'InDue', who: null }],
    });
  });

  test('is returned in pages', async () => {
    const { elevator_id } = await anElevator(server.db, dealer.id);
    for (const state of ['Completed', 'InDue', 'OverDue'])
      await dealer.patch(`/api/elevators/${elevator_id}/`, { main_state: state });
    const { count, total, results } = await historyOf(elevator_id, '?page=2&page_size=3');
    expect([count, total, results.length]).toEqual([4, 4, 1]);
    expect(results[0].from_state).toBeNull();
  });
});

test('401, 403, 404: the history is for the elevator’s own dealer', async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const url = `/api/elevators/${elevator_id}/maintenance_history/`;
  expect((await server.inject({ url })).statusCode).toBe(401);
  expect((await (await server.technician(dealer)).get(url)).statusCode).toBe(403);
  expect((await other.get(url)).statusCode).toBe(404);
  await dealer.delete(`/api/elevators/${elevator_id}/`);
  expect((await dealer.get(url)).statusCode).toBe(404);
});

describe('the counts of the states', () => {
  test('equal the rows after any change of the elevators, also after concurrent ones', async () => {
    const own = await server.dealer();
    const ids = await Promise.all(
      Array.from({ length: 24 }, async () => (await anElevator(server.db, own.id)).elevator_id),
    );
    await Promise.all(
      ids.map(async (id, at) => {
        await own.patch(`/api/elevators/${id}/`, { main_state: ['Completed', 'InDue', 'OverDue'][at % 3] });
        if (at % 4 === 0) await own.delete(`/api/elevators/${id}/`);
        else await own.patch(`/api/elevators/${id}/`, { main_state: ['OverDue', 'Completed'][at % 2] });
      }),
    );
    await advanceStates(server.db, '2026-12-30');
    const counted = await server.db.query(
      'select main_state, elevators from elevator_counts where dealer_id = $1 and elevators <> 0 order by 1',
      [own.id],
    );
    const rows = await server.db.query(
      `select main_state, count(*) as elevators from elevators where dealer_id = $1 and deleted_at is null
       group by 1 order by 1`,
      [own.id],
    );
    expect(counted).toEqual(rows);
    const all = await own.get(`/api/users/${own.id}/elevators/?page=1`);
    expect(all.json()).toMatchObject({ total: 18, count: 18 });
  });

  test('are updated when a row is permanently deleted', async () => {
    const own = await server.dealer();
    const { elevator_id } = await anElevator(server.db, own.id);
    await anElevator(server.db, own.id);
    await server.db.query('delete from elevators where elevator_id = $1', [elevator_id]);
    expect(
      await server.db.query('select elevators from elevator_counts where dealer_id = $1', [own.id]),
    ).toEqual([{ elevators: 1 }]);
  });
});
