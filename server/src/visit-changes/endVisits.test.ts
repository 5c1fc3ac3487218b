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
