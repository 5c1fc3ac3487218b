import { insertRows } from '../demo/insertRows';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
const listOf = ({ id }: SignedIn) => `/api/cust-reports/?customer=${id}`;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  const north = { customer_id: customer.id, elevator_name: 'North' };
  const elevators = [
    await anElevator(server.db, dealer.id, north),
    await anElevator(server.db, dealer.id, { ...north, elevator_name: 'South' }),
    await anElevator(server.db, dealer.id, { ...north, elevator_name: 'Sold', deleted_at: '2026-01-01' }),
    await anElevator(server.db, dealer.id),
  ];
  const rows = elevators.map(({ elevator_id }, at) => ({
    elevator_id,
    author_id: dealer.id,
    report_date: `2026-0${at + 1}-02`,
  }));
  await insertRows(server.db, 'reports', dealer.id, rows);
});
afterAll(() => server.close());

test('200: the reports of all elevators of a customer, newest first, without those of deleted elevators', async () => {
  expect((await dealer.get(listOf(customer))).json()).toEqual([
    {
      report_id: expect.any(Number),
      report_date: '2026-02-02',
      checks_ok: null,
      checks_not_ok: null,
      elevator_id: expect.any(Number),
      elevator_name: 'South',
    },
    expect.objectContaining({ report_date: '2026-01-02', elevator_name: 'North' }),
  ]);
});

test('200: they can be searched, page by page', async () => {
  const page = (await dealer.get(`${listOf(customer)}&page=1&page_size=1&search=2026-01`)).json();
  expect(page).toMatchObject({ count: 1, total: 2, results: [{ elevator_name: 'North' }] });
});

test('200: another dealer gets none of them', async () => {
  const other = await server.dealer();
  expect((await other.get(listOf(customer))).json()).toEqual([]);
});

test('400 without a customer, 401 without a token, 403 for a customer', async () => {
  expect((await dealer.get('/api/cust-reports/')).statusCode).toBe(400);
  expect((await server.inject({ url: listOf(customer) })).statusCode).toBe(401);
  expect((await customer.get(listOf(customer))).statusCode).toBe(403);
});
