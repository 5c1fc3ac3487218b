import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import { testServer, type TestServer } from '../testing/testServer';
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

test.each([
  [30, 15],
  [31, 16],
])(
  '400: a visit of a contract stays in its days, and half the %i days of its period from the next one (R1207)',
  async (interval, least) => {
    const { contract, inDays, periodOfDays } = world;
    const visit = await world.promised(inDays(10), { period: periodOfDays(interval) });
    const next = await world.promised(inDays(40));
    const moved = async (planned_day: string) => (await world.change(visit, { planned_day })).json();
    expect(await moved('2199-01-01')).toEqual({ planned_day: [visitMessages.outsideContract] });
    expect(await moved(inDays(41 - least))).toEqual({
      planned_day: [visitMessages.tooClose(next.planned_day)],
    });
    expect(await moved(inDays(40 - least))).toMatchObject({
      planned_day: inDays(40 - least),
      contract_id: contract.contract_id,
    });
  },
);

test('400: a visit that is done keeps others away from the day on which it was done, where it was done', async () => {
  const { inDays, periodOfDays } = world;
  const visit = await world.promised(inDays(20), { period: periodOfDays(31) });
  const done_day = inDays(1);
  await world.promised(inDays(9), { state: 'Done', done_at: `${world.today}T20:30:00Z`, done_day });
  const moved = async (planned_day: string) => (await world.change(visit, { planned_day })).json();
  expect(await moved(inDays(16))).toEqual({ planned_day: [visitMessages.tooClose(done_day)] });
  expect(await moved(inDays(17))).toMatchObject({ planned_day: inDays(17) });
});

test('200: a visit is moved back to a day that is too close to another one; only at once (R1231)', async () => {
  const { inDays } = world;
  const next = await world.promised(inDays(10));
  const visit = await world.promised(inDays(20));
  const away = await world.change(visit, { planned_day: inDays(40) });
  const back = await world.change(away.json(), { planned_day: inDays(20) });
  expect([back.statusCode, back.json()]).toMatchObject([200, { planned_day: inDays(20) }]);
  const again = (await world.change(back.json(), { planned_day: inDays(40) })).json();
  await server.db.query(`update visit_history set at = at - interval '2 days' where visit_id = $1`, [
    visit.visit_id,
  ]);
  expect((await world.change(again, { planned_day: inDays(20) })).json()).toEqual({
    planned_day: [visitMessages.tooClose(next.planned_day)],
  });
});
