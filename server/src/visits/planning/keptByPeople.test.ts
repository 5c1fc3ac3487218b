import { insertRows } from '../../demo/insertRows';
import { storedContract } from '../../testing/aContract';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { countPromised } from '../countPromised';
import { planIfDue, planVisits } from './planVisits';

let server: TestServer;
let dealer: SignedIn;
let technician: SignedIn;
let customer_id: number;
let elevator_id: number;
let contract_id: number;

/** A Monday. */
const TODAY = '2027-01-04';

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  technician = await server.technician(dealer);
  customer_id = (await server.customer(dealer)).id;
  const place = { building_name: 'Towr', main_due_date: '2029-01-01' };
  ({ elevator_id } = await anElevator(server.db, dealer.id, place));
  ({ contract_id } = await storedContract(dealer, {
    customer_id,
    kind: 'Comprehensive',
    value_rupees: 1,
    visits_a_year: 12,
    start_date: TODAY,
    end_date: '2028-01-03',
    elevator_ids: [elevator_id],
  }));
  await plan();
});
afterAll(() => server.close());

const plan = (today = TODAY) => server.db.transaction((db) => planVisits(db, dealer.id, today));
const visits = () =>
  server.db.query<{
    visit_id: number;
    building_name: string;
    planned_day: string;
    state: string;
    reason: string;
  }>(
    `select visit_id, building_name, part, planned_day, state, reason, note from visits where dealer_id = $1
    order by period, part`,
    [dealer.id],
  );
const updateFirst = (values: string) =>
  server.db.query(`update visits set ${values} where dealer_id = $1 and period = 1`, [dealer.id]);
const rename = (building_name: string) =>
  server.db.query('update elevators set building_name = $2 where dealer_id = $1', [dealer.id, building_name]);
const dayOff = (day: string) =>
  server.db.query("insert into holidays (dealer_id, day, name) values ($1, $2, 'Closed')", [dealer.id, day]);
async function answerFirst(): Promise<{ visit_id: number; elevator_id: number; item: number }> {
  const [first] = await visits();
  const answered = { visit_id: Number(first?.visit_id), elevator_id, item: 1 };
  const item = {
    place: 'Pit',
    text: 'Dry',
    answer: 'check',
    unit: '',
    required: true,
    photo_required: false,
  };
  await insertRows(server.db, 'visit_checks', dealer.id, [{ ...answered, ...item, result: 'Ok' }]);
  return answered;
}

test('the visits of a building that gets another name stay, and count for it, also those of before (R1201, R1331)', async () => {
  await updateFirst("state = 'Done', done_at = now(), done_day = planned_day");
  await server.db.query("update visits set note = 'Ring twice.' where dealer_id = $1 and period = 2", [
    dealer.id,
  ]);
  const before = await visits();
  await rename('Tower');
  await plan();
  expect(await visits()).toEqual(before.map((visit) => ({ ...visit, building_name: 'Tower' })));
  const promised = await countPromised(server.db, {
    dealer_id: dealer.id,
    customer: customer_id,
    today: TODAY,
  });
  expect(promised.get('Tower')).toMatchObject({ visits_promised: 12, visits_done: 1, visits_planned: 2 });
});

test('a building that gets the name of another one of its contract keeps its visits as further parts (R1201)', async () => {
  const place = { building_name: 'Tower', main_due_date: '2029-01-01' };
  const other = await anElevator(server.db, dealer.id, place);
  await dealer.patch(`/api/contracts/${contract_id}/`, { elevator_ids: [elevator_id, other.elevator_id] });
  await plan();
  const before = await visits();
  expect(before).toHaveLength(6);
  await rename('Tower');
  await plan();
  const after = await visits();
  expect(new Set(after.map(({ visit_id }) => visit_id))).toEqual(
    new Set(before.map(({ visit_id }) => visit_id)),
  );
  expect(after.every(({ building_name }) => building_name === 'Tower')).toBe(true);
});

test('a visit with an agreed time stays on its day, also on a day off (R1207)', async () => {
  await updateFirst("from_time = '10:00', to_time = '12:00'");
  await dayOff(TODAY);
  await plan();
  expect((await visits())[0]).toMatchObject({ planned_day: TODAY, state: 'Planned' });
});

test('a visit whose checklist is being answered stays on its day with its answers (R1258)', async () => {
  const answered = await answerFirst();
  await dayOff(TODAY);
  await plan();
  expect((await visits())[0]).toMatchObject({ planned_day: TODAY, state: 'Planned' });
  expect(
    await server.db.query('select visit_id, elevator_id, item from visit_checks where dealer_id = $1', [
      dealer.id,
    ]),
  ).toEqual([answered]);
});

test('a visit that is not promised any more is cancelled and not lost if it has a note (R1207)', async () => {
  await updateFirst("note = 'Bring the long ladder.'");
  const [first] = await visits();
  await dealer.patch(`/api/contracts/${contract_id}/`, { visits_a_year: 0 });
  await plan();
  expect(await visits()).toEqual([
    { ...first, state: 'Cancelled', reason: 'Its contract no longer promises this visit.' },
  ]);
});

test('nothing is planned in the past of who changed something, also where the day of the server is the one before (R1220)', async () => {
  await server.db.query('delete from visit_plans_due');
  const colleague = server.db.as(dealer.id, '2027-01-05');
  await colleague.transaction((db) =>
    db.query('update elevators set engineer_id = $2 where dealer_id = $1', [dealer.id, technician.id]),
  );
  await server.db.query('delete from visits where dealer_id = $1', [dealer.id]);
  expect(await server.db.transaction((db) => planIfDue(db, dealer.id, TODAY))).toBe(true);
  expect((await visits())[0]).toMatchObject({ planned_day: '2027-01-05' });
});
