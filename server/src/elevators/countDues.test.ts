import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;

const duesOf = (id: number, from = dealer) => from.get(`/api/elevators/dues/?customer=${id}`);

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  const elevator = (due: number, values: object = {}) =>
    anElevator(server.db, dealer.id, {
      customer_id: customer.id,
      main_due_date: addDays(localDay(), due),
      ...values,
    });
  await elevator(-1, { main_state: 'OverDue' });
  await elevator(0);
  await elevator(30, { main_state: 'Completed' });
  await elevator(31);
  await elevator(1, { deleted_at: '2026-01-01' });
  await elevator(1, { customer_id: null });
  const contract = async (changes: object) => {
    const { elevator_id } = await elevator(100);
    const parties = { customer_id: customer.id, elevator_ids: [elevator_id] };
    await storedContract(dealer, aContractBody(parties, 200, changes));
  };
  await contract({ value_rupees: 9_000_000_000, paid: false });
  await contract({ value_rupees: 48_000, paid: false });
  await contract({ value_rupees: 5_000, paid: true });
  // Neither is in the list of contracts that are not paid.
  await contract({ value_rupees: 0, paid: false });
  await contract({ value_rupees: 7_000, paid: false, start_date: addDays(localDay(), 1) });
});
afterAll(() => server.close());

test('200: overdue, due within 30 days including today, and the contracts that are not paid', async () => {
  expect((await duesOf(customer.id)).json()).toEqual({
    overdue: 1,
    due_soon: 2,
    unpaid_contracts: 2,
    unpaid_rupees: 9_000_048_000,
  });
});

test('200: nothing is due at a customer of another dealer', async () => {
  const answer = await duesOf(customer.id, await server.dealer());
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { overdue: 0, due_soon: 0, unpaid_contracts: 0, unpaid_rupees: 0 },
  ]);
});

test('400 without a customer, 401 without a token, 403 for a customer', async () => {
  const url = '/api/elevators/dues/';
  expect((await dealer.get(url)).statusCode).toBe(400);
  expect((await server.inject({ url })).statusCode).toBe(401);
  expect((await duesOf(customer.id, customer)).statusCode).toBe(403);
});
