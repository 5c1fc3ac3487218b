import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { CustomerVisits } from '@smart-elevator/shared-api/contract/visits/customerVisits';
import { aContractBody, storedContract } from '../testing/aContract';
import { storedVisit } from '../testing/storedVisit';
import { anElevator } from '../testing/testRows';
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

const urlOf = (customer: number | string) => `/api/visits/by_building/?customer=${customer}`;
const rowsOf = async (customer: number) =>
  (await world.dealer.get(urlOf(customer))).json<{ results: CustomerVisits[] }>().results;

test('of each building of a customer the next visit, the last one, and how many were missed (R1331)', async () => {
  const { dealer, customer, promised, inDays } = world;
  const mill = await world.lift({ building_name: 'Mill' });
  const done = { state: 'Done', done_at: '2026-02-02T10:00:00Z' };
  const [first, last] = [
    await promised(inDays(-60), { ...done, done_at: '2026-01-02T10:00:00Z' }),
    await promised(inDays(-30), done),
  ];
  await promised(inDays(-90), { state: 'Missed' });
  await promised(inDays(-120), { state: 'Missed' });
  const next = await promised(inDays(3), { state: 'OnHold' });
  await promised(inDays(2), { state: 'Cancelled' });
  await promised(inDays(33));
  const repair = await storedVisit(server.db, dealer.id, [mill], { planned_day: inDays(5) });
  expect(first.visit_id).not.toBe(last.visit_id);
  expect(await rowsOf(customer.id)).toEqual([
    {
      building_name: 'Mill',
      next_visit_id: repair,
      next_day: inDays(5),
      done_visit_id: null,
      done_at: null,
      missed: 0,
    },
    {
      building_name: 'Palm Court',
      next_visit_id: next.visit_id,
      next_day: inDays(3),
      done_visit_id: last.visit_id,
      done_at: '2026-02-02T10:00:00.000Z',
      missed: 2,
      ...{ visits_promised: 12, visits_done: 2, visits_missed: 2, visits_planned: 2 },
    },
  ]);
});

test('what running contracts promise to each building, as on their pages, and what became of it (R1331, R1201)', async () => {
  const { dealer, customer, contract, today, promised, inDays } = world;
  const { start_date, end_date, contract_id } = contract;
  // The planner has not run: no visit but these.
  await promised(inDays(-60), { state: 'Done', done_at: '2026-01-02T10:00:00Z' });
  await promised(inDays(-30), { state: 'Missed' });
  await promised(inDays(3));
  const [mill, added] = [await world.lift({ building_name: 'Mill' }), await world.lift()];
  const body = { customer_id: customer.id, visits_a_year: 4 };
  const second = await storedContract(
    dealer,
    aContractBody({ customer_id: customer.id, elevator_ids: [mill, added] }, 300, body),
  );
  const over = aContractBody({ customer_id: customer.id, elevator_ids: [mill] }, -80, body);
  await storedContract(dealer, over);
  await storedVisit(server.db, dealer.id, [mill], { planned_day: inDays(5) });
  const counts = async (id: number) => {
    const read = (await dealer.get(`/api/contracts/${id}/`)).json<AmcContract>();
    return [read.visits_promised, read.visits_done, read.visits_missed, read.visits_planned];
  };
  expect([start_date < today, today < end_date]).toEqual([true, true]);
  expect(await counts(contract_id)).toEqual([12, 1, 1, 1]);
  expect(await counts(second.contract_id)).toEqual([8, 0, 0, 0]);
  const of = ([visits_promised, visits_done, visits_missed, visits_planned]: number[]) => ({
    ...{ visits_promised, visits_done, visits_missed, visits_planned },
  });
  expect(await rowsOf(customer.id)).toMatchObject([
    { building_name: 'Mill', ...of([4, 0, 0, 0]) },
    { building_name: 'Palm Court', ...of([12 + 4, 1, 1, 1]) },
  ]);
  const [page] = (await dealer.get(`${urlOf(customer.id)}&page=1&page_size=1`)).json<{
    results: CustomerVisits[];
  }>().results;
  expect(page).toMatchObject(of([4, 0, 0, 0]));
});

test('a building whose last lift was deleted keeps what was promised until then (R1331)', async () => {
  const { dealer, customer, contract, lifts, promised, inDays } = world;
  const mill = await world.lift({ building_name: 'Mill' });
  await dealer.patch(`/api/contracts/${contract.contract_id}/`, { elevator_ids: [...lifts, mill] });
  const done = { state: 'Done', done_at: '2026-01-02T10:00:00Z' };
  await promised(inDays(-60), { ...done, building_name: 'Mill' });
  await dealer.delete(`/api/elevators/${mill}/`);
  expect(await rowsOf(customer.id)).toMatchObject([
    { building_name: 'Mill', visits_promised: 6, visits_done: 1 },
  ]);
});

test('a visit without a contract counts for the customer of its first lift, as in the list (R1331)', async () => {
  const { dealer, customer, inDays } = world;
  const neighbour = await server.customer(dealer);
  const theirs = await world.lift({ customer_id: neighbour.id });
  const shared = await storedVisit(server.db, dealer.id, [...world.lifts, theirs], {
    planned_day: inDays(5),
  });
  const own = await storedVisit(server.db, dealer.id, [theirs], { planned_day: inDays(6) });
  const listed = async (of: number) =>
    (await dealer.get(`/api/visits/?customer=${of}`))
      .json<{ results: { visit_id: number }[] }>()
      .results.map(({ visit_id }) => visit_id);
  expect([await listed(customer.id), await listed(neighbour.id)]).toEqual([[shared], [own]]);
  expect(await rowsOf(customer.id)).toMatchObject([{ next_visit_id: shared }]);
  expect(await rowsOf(neighbour.id)).toMatchObject([{ next_visit_id: own }]);
});

test('nothing of another dealer; 400 without a customer; 403 for technicians and customers', async () => {
  const { ravi, customer, inDays, promised } = world;
  await promised(inDays(3));
  const other = await server.dealer();
  await anElevator(server.db, other.id);
  expect((await other.get(urlOf(customer.id))).json()).toMatchObject({ results: [] });
  expect((await world.dealer.get('/api/visits/by_building/')).statusCode).toBe(400);
  expect((await world.dealer.get(urlOf('x'))).statusCode).toBe(400);
  for (const by of [ravi, customer]) expect((await by.get(urlOf(customer.id))).statusCode).toBe(403);
});
