import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { remindRenewals } from './remindRenewals';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
const today = localDay();

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
});
afterAll(() => server.close());

const at = (id: number) => `/api/contracts/${id}/`;
const lift = async (elevator_name: string) =>
  (await anElevator(server.db, dealer.id, { elevator_name })).elevator_id;
const store = (elevator_ids: number[], days_left = 20) =>
  storedContract(dealer, aContractBody({ customer_id: customer.id, elevator_ids }, days_left));
const read = async (id: number) => (await dealer.get(at(id))).json<AmcContract>();
const remove = (elevator_id: number) => dealer.delete(`/api/elevators/${elevator_id}/`);
const pipeline = async () => (await dealer.get('/api/contracts/pipeline/')).json();
const listed = async (query: string) => (await dealer.get(`/api/contracts/?page=1&${query}`)).json();

test('a contract loses a deleted elevator, and continues with the others', async () => {
  const [north, south] = [await lift('North'), await lift('South')];
  const { contract_id } = await store([north, south]);
  expect((await remove(north)).statusCode).toBe(204);
  expect(await read(contract_id)).toMatchObject({
    elevator_names: ['South'],
    state: 'Active',
    ended_on: null,
    last_elevator: null,
  });
  expect(await pipeline()).toMatchObject({ within_30: 1 });
});

test('a contract ends with its last elevator, shows that, and leaves the pipeline and the reminders (R613)', async () => {
  const [north, south] = [await lift('North'), await lift('South')];
  const { contract_id } = await store([north, south]);
  await remove(north);
  await remove(south);
  expect(await read(contract_id)).toMatchObject({
    elevator_ids: [],
    state: 'Ended',
    ended_on: today,
    last_elevator: 'South',
  });
  expect(await pipeline()).toEqual({ within_7: 0, within_15: 0, within_30: 0, within_60: 0, lapsed: 0 });
  expect(await listed('ending_within=30')).toMatchObject({ count: 0, total: 1 });
  expect(await listed('state=Ended')).toMatchObject({ count: 1 });
  await server.db.transaction((db) => remindRenewals(db, today, 'http://console.example'));
  expect(await server.db.query('select from outbox where dealer_id = $1', [dealer.id])).toEqual([]);
});

test('a contract that had lapsed before ended when it lapsed', async () => {
  const only = await lift('Only');
  const { contract_id, end_date } = await store([only], -10);
  await remove(only);
  expect(await read(contract_id)).toMatchObject({ state: 'Ended', ended_on: end_date });
  expect(await pipeline()).toMatchObject({ lapsed: 0 });
});

test('a renewed contract stays Renewed', async () => {
  const only = await lift('Only');
  const { contract_id, end_date } = await store([only]);
  const days = { start_date: addDays(end_date, 1), end_date: addDays(end_date, 365) };
  const renewed = (await dealer.post(`${at(contract_id)}renew/`, days)).json<AmcContract>();
  await remove(only);
  expect(await read(contract_id)).toMatchObject({ state: 'Renewed' });
  expect(await read(renewed.contract_id)).toMatchObject({ state: 'Ended', ended_on: today });
});

test('an ended contract can be changed, continues with another elevator, and can only be renewed with one', async () => {
  const only = await lift('Only');
  const { contract_id, end_date } = await store([only]);
  await remove(only);
  expect((await dealer.patch(at(contract_id), { paid: true })).json()).toMatchObject({
    paid: true,
    state: 'Ended',
  });
  const earlier = await dealer.patch(at(contract_id), { end_date: addDays(today, -1) });
  expect(earlier.json()).toMatchObject({ state: 'Ended', ended_on: addDays(today, -1) });
  await dealer.patch(at(contract_id), { end_date });
  const days = { start_date: addDays(end_date, 1), end_date: addDays(end_date, 365) };
  const refused = await dealer.post(`${at(contract_id)}renew/`, days);
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { elevator_ids: ['This list may not be empty.'] },
  ]);
  const elevator_ids = [await lift('Another')];
  expect((await dealer.patch(at(contract_id), { elevator_ids })).json()).toMatchObject({
    elevator_ids,
    state: 'Active',
    ended_on: null,
    last_elevator: null,
  });
});

test('of two concurrent deletions of its two elevators one ends the contract', async () => {
  for (let round = 0; round < 5; round += 1) {
    const lifts = [await lift(`Left ${round}`), await lift(`Right ${round}`)];
    const { contract_id } = await store(lifts);
    const answers = await Promise.all(lifts.map(remove));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await read(contract_id)).toMatchObject({ state: 'Ended', ended_on: today });
  }
});

test('the list is filtered by a customer, even a deleted one', async () => {
  await store([await lift('North')]);
  const other = await server.customer(dealer);
  await storedContract(
    dealer,
    aContractBody({ customer_id: other.id, elevator_ids: [await lift('South')] }, 90),
  );
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: customer.email });
  expect(await listed(`customer=${customer.id}`)).toMatchObject({
    count: 1,
    total: 2,
    results: [{ customer_id: customer.id, elevator_names: ['North'] }],
  });
  expect((await dealer.get('/api/contracts/?customer=x')).statusCode).toBe(400);
});
