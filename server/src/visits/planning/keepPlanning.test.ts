import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { runDailyJob } from '../../jobs/runDailyJob';
import { testServer, type TestServer } from '../../testing/testServer';
import { visitWorld, type VisitWorld } from '../../testing/visitWorld';
import { dealersDue, keepPlanning, planVisitsJob } from './keepPlanning';
import { lockPlan, planIfDue } from './planVisits';

let server: TestServer;
let world: VisitWorld;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
  await server.db.query('delete from visit_plans_due');
});
afterAll(() => server.close());

const isDue = async () => (await dealersDue(server.db)).includes(world.dealer.id);
const contractUrl = () => `/api/contracts/${world.contract.contract_id}/`;
/** Works off what is due, as the background work does. */
async function planAll(): Promise<void> {
  while ((await dealersDue(server.db)).length > 0) await keepPlanning(server.db, server.app.log).stop();
}
const visits = () =>
  server.db.query<{ visit_id: number; planned_day: string; state: string; people: number[] }>(
    `select v.visit_id, v.planned_day, v.state, array(select t.user_id from visit_technicians t
      where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id) as people
    from visits v where v.dealer_id = $1 order by v.planned_day, v.visit_id`,
    [world.dealer.id],
  );

test.each<[string, () => Promise<unknown>]>([
  ['a contract is changed', () => world.dealer.patch(contractUrl(), { visits_a_year: 6 })],
  ['a contract is deleted', () => world.dealer.delete(contractUrl())],
  ['its lifts change', () => world.dealer.patch(contractUrl(), { elevator_ids: world.lifts.slice(1) })],
  ['there is a new technician', () => server.technician(world.dealer)],
  [
    'a technician is deactivated',
    () => world.dealer.post(`/api/account/${world.dealer.id}/deactivate/`, { user_id: world.ravi.id }),
  ],
  ['there is a new lift', () => world.lift()],
  ['a lift is deleted', () => world.dealer.delete(`/api/elevators/${world.lifts[0]}/`)],
  [
    'the engineer of a lift changes',
    () =>
      server.db.query('update elevators set engineer_id = $2 where dealer_id = $1', [
        world.dealer.id,
        world.priya.id,
      ]),
  ],
  [
    'the working calendar changes',
    () =>
      world.dealer.inject({
        method: 'PUT',
        url: '/api/visits/working_days/',
        payload: { weekly_offs: [0, 6], holidays: [], day_minutes: 480, horizon_days: 90 },
      }),
  ],
  [
    'somebody is absent',
    () =>
      world.dealer.post('/api/visits/absences/', {
        technician_id: world.ravi.id,
        from: world.today,
        to: world.today,
        kind: 'Sick',
      }),
  ],
])('the visits are planned again when %s (R1207)', async (_what, change) => {
  expect(await isDue()).toBe(false);
  await change();
  expect(await isDue()).toBe(true);
});

test('a plan does not depend on a name, or on maintenance that was done', async () => {
  await server.db.query(
    "update elevators set elevator_name = 'New', main_state = 'Completed' where dealer_id = $1 and elevator_id = $2",
    [world.dealer.id, world.lifts[0]],
  );
  await server.customer(world.dealer);
  expect(await isDue()).toBe(false);
});

test('many lifts in one transaction mark the dealer once', async () => {
  await server.db.transaction(async (db) => {
    for (let n = 0; n < 3; n += 1)
      await db.query('update elevators set engineer_id = $2 where dealer_id = $1', [
        world.dealer.id,
        n % 2 ? world.ravi.id : world.priya.id,
      ]);
  });
  expect(
    await server.db.query('select 1 from visit_plans_due where dealer_id = $1', [world.dealer.id]),
  ).toHaveLength(1);
});

test('what changed is planned, then nothing is due; an absent technician’s visits go to another one (R1207, R1209)', async () => {
  await world.dealer.patch(contractUrl(), { visits_a_year: 24 });
  await planAll();
  const first = await visits();
  expect(first.length).toBeGreaterThan(1);
  expect(await isDue()).toBe(false);
  const who = first[0]?.people[0] ?? 0;
  const until = addDays(world.today, 200);
  await world.dealer.post('/api/visits/absences/', {
    technician_id: who,
    from: world.today,
    to: until,
    kind: 'Leave',
  });
  await planAll();
  const later = await visits();
  expect(later.length).toBe(first.length);
  expect(later.flatMap(({ people }) => people)).not.toContain(who);
});

test('what is changed while a plan is made stays due', async () => {
  await world.dealer.patch(contractUrl(), { visits_a_year: 6 });
  await server.db.transaction(async (db) => {
    expect(await planIfDue(db, world.dealer.id, localDay())).toBe(true);
    await world.lift();
  });
  expect(await isDue()).toBe(true);
});

test('each day all dealers are planned, and once (R1207)', async () => {
  const day = localDay();
  await server.db.query("delete from daily_jobs where job = 'plan_visits'");
  expect(await runDailyJob(server.db, planVisitsJob, day)).toEqual([day]);
  expect(await isDue()).toBe(true);
  await planAll();
  expect(await runDailyJob(server.db, planVisitsJob, day)).toEqual([]);
  expect(await isDue()).toBe(false);
});

test('two servers at once make one plan (R1207)', async () => {
  await world.dealer.patch(contractUrl(), { visits_a_year: 24 });
  await Promise.all([planAll(), planAll()]);
  const planned = await visits();
  expect(planned.length).toBeGreaterThan(1);
  await server.db.query('insert into visit_plans_due (dealer_id) values ($1)', [world.dealer.id]);
  await planAll();
  expect(await visits()).toEqual(planned);
});

test('a dealer whom another server plans is passed over, and stays due (R1207)', async () => {
  await world.dealer.patch(contractUrl(), { visits_a_year: 24 });
  const { dealer } = await visitWorld(server);
  await server.db.query('insert into visit_plans_due (dealer_id) values ($1)', [dealer.id]);
  await server.db.transaction(async (db) => {
    await lockPlan(db, world.dealer.id);
    const planning = keepPlanning(server.db, server.app.log);
    for (let look = 0; look < 1000 && (await dealersDue(server.db)).includes(dealer.id); look += 1);
    await planning.stop();
    expect(await dealersDue(server.db)).toEqual([world.dealer.id]);
  });
  await planAll();
  expect(await isDue()).toBe(false);
});
