import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { sampleDataMessages } from '@smart-elevator/shared-api/contract/home/sampleData';
import { remindRenewals } from '../amc/remindRenewals';
import { planVisits } from '../visits/planning/planVisits';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { A_SAMPLE_ELEVATOR, idIn } from '../testing/sampleRows';
import { testServer, type TestServer } from '../testing/testServer';

const URL = '/api/home/sample-data/';
const ALL = { people: 5, elevators: 12, contracts: expect.any(Number), tickets: 20 };

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
});

type Row = Record<string, unknown>;

/** Every row of a dealer that sample data may be part of, with the numbers of the counting tables that are not 0. */
async function rowsOf({ id }: SignedIn): Promise<Record<string, Row[]>> {
  const tables = [
    'users',
    'elevators',
    'contracts',
    'contract_elevators',
    'tickets',
    'ticket_history',
    'sign_in_names',
    'visits',
    'visit_elevators',
    'visit_technicians',
    'visit_history',
    'visit_checks',
    'reports',
    'absences',
  ];
  const found: Record<string, Row[]> = {};
  for (const table of [...tables, 'maintenance_history', 'sample_rows', 'outbox', 'push_outbox'])
    found[table] = await server.db.query(`select * from ${table} where dealer_id = $1 order by 1, 2, 3`, [
      id,
    ]);
  found['counts'] = await server.db.query(
    'select main_state, elevators from elevator_counts where dealer_id = $1 and elevators <> 0',
    [id],
  );
  return found;
}

const idOf = (select: string) => idIn(server.db, dealer, select);
const aSampleElevator = () => idOf(A_SAMPLE_ELEVATOR);

test('200: sample data fills every list, twice the same, and is removed exactly, twice (R236)', async () => {
  const before = await rowsOf(dealer);
  const added = await dealer.post(URL, {});
  expect([added.statusCode, added.json()]).toEqual([200, ALL]);
  expect(added.json<{ contracts: number }>().contracts).toBeGreaterThan(0);
  const filled = await rowsOf(dealer);
  expect((await dealer.post(URL, {})).json()).toEqual(added.json());
  expect(await rowsOf(dealer)).toEqual(filled);
  expect((await dealer.get('/api/home/first-steps/')).json()).toEqual({
    done: [],
    skipped: [],
    is_empty: false,
    has_sample_data: true,
  });

  const { contracts } = added.json<{ contracts: number }>();
  const removed = await dealer.delete(URL);
  const { visits = [], reports = [] } = filled;
  const rows = 37 + contracts + visits.length + reports.length;
  expect([removed.statusCode, removed.json()]).toEqual([200, { removed: rows, kept: [] }]);
  expect(await rowsOf(dealer)).toEqual(before);
  expect((await dealer.delete(URL)).json()).toEqual({ removed: 0, kept: [] });
});

test('200: nobody gets a message of sample data, and its people cannot sign in (R236)', async () => {
  await dealer.post(URL, {});
  await server.db.query(
    "update contracts set end_date = $2, start_date = '2020-01-01' where dealer_id = $1",
    [dealer.id, localDay()],
  );
  await remindRenewals(server.db, localDay(), 'http://console.example');
  const { outbox, push_outbox } = await rowsOf(dealer);
  expect([outbox, push_outbox]).toEqual([[], []]);
  const people = await server.db.query(
    `select from users where dealer_id = $1 and user_id <> dealer_id and (email <> '' or password_hash is not null)`,
    [dealer.id],
  );
  expect(people).toEqual([]);
});

test('200: a ticket of the own on a sample lift keeps the lift and its people, by name, and nothing else (R236)', async () => {
  await dealer.post(URL, {});
  const elevator_id = await aSampleElevator();
  const own = await aTicket(server.db, dealer.id, elevator_id);
  const { kept } = (await dealer.delete(URL)).json<{ kept: { kind: string; name: string }[] }>();
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['customer', 'elevator']));
  expect(kept).toContainEqual({ kind: 'elevator', name: 'LH-1' });
  const { elevators, tickets, contracts, sample_rows } = await rowsOf(dealer);
  expect(elevators).toMatchObject([{ elevator_id }]);
  expect(tickets).toMatchObject([{ ticket_id: own.ticket_id }]);
  expect([contracts, sample_rows]).toEqual([[], []]);
  expect((await dealer.post(URL, {})).statusCode).toBe(409);
});

test('200: a technician with a ticket of the own, and a renewal of the own, keep what they need (R236)', async () => {
  await dealer.post(URL, {});
  const contract_id = await idOf('select contract_id as id from contracts where dealer_id = $1 limit 1');
  await server.db.query(
    `with made as (insert into contracts (dealer_id, customer_id, kind, value_rupees, visits_a_year, start_date, end_date, renews)
       select dealer_id, customer_id, kind, value_rupees, visits_a_year, end_date + 1, end_date + 366, contract_id
       from contracts where dealer_id = $1 and contract_id = $2 returning contract_id)
     insert into contract_elevators (dealer_id, contract_id, elevator_id)
     select dealer_id, made.contract_id, elevator_id from made, contract_elevators covered
     where covered.dealer_id = $1 and covered.contract_id = $2`,
    [dealer.id, contract_id],
  );
  const { kept } = (await dealer.delete(URL)).json<{ kept: { kind: string }[] }>();
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(
    new Set(['contract', 'customer', 'elevator', 'technician']),
  );
  expect((await rowsOf(dealer))['contracts']).toHaveLength(2);
});

test('200: sample data has visits in every state, with checklists and reports (R236, R1202)', async () => {
  await dealer.post(URL, {});
  const { visits = [], visit_checks = [], absences = [] } = await rowsOf(dealer);
  expect([...new Set(visits.map(({ state }) => state))].sort()).toEqual(
    expect.arrayContaining(['AtWork', 'Cancelled', 'Done', 'OnHold', 'OnTheWay', 'Planned']),
  );
  expect(visits.filter(({ planned_day }) => planned_day === localDay()).length).toBeGreaterThan(3);
  expect([visit_checks.length > 20, absences.length]).toEqual([true, 1]);
});

test('200: visits that the planner added go with the sample data, and so does what was done at them (R236)', async () => {
  const before = await rowsOf(dealer);
  await dealer.post(URL, {});
  const { visits = [] } = await rowsOf(dealer);
  // Otherwise nothing is left to plan on the days on which both contracts end soon.
  await server.db.query("update contracts set end_date = end_date + interval '1 year' where dealer_id = $1", [
    dealer.id,
  ]);
  await server.db.transaction((db) => planVisits(db, dealer.id, localDay()));
  const planned =
    await idOf(`select v.visit_id as id from visits v where v.dealer_id = $1 and v.contract_id is not null
    and v.state = 'Planned' and v.moved_at is null order by v.visit_id limit 1`);
  expect((await rowsOf(dealer))['visits']?.length).toBeGreaterThan(visits.length);
  const checked = await dealer.get(`/api/visits/${planned}/checks/`);
  const lifts = checked
    .json<{ lifts: { elevator_id: number }[] }>()
    .lifts.map(({ elevator_id }) => ({ elevator_id, outcome: 'Done', all_ok: true }));
  const { elevators = [] } = await rowsOf(dealer);
  const marked = lifts.filter(({ elevator_id: id }) =>
    elevators.some(({ elevator_id, main_state }) => elevator_id === id && main_state !== 'Completed'),
  );
  const body = { version: 1, state: 'Done', lifts };
  expect((await dealer.post(`/api/visits/${planned}/state/`, body)).statusCode).toBe(200);
  expect((await dealer.delete(URL)).json()).toMatchObject({ kept: [] });
  const { push_outbox, ...left } = await rowsOf(dealer);
  expect({ ...left, push_outbox: [] }).toEqual(before);
  // Nobody has a device.
  expect(push_outbox?.map(({ recipients }) => recipients)).toEqual(marked.map(() => []));
});

test('200: a repair of the own on a sample lift keeps the lift, its technician and its report (R236)', async () => {
  await dealer.post(URL, {});
  const elevator_id = await idOf(`select elevator_id as id from elevators where dealer_id = $1
    and main_completed_date < '${localDay()}' order by elevator_id limit 1`);
  const technician = await idOf(
    "select user_id as id from users where dealer_id = $1 and user_type = 'TechnicianUser' limit 1",
  );
  const data = { elevator_ids: [elevator_id], planned_day: localDay(), technician_ids: [technician] };
  const { visit_id, version } = (await dealer.post('/api/visits/', data)).json<Record<string, number>>();
  await dealer.post(`/api/visits/${visit_id}/state/`, { version, state: 'Done' });
  const { kept } = (await dealer.delete(URL)).json<{ kept: { kind: string }[] }>();
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(['customer', 'elevator', 'technician']));
  const { visits, reports, elevators, absences } = await rowsOf(dealer);
  expect([visits, reports, elevators, absences]).toMatchObject([
    [{ visit_id, state: 'Done' }],
    [{ elevator_id }],
    [{ elevator_id }],
    [],
  ]);
});

test("200: the data of another dealer stays as it is, also another one's sample data", async () => {
  const other = await server.dealer();
  await other.post(URL, {});
  const before = await rowsOf(other);
  await dealer.post(URL, {});
  await dealer.delete(URL);
  expect(await rowsOf(other)).toEqual(before);
});

test('409: a dealer with an elevator of the own, and nothing is stored (R236)', async () => {
  await anElevator(server.db, dealer.id);
  const before = await rowsOf(dealer);
  const answer = await dealer.post(URL, {});
  expect([answer.statusCode, answer.json()]).toEqual([409, { detail: sampleDataMessages.hasData }]);
  expect(await rowsOf(dealer)).toEqual(before);
});

test('401, 403: sample data is for the dealer only', async () => {
  const technician = await server.technician(dealer);
  expect((await server.inject({ method: 'POST', url: URL })).statusCode).toBe(401);
  expect((await technician.post(URL, {})).statusCode).toBe(403);
  expect((await technician.delete(URL)).statusCode).toBe(403);
});
