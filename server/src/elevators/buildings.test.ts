import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

const URL = '/api/elevators/buildings/';
const harbor = {
  building_name: 'Harbor',
  elevator_address: '1 Quay',
  elevators: 2,
  overdue: 0,
  open_tickets: 1,
};
const mill = {
  building_name: 'mill',
  elevator_address: '2 Mill Rd',
  elevators: 3,
  overdue: 1,
  open_tickets: 2,
};
let server: TestServer;
let keeper: SignedIn;
let other: SignedIn;
let customer_id: number;

beforeAll(async () => {
  server = await testServer();
  [keeper, other] = [await server.dealer(), await server.dealer()];
  ({ id: customer_id } = await server.customer(keeper));
  const add = async (values: object, tickets: readonly object[] = []) => {
    const { elevator_id } = await anElevator(server.db, keeper.id, values);
    for (const ticket of tickets) await aTicket(server.db, keeper.id, elevator_id, ticket);
  };
  const [atHarbor, atMill] = [harbor, mill].map(({ building_name, elevator_address }) => ({
    building_name,
    elevator_address,
  }));
  await add({ ...atMill, elevator_address: '9 Mill Rd' });
  await add({ ...atMill }, [{}, { status: 'Closed' }, { deleted_at: '2026-01-01' }]);
  await add({ ...atMill, customer_id, main_state: 'OverDue' }, [{}, { status: 'InProgress' }]);
  await add({ ...atHarbor }, [{}]);
  await add({ ...atHarbor, elevator_address: '3 Quay' });
  await add({ building_name: 'Sold', customer_id, deleted_at: '2026-01-01' });
});
afterAll(() => server.close());

test('200: each once, by name, without those of deleted elevators and of others (R561)', async () => {
  expect((await keeper.get(URL)).json()).toEqual([harbor, mill]);
  expect((await other.get(URL)).json()).toEqual([]);
});

test('200: the search is in the name; a page tells how many there are without it', async () => {
  expect((await keeper.get(`${URL}?page=1&search=MIL`)).json()).toEqual({
    count: 1,
    total: 2,
    results: [mill],
  });
  expect((await keeper.get(`${URL}?page=2&page_size=1`)).json()).toEqual({
    count: 2,
    total: 2,
    results: [mill],
  });
});

test('200: of one customer, what is counted is also the customer’s alone', async () => {
  expect((await keeper.get(`${URL}?customer=${customer_id}`)).json()).toEqual([
    { ...mill, elevators: 1, overdue: 1, open_tickets: 1 },
  ]);
});

test.each([
  ['-building_name', ['mill', 'Harbor']],
  ['elevators', ['Harbor', 'mill']],
  ['-elevators', ['mill', 'Harbor']],
  ['-overdue', ['mill', 'Harbor']],
])('200: in the order %s', async (ordering, names) => {
  const rows: { building_name: string }[] = (await keeper.get(`${URL}?ordering=${ordering}`)).json();
  expect(rows.map(({ building_name }) => building_name)).toEqual(names);
});

test('400: an unknown order', async () => {
  expect((await keeper.get(`${URL}?ordering=open_tickets`)).statusCode).toBe(400);
});

test('403: the buildings are for dealers', async () => {
  expect((await (await server.technician(keeper)).get(URL)).statusCode).toBe(403);
});
