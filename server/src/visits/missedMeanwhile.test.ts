import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import { checklistCalls } from '../testing/checklistCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { visitWorld, type VisitWorld } from '../testing/visitWorld';
import { planVisits } from './planning/planVisits';

let server: TestServer;
let world: VisitWorld;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());

/** A visit as a phone has read it, which the planner has set to Missed since. */
async function missed(last_day = world.today): Promise<Visit> {
  const seen = await world.promised(last_day, { window_end: last_day });
  await server.db.transaction((db) => planVisits(db, world.dealer.id, addDays(last_day, 2)));
  expect(await world.read(seen)).toMatchObject({ state: 'Missed', version: 2 });
  return seen;
}

/** Done without an answer of a checklist. */
const closed = () => ({ lifts: world.lifts.map((elevator_id) => ({ elevator_id, outcome: 'NoAccess' })) });

const keptOf = ({ visit_id }: Visit) =>
  server.db.query('select state, kept, done_day from visits where visit_id = $1', [visit_id]);

test('what a technician did on the last day is stored one by one, though the planner was first (R1202)', async () => {
  const { ravi, today } = world;
  const seen = await missed();
  const gone = await world.state(seen, 'OnTheWay', {}, ravi);
  expect([gone.statusCode, gone.json()]).toEqual([200, expect.objectContaining({ state: 'OnTheWay' })]);
  const there = await world.state(gone.json<Visit>(), 'AtWork', {}, ravi);
  expect((await world.state(there.json<Visit>(), 'Done', closed(), ravi)).statusCode).toBe(200);
  expect(await keptOf(seen)).toEqual([{ state: 'Done', kept: 'InTime', done_day: today }]);
});

test('the day is that of the device: in the evening west of Greenwich it is the next one on the server', async () => {
  const { ravi } = world;
  const yesterday = world.inDays(-1);
  const seen = await missed(yesterday);
  const answer = await ravi.inject({
    method: 'POST',
    url: `/api/visits/${seen.visit_id}/state/`,
    headers: { 'x-utc-offset': '-300' },
    payload: { version: seen.version, state: 'Done', device_at: `${world.today}T00:00:00Z`, ...closed() },
  });
  expect(answer.statusCode).toBe(200);
  expect(await keptOf(seen)).toEqual([{ state: 'Done', kept: 'InTime', done_day: yesterday }]);
});

test('answers of its checklist come before Done', async () => {
  const { prepare, answer } = checklistCalls(() => world);
  await prepare();
  const seen = await missed();
  expect((await answer(seen, [{ item: 1, result: 'Ok' }], { by: world.ravi })).statusCode).toBe(200);
});

test('409 if a person was first, too; sent all the same, it is stored', async () => {
  const seen = await missed();
  await world.change({ ...seen, version: 2 }, { note: 'Ring twice' });
  const refused = await world.state(seen, 'OnHold', { reason: 'No key' }, world.ravi);
  expect(refused.statusCode).toBe(409);
  const { current } = refused.json<{ current: Visit }>();
  expect((await world.state(current, 'OnHold', { reason: 'No key' }, world.ravi)).statusCode).toBe(200);
});

test('403 after its last day, and if the dealer has set it to Missed', async () => {
  const late = await missed(world.inDays(-1));
  expect((await world.state(late, 'Done', {}, world.ravi)).statusCode).toBe(409);
  expect((await world.state({ ...late, version: 2 }, 'Done', {}, world.ravi)).statusCode).toBe(403);
  const byHand = (await world.state(await world.promised(world.today), 'Missed')).json<Visit>();
  expect((await world.state(byHand, 'Done', {}, world.ravi)).statusCode).toBe(403);
});
