import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let contract: AmcContract;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  const customer = await server.customer(dealer);
  const elevator_ids = [];
  for (const building_name of ['Tower', 'Tower', 'Mall'])
    elevator_ids.push((await anElevator(server.db, dealer.id, { building_name })).elevator_id);
  contract = await storedContract(dealer, aContractBody({ customer_id: customer.id, elevator_ids }));
});
afterAll(() => server.close());

/** Stores visits of the contract as the planner does. */
const visit = (building_name: string, period: number, state: string, part = 1) =>
  server.db.query(
    `insert into visits (dealer_id, contract_id, building_name, period, part, state, promised_day, window_end, planned_day,
      estimate_minutes, done_at)
    values ($1, $2, $3, $4, $5, $6, '2026-01-01', '2026-01-31', '2026-01-02', 65, case when $6 = 'Done' then now() end)`,
    [dealer.id, contract.contract_id, building_name, period, part, state],
  );

const counted = async () => {
  const answer = await dealer.get(`/api/contracts/${contract.contract_id}/`);
  const { visits_promised, visits_done, visits_missed, visits_planned } = answer.json<AmcContract>();
  return [visits_promised, visits_done, visits_missed, visits_planned];
};

test('each building is promised a visit in each period, and parts of a visit count once (R1201)', async () => {
  expect(await counted()).toEqual([24, 0, 0, 0]);
  await visit('Tower', 1, 'Done');
  await visit('Tower', 1, 'Done', 2);
  await visit('Mall', 1, 'Missed');
  await visit('Tower', 2, 'Done');
  await visit('Tower', 2, 'Planned', 2);
  await visit('Mall', 2, 'Cancelled');
  expect(await counted()).toEqual([24, 1, 1, 1]);
});

test('a building whose last lift was deleted keeps the visits that were promised until then (R1201)', async () => {
  const [first, second, mall] = contract.elevator_ids;
  const remove = (lift = 0) => dealer.delete(`/api/elevators/${lift}/`);
  await visit('Mall', 1, 'Done');
  await remove(first);
  expect(await counted()).toEqual([24, 1, 0, 0]);
  await remove(mall);
  const [shortened] = await counted();
  // 12 to the tower; to the mall one in each month that has begun.
  expect(shortened).toBe(12 + 6);
  await remove(second);
  expect(await counted()).toEqual([6 + 6, 1, 0, 0]);
});

test('a change of the lifts keeps the visits that were promised to a deleted building (R1201)', async () => {
  const [first, , mall] = contract.elevator_ids;
  await dealer.delete(`/api/elevators/${mall}/`);
  const at = `/api/contracts/${contract.contract_id}/`;
  const changed = await dealer.patch(at, { elevator_ids: [first] });
  expect(changed.json()).toMatchObject({ elevator_ids: [first] });
  expect(await counted()).toEqual([12 + 6, 0, 0, 0]);
});

test('a list does not count visits; another dealer’s contract is not found (R1201)', async () => {
  const [listed] = (await dealer.get('/api/contracts/?page=1')).json<{ results: AmcContract[] }>().results;
  expect(listed).not.toHaveProperty('visits_promised');
  const other = await server.dealer();
  expect((await other.get(`/api/contracts/${contract.contract_id}/`)).statusCode).toBe(404);
});
