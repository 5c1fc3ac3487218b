import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Visit } from '@smart-elevator/shared-api/contract/visits/visit';
import {
  cancelledVisitMessages,
  visitMessages,
} from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { testServer, type TestServer } from '../testing/testServer';
import { planVisits } from '../visits/planning/planVisits';
import { visitWorld, type VisitWorld } from '../testing/visitWorld';

let server: TestServer;
let world: VisitWorld;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  world = await visitWorld(server);
});
afterAll(() => server.close());

test('a visit of a contract is shorter without a deleted lift; one without a contract stays as it was typed (R1220)', async () => {
  const usual = await world.promised(world.inDays(5), { estimate_minutes: 110 });
  const short = await world.promised(world.inDays(6), { estimate_minutes: 60 });
  const shortest = await world.promised(world.inDays(7), { estimate_minutes: 30 });
  const typed = await world.add({ estimate_minutes: 110 });
  await world.dealer.delete(`/api/elevators/${world.lifts[0]}/`);
  const minutes = [];
  for (const visit of [usual, short, shortest, typed])
    minutes.push((await world.read(visit)).estimate_minutes);
  expect(minutes).toEqual([65, 45, 30, 110]);
});

describe('a contract is changed: visits that the planner does not plan again', () => {
  const change = async (changes: object) => {
    const answer = await world.dealer.patch(`/api/contracts/${world.contract.contract_id}/`, changes);
    expect(answer.statusCode).toBe(200);
    await server.db.transaction((db) => planVisits(db, world.dealer.id, world.today));
  };
  const moved = (days: number) => world.promised(world.inDays(days), { moved_at: new Date() });
  const onHold = async (days: number) =>
    (await world.state(await world.promised(world.inDays(days)), 'OnHold', { reason: 'Rain' })).json<Visit>();
  const told = () =>
    server.db.query(`select from outbox where dealer_id = $1 and recipient = $2`, [
      world.dealer.id,
      world.ravi.email,
    ]);

  test('those after its new end are cancelled, and their technicians are told (R1207)', async () => {
    const inside = await moved(20);
    const after = [await moved(50), await onHold(51)];
    await change({ end_date: world.inDays(40) });
    expect(await world.read(inside)).toMatchObject({ state: 'Planned', version: 1 });
    for (const visit of after)
      expect(await world.read(visit)).toMatchObject({
        state: 'Cancelled',
        reason: visitMessages.contractEnded,
      });
    expect(await told()).toHaveLength(1);
  });

  test('they go on without a lift that it no longer covers, in less time (R1207, R1220)', async () => {
    const [, second] = world.lifts;
    const visits = [await moved(20), await onHold(50), await world.promised(world.inDays(-1))];
    const begun = (await world.state(await world.promised(world.today), 'AtWork')).json<Visit>();
    await change({ elevator_ids: [second] });
    for (const { visit_id, planned_day, state } of visits)
      expect(await world.read({ visit_id })).toMatchObject({
        ...{ planned_day, state, estimate_minutes: 45 },
        lifts: [{ elevator_id: second }],
      });
    expect((await world.read(begun)).lifts).toHaveLength(2);
    expect(await told()).toEqual([]);
  });

  test.each<[string, () => Promise<object>]>([
    ['it promises no visits', async () => ({ visits_a_year: 0 })],
    ['it has other lifts', async () => ({ elevator_ids: [await world.lift()] })],
    ['it begins later', async () => ({ start_date: addDays(world.today, 21) })],
  ])('those that it no longer promises are cancelled: %s (R1207)', async (_what, changes) => {
    const visit = await moved(20);
    await change(await changes());
    expect(await world.read(visit)).toMatchObject({
      state: 'Cancelled',
      reason: cancelledVisitMessages.notPromised,
    });
  });
});
