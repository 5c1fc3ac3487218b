import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let lifts: [number, number, number, number];
let stored: AmcContract;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  const customer = await server.customer(dealer);
  const lift = async (elevator_name: string) =>
    (await anElevator(server.db, dealer.id, { elevator_name })).elevator_id;
  lifts = [await lift('A'), await lift('B'), await lift('C'), await lift('D')];
  stored = await storedContract(
    dealer,
    aContractBody({ customer_id: customer.id, elevator_ids: lifts.slice(0, 2) }),
  );
});
afterAll(() => server.close());

/** A change by somebody who opened the form before anybody changed the contract. */
const change = (elevator_ids: number[]) =>
  dealer.patch(`/api/contracts/${stored.contract_id}/`, {
    elevator_ids,
    former_elevator_ids: stored.elevator_ids,
  });

test('of two people who change the elevators of a contract, none undoes what the other did (R611)', async () => {
  const [a, b, c, d] = lifts;
  expect((await change([a, b, c])).json<AmcContract>().elevator_ids).toEqual([a, b, c]);
  expect((await change([b, d])).json<AmcContract>().elevator_ids).toEqual([b, c, d]);
  expect((await change([a, b, d])).json<AmcContract>().elevator_ids).toEqual([b, c, d]);
});

test('400: two changes that together would leave no elevator', async () => {
  const [a, b] = lifts;
  expect((await change([a])).statusCode).toBe(200);
  const answer = await change([b]);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { elevator_ids: ['This list may not be empty.'] },
  ]);
});
