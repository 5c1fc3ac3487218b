import type { OwedCustomer } from '@smart-elevator/shared-api/contract/amc/owedCustomer';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let small: SignedIn;
let large: SignedIn;

const URL = '/api/contracts/receivables/';
const today = localDay();

const owe = async (customer: SignedIn, age: number, value_rupees: number, changes: object = {}) => {
  const { elevator_id } = await anElevator(server.db, customer.dealer_id);
  return storedContract(
    dealer,
    aContractBody({ customer_id: customer.id, elevator_ids: [elevator_id] }, 364 - age, {
      value_rupees,
      start_date: addDays(today, -age),
      ...changes,
    }),
  );
};

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  small = await server.customer(dealer, { first_name: 'Zoya', phoneno: '' });
  large = await server.customer(dealer);
  await owe(small, 31, 500);
  await owe(large, 10, 1_000);
  await owe(large, 90, 20_000);
  await owe(large, 91, 300_000);
  await owe(large, 200, 7, { paid: true });
  await server.customer(dealer);
});
afterAll(() => server.close());

const list = async (query = 'page=1') =>
  (await dealer.get(`${URL}?${query}`)).json<{ count: number; total: number; results: OwedCustomer[] }>();
const names = async (query: string) => (await list(query)).results.map(({ customer_id }) => customer_id);

test('200: who owes has the sums by age, the largest first; who owes nothing is not there (R618)', async () => {
  expect(await list()).toEqual({
    count: 2,
    total: 2,
    results: [
      {
        customer_id: large.id,
        customer_name: large.username,
        customer_full_name: 'Asha Rao',
        customer_deleted: false,
        customer_phone: '5550100',
        contracts: 3,
        rupees: 321_000,
        within_30: 1_000,
        within_60: 0,
        within_90: 20_000,
        over_90: 300_000,
        since: addDays(today, -91),
      },
      expect.objectContaining({ customer_id: small.id, customer_phone: null, rupees: 500, within_60: 500 }),
    ],
  });
});

test('200: searched, ordered, paged, and as a file', async () => {
  expect(await names('page=1&search=zoya')).toEqual([small.id]);
  expect(await names('page=1&ordering=since')).toEqual([large.id, small.id]);
  expect(await names('page=1&ordering=rupees')).toEqual([small.id, large.id]);
  expect(await names('page=2&page_size=1')).toEqual([small.id]);
  expect(await list('')).toEqual({ results: expect.arrayContaining([]) });
  const file = await dealer.inject({ url: URL, headers: { accept: 'text/csv' } });
  expect(file.body).toContain('Over 90 days');
  expect(file.body).toContain('300000');
});

test('a deleted customer still owes', async () => {
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: small.email });
  expect(await names('page=1')).toEqual([large.id, small.id]);
});

test('another dealer’s customers are not there; 400, 401 and 403', async () => {
  const other = await server.dealer();
  expect((await other.get(`${URL}?page=1`)).json()).toEqual({ count: 0, total: 0, results: [] });
  expect((await dealer.get(`${URL}?ordering=phone`)).statusCode).toBe(400);
  expect((await server.inject({ url: URL })).statusCode).toBe(401);
  expect((await large.get(URL)).statusCode).toBe(403);
});
