import type { FoundVisit } from '@smart-elevator/shared-api/contract/visits/findEndpoints';
import type { SignedIn } from '../testing/signedInCalls';
import { storedVisit } from '../testing/storedVisit';
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

const find = (text: string, from: SignedIn = world.dealer) =>
  from.get(`/api/visits/find/?text=${encodeURIComponent(text)}`);
const idsOf = async (text: string, from?: SignedIn) =>
  (await find(text, from)).json<FoundVisit[]>().map(({ visit_id }) => visit_id);
const visit = async (day: number, values: object = {}) =>
  storedVisit(server.db, world.dealer.id, world.lifts, { planned_day: world.inDays(day), ...values });

test('open visits from the earliest day on, then the latest others, of the building with a text (R1333)', async () => {
  const done = { state: 'Done', done_at: '2026-02-02T10:00:00Z' };
  const [older, newer] = [await visit(-60, done), await visit(-30, done)];
  const [next, late] = [await visit(7), await visit(-2, { state: 'OnHold' })];
  expect(await idsOf('alm cou')).toEqual([late, next, newer, older]);
  const [first] = (await find('PALM')).json<FoundVisit[]>();
  expect(first).toEqual({
    visit_id: late,
    state: 'OnHold',
    planned_day: world.inDays(-2),
    building_name: 'Palm Court',
    customer: expect.stringMatching(/./),
  });
});

test('by user name and name of the customer; at most five (R1333)', async () => {
  const own = [];
  for (let day = 1; day <= 6; day++) own.push(await visit(day));
  const { customer, dealer } = world;
  await server.db.query("update users set first_name = 'Acme', last_name = 'Flats' where user_id = $1", [
    customer.id,
  ]);
  const neighbour = await server.customer(dealer, { first_name: 'Other', last_name: 'House' });
  const theirs = await world.lift({ customer_id: neighbour.id, building_name: 'Mill' });
  const other = await storedVisit(server.db, dealer.id, [theirs], { planned_day: world.inDays(1) });
  expect(await idsOf('acme fl')).toEqual(own.slice(0, 5));
  expect(await idsOf(customer.username)).toEqual(own.slice(0, 5));
  expect(await idsOf(neighbour.username)).toEqual([other]);
});

test('by its number in the digits of every script, before those whose building contains it (R1333, R916)', async () => {
  const numbered = await visit(-90, { state: 'Cancelled' });
  const site = await world.lift({ building_name: `Block ${numbered}00` });
  const inside = await storedVisit(server.db, world.dealer.id, [site], { planned_day: world.inDays(1) });
  expect(await idsOf(`#${numbered}`)).toEqual([numbered]);
  const inDevanagari = String(numbered).replace(/\d/g, (digit) =>
    String.fromCodePoint(0x966 + Number(digit)),
  );
  expect(await idsOf(inDevanagari)).toContain(numbered);
  expect(await idsOf(`${numbered}00`)).toEqual([inside]);
  expect(await idsOf('9'.repeat(15))).toEqual([]);
  expect(await idsOf('9'.repeat(30))).toEqual([]);
});

test('nothing of another dealer; 400, 401 and 403: a blank text, no session, a technician', async () => {
  const visit_id = await visit(1);
  const other = await server.dealer();
  for (const text of ['palm', String(visit_id), world.customer.username])
    expect(await idsOf(text, other)).toEqual([]);
  expect((await find(' ')).statusCode).toBe(400);
  expect((await server.inject({ method: 'GET', url: '/api/visits/find/?text=a' })).statusCode).toBe(401);
  for (const by of [world.ravi, world.customer]) expect((await find('palm', by)).statusCode).toBe(403);
});
