import { addDays, addMonths } from '@smart-elevator/shared-api/contract/calendar';
import { storedContract } from '../../testing/aContract';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { planVisits } from './planVisits';

let server: TestServer;
let dealer: SignedIn;
let technician: SignedIn;
let lifts: number[];
let contract_id: number;

/** A Monday. */
const TODAY = '2027-01-04';

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  technician = await server.technician(dealer);
  const customer = await server.customer(dealer);
  lifts = [];
  for (let n = 0; n < 3; n += 1) {
    const place = { building_name: n < 2 ? 'Tower' : 'Mall', main_due_date: '2029-01-01' };
    lifts.push((await anElevator(server.db, dealer.id, place)).elevator_id);
  }
  ({ contract_id } = await storedContract(dealer, {
    customer_id: customer.id,
    kind: 'Comprehensive',
    value_rupees: 1,
    visits_a_year: 12,
    start_date: TODAY,
    end_date: addDays(addMonths(TODAY, 12), -1),
    elevator_ids: lifts,
  }));
});
afterAll(() => server.close());

const plan = (today = TODAY) => server.db.transaction((db) => planVisits(db, dealer.id, today));

const stored = () =>
  server.db.query<Record<string, unknown>>(
    `select v.visit_id, v.building_name, v.period, v.part, v.state, v.planned_day, v.promised_day, v.version,
      array(select t.user_id from visit_technicians t where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id) as people,
      array(select l.elevator_id from visit_elevators l where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id
        order by 1) as lifts
    from visits v where dealer_id = $1 order by v.period, v.building_name, v.part`,
    [dealer.id],
  );
const shown = async () =>
  (await stored()).map(({ building_name, period, planned_day, lifts: own }) => [
    building_name,
    period,
    planned_day,
    own,
  ]);

test('each period within 60 days has one visit of each building, with its lifts and a technician (R1207)', async () => {
  await plan();
  expect(await shown()).toEqual([
    ['Mall', 1, '2027-01-04', [lifts[2]]],
    ['Tower', 1, '2027-01-05', lifts.slice(0, 2)],
    ['Mall', 2, '2027-02-04', [lifts[2]]],
    ['Tower', 2, '2027-02-03', lifts.slice(0, 2)],
    ['Mall', 3, '2027-03-04', [lifts[2]]],
    ['Tower', 3, '2027-03-03', lifts.slice(0, 2)],
  ]);
  expect((await stored()).every(({ people }) => String(people) === String(technician.id))).toBe(true);
});

test('twice, and two at once, it is the same plan (R1207)', async () => {
  await Promise.all([plan(), plan()]);
  const before = await stored();
  expect(before).toHaveLength(6);
  await plan();
  expect(await stored()).toEqual(before);
});

test('what a person moved stays; a visit on a new day off moves away (R1207, R1208)', async () => {
  await plan();
  await server.db.query(
    `update visits set planned_day = '2027-01-08', moved_at = now(), moved_by = $2
    where dealer_id = $1 and building_name = 'Mall' and period = 1`,
    [dealer.id, dealer.id],
  );
  await server.db.query(
    `insert into holidays (dealer_id, day, name) select $1, d, 'Closed' from unnest(array['2027-01-08', '2027-01-05']::date[]) d`,
    [dealer.id],
  );
  await plan();
  const [mall, tower] = await shown();
  expect(mall).toEqual(['Mall', 1, '2027-01-08', [lifts[2]]]);
  expect(tower).toEqual(['Tower', 1, '2027-01-04', lifts.slice(0, 2)]);
});

test('a visit whose period is over is Missed, and one of a lift that was maintained in time is not planned (R1207)', async () => {
  await plan();
  await server.db.query(
    'update elevators set main_completed_date = $3 where dealer_id = $1 and elevator_id = $2',
    [dealer.id, lifts[2], '2027-03-01'],
  );
  await server.db.query("delete from visits where dealer_id = $1 and building_name = 'Mall' and period = 3", [
    dealer.id,
  ]);
  await plan('2027-02-05');
  const visits = await stored();
  expect(visits.filter(({ period }) => period === 1).map(({ state }) => state)).toEqual(['Missed', 'Missed']);
  expect(visits.filter(({ period }) => period === 3).map(({ building_name }) => building_name)).toEqual([
    'Tower',
  ]);
});

test('a visit is at least half an interval after the day on which the one before was done, where it was done (R1207)', async () => {
  await plan();
  await server.db.query(
    `update visits set state = 'Done', done_at = '2027-01-21T20:30:00Z', done_day = '2027-01-22'
    where dealer_id = $1 and building_name = 'Mall' and period = 1`,
    [dealer.id],
  );
  await server.db.query("delete from visits where dealer_id = $1 and building_name = 'Mall' and period = 2", [
    dealer.id,
  ]);
  await plan();
  expect((await shown())[2]).toEqual(['Mall', 2, '2027-02-05', [lifts[2]]]);
});

test('a lift that is new in the contract gets a visit, and those of a contract that is gone stay cancelled (R1207)', async () => {
  await dealer.patch(`/api/contracts/${contract_id}/`, { elevator_ids: lifts.slice(0, 1) });
  await plan();
  expect((await shown()).map(([, , , own]) => own)).toEqual([[lifts[0]], [lifts[0]], [lifts[0]]]);
  await dealer.patch(`/api/contracts/${contract_id}/`, { elevator_ids: lifts });
  await plan();
  const served = (await stored()).filter(({ period }) => period === 1).flatMap(({ lifts: own }) => own);
  expect(served.map(Number).sort((a, b) => a - b)).toEqual(lifts);
  await dealer.delete(`/api/contracts/${contract_id}/`);
  await plan();
  expect(new Set((await stored()).map(({ state }) => state))).toEqual(new Set(['Cancelled']));
});

const newLift = async (values: object) =>
  (await anElevator(server.db, dealer.id, { main_due_date: '2029-01-01', ...values })).elevator_id;
const cover = (elevator_ids: number[]) => dealer.patch(`/api/contracts/${contract_id}/`, { elevator_ids });

test('a new lift joins the visit that is planned in its building, also one that a person moved; not one that has begun (R1207)', async () => {
  await plan();
  const changeFirst = (values: string) =>
    server.db.query(
      `update visits set ${values} where dealer_id = $1 and building_name = 'Tower' and period = $2`,
      [dealer.id, values.includes('AtWork') ? 2 : 1],
    );
  await changeFirst("planned_day = '2027-01-08', moved_at = now()");
  await changeFirst("state = 'AtWork'");
  const before = await stored();
  const added = await newLift({ building_name: 'Tower' });
  await cover([...lifts, added]);
  await plan();
  const inTower = (await shown()).filter(([building]) => building === 'Tower');
  expect(inTower).toEqual([
    ['Tower', 1, '2027-01-08', [...lifts.slice(0, 2), added]],
    [
      'Tower',
      2,
      before.find((one) => one['period'] === 2 && one['building_name'] === 'Tower')?.['planned_day'],
      lifts.slice(0, 2),
    ],
    ['Tower', 2, expect.any(String), [added]],
    ['Tower', 3, expect.any(String), [...lifts.slice(0, 2), added]],
  ]);
  const history = await server.db.query<{ what: string }>(
    "select h.what from visit_history h join visits v using (dealer_id, visit_id) where dealer_id = $1 and v.period = 1 and v.building_name = 'Tower' order by entry_id",
    [dealer.id],
  );
  expect(history.map(({ what }) => what)).toEqual(['created', 'lifts']);
  const once = await stored();
  await plan();
  expect(await stored()).toEqual(once);
});

test('a contract whose start is moved keeps the visits that a person has moved (R1207)', async () => {
  await plan();
  await server.db.query(
    `update visits set planned_day = '2027-02-09', moved_at = now() where dealer_id = $1 and building_name = 'Mall' and period = 2`,
    [dealer.id],
  );
  await dealer.patch(`/api/contracts/${contract_id}/`, { start_date: '2027-01-06' });
  await plan();
  const mall = (await shown()).filter(([building]) => building === 'Mall');
  expect(mall.map(([, period]) => period)).toEqual([1, 2, 3]);
  expect(mall[1]).toEqual(['Mall', 2, '2027-02-09', [lifts[2]]]);
  expect(
    (await stored()).filter(({ period }) => period === 1).map(({ promised_day }) => promised_day),
  ).toEqual(['2027-01-06', '2027-01-06']);
});

test('a visit that a person has moved beyond its period is Missed only when its day is over everywhere (R1207)', async () => {
  await plan();
  await server.db.query(
    `update visits set planned_day = '2027-02-08', moved_at = now() where dealer_id = $1 and building_name = 'Mall' and period = 1`,
    [dealer.id],
  );
  const stateOn = async (today: string) => {
    await plan(today);
    return (await stored()).find((one) => one['building_name'] === 'Mall' && one['period'] === 1)?.['state'];
  };
  expect([await stateOn('2027-02-09'), await stateOn('2027-02-10')]).toEqual(['Planned', 'Missed']);
});

test('the visits of a lift that was deleted or moved to another building are planned again', async () => {
  await plan();
  await server.db.query(
    "update elevators set building_name = 'Annex' where dealer_id = $1 and elevator_id = $2",
    [dealer.id, lifts[0]],
  );
  await plan();
  const first = (await shown()).filter(([, period]) => period === 1);
  expect(first.map(([building, , , own]) => [building, own])).toEqual([
    ['Annex', [lifts[0]]],
    ['Mall', [lifts[2]]],
    ['Tower', [lifts[1]]],
  ]);
});

test('an absent technician has no visits on these days; without anybody a person decides (R1209)', async () => {
  await server.db.query(
    `insert into absences (dealer_id, user_id, from_day, to_day, kind) values ($1, $2, '2027-01-04', '2027-02-28', 'Leave')`,
    [dealer.id, technician.id],
  );
  await plan();
  const people = (await stored()).map(({ planned_day, people }) => [
    String(planned_day) > '2027-02-28',
    String(people),
  ]);
  expect(people).toContainEqual([false, '']);
  expect(people.filter(([isLater, who]) => !isLater && who !== '')).toEqual([]);
});

test('another dealer’s contracts are not planned', async () => {
  const other = await server.dealer();
  await server.db.transaction((db) => planVisits(db, other.id, TODAY));
  expect(await shown()).toEqual([]);
});
