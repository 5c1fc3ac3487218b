import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { endsSoon, isOwed, isShown } from '@smart-elevator/shared-api/contract/amc/amcContractShown';
import type { AmcSums } from '@smart-elevator/shared-api/contract/amc/amcSums';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;

const URL = '/api/contracts/';
const today = localDay();

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
});
afterAll(() => server.close());

const store = async (days_left: number, changes: object = {}, owner = dealer, owned = customer) => {
  const { elevator_id } = await anElevator(server.db, owner.id);
  return storedContract(
    owner,
    aContractBody({ customer_id: owned.id, elevator_ids: [elevator_id] }, days_left, changes),
  );
};
/** Not paid, begun `age` days ago. */
const owed = (age: number, value_rupees: number) =>
  store(364 - age, { value_rupees, start_date: addDays(today, -age) });
const shown = async (query: string) =>
  (await dealer.get(`${URL}?page=1&${query}`)).json<{ count: number; results: AmcContract[] }>().results;
const sums = async () => (await dealer.get(`${URL}sums/`)).json<AmcSums>();
const idsOf = (rows: readonly AmcContract[]) => rows.map(({ contract_id }) => contract_id);

test('what is not paid has begun and has a value, and is summed up by age (R615, R618)', async () => {
  const contracts = [];
  for (const [age, value] of [
    [0, 1],
    [30, 10],
    [31, 100],
    [60, 1_000],
    [61, 10_000],
    [90, 100_000],
    [91, 1_000_000],
    [300, 10_000_000_000],
  ] as const)
    contracts.push(await owed(age, value));
  await store(200, { paid: true });
  await store(200, { value_rupees: 0 });
  await store(400, { start_date: addDays(today, 1) });
  const found = await shown('show=unpaid&ordering=start_date');
  expect(idsOf(found)).toEqual(idsOf(contracts.toReversed()));
  expect((await sums()).unpaid).toEqual({
    contracts: 8,
    rupees: 10_001_111_111,
    within_30: 11,
    within_60: 1_100,
    within_90: 110_000,
    over_90: 10_001_000_000,
  });
  const all = await shown('');
  expect(idsOf(all.filter((one) => isOwed(one, today))).sort()).toEqual(idsOf(contracts).sort());
});

test('what ends in 30 days was neither renewed nor ended by its last elevator (R615)', async () => {
  const ending = [await store(0, { paid: true }), await store(30, { paid: true })];
  await store(31);
  await store(-1);
  const renewed = await store(5);
  const days = { start_date: addDays(renewed.end_date, 1), end_date: addDays(renewed.end_date, 365) };
  await dealer.post(`${URL}${renewed.contract_id}/renew/`, days);
  const [elevator_id = 0] = (await store(7)).elevator_ids;
  await dealer.delete(`/api/elevators/${elevator_id}/`);
  expect(idsOf(await shown('show=ending&ordering=end_date'))).toEqual(idsOf(ending));
  expect((await sums()).ending).toEqual({ contracts: 2, rupees: 96_000 });
  expect(idsOf((await shown('')).filter(endsSoon)).sort()).toEqual(idsOf(ending).sort());
});

describe('a contract that another one of its customer continues without renewing it', () => {
  const next = (days_left: number, elevator_ids: number[], customer_id = customer.id) =>
    storedContract(dealer, {
      ...aContractBody({ customer_id, elevator_ids }, days_left + 365),
      start_date: addDays(today, days_left + 1),
    });
  const numbersOf = async (stage: string) => [
    (await shown('show=ending')).length,
    (await sums()).ending.contracts,
    (await dealer.get(`${URL}pipeline/`)).json<Record<string, number>>()[stage],
    (await shown(stage === 'lapsed' ? 'state=Lapsed' : 'ending_within=7')).length,
  ];

  test.each([
    ['within_7', 5],
    ['lapsed', -5],
  ])('is not counted as %s, but Renewed (R615)', async (stage, left) => {
    const { contract_id, elevator_ids } = await store(left);
    await next(left, elevator_ids);
    expect(await numbersOf(stage)).toEqual([0, 0, 0, 0]);
    const read = (await dealer.get(`${URL}${contract_id}/`)).json<AmcContract>();
    expect(read).toMatchObject({ state: 'Renewed', continued: true, renewed_by: null });
    expect(isShown(read, 'ending')).toBe(false);
    const { failed } = (await dealer.get(`${URL}reminders/?about=end&contract_ids=${contract_id}`)).json();
    expect(failed).toHaveLength(1);
  });

  test('goes on only with all its elevators, the same customer, and a contract that was not deleted', async () => {
    const lifts = [await store(-400), await store(-400)].flatMap((one) => one.elevator_ids);
    const old = await storedContract(
      dealer,
      aContractBody({ customer_id: customer.id, elevator_ids: lifts }, 5),
    );
    const counted = [1, 1, 1, 1];
    const [first = 0, second = 0] = lifts;
    await next(5, [first]);
    expect(await numbersOf('within_7')).toEqual(counted);
    const other = await next(5, [second], (await server.customer(dealer)).id);
    expect(await numbersOf('within_7')).toEqual(counted);
    await dealer.delete(`${URL}${other.contract_id}/`);
    const own = await next(5, [second]);
    expect(await numbersOf('within_7')).toEqual([0, 0, 0, 0]);
    await dealer.delete(`${URL}${own.contract_id}/`);
    expect(await numbersOf('within_7')).toEqual(counted);
    await dealer.delete(`/api/elevators/${second}/`);
    expect((await dealer.get(`${URL}${old.contract_id}/`)).json()).toMatchObject({ state: 'Renewed' });
  });
});

test('a part can be searched and narrowed further; a dealer without contracts has sums of zero', async () => {
  expect(await sums()).toEqual({
    unpaid: { contracts: 0, rupees: 0, within_30: 0, within_60: 0, within_90: 0, over_90: 0 },
    ending: { contracts: 0, rupees: 0 },
  });
  const one = await owed(10, 500);
  expect(idsOf(await shown(`show=unpaid&search=${customer.username}`))).toEqual([one.contract_id]);
  expect(await shown('show=unpaid&search=nobody')).toEqual([]);
});

test('the contracts of another dealer are neither listed nor summed up', async () => {
  const other = await server.dealer();
  await store(20, {}, other, await server.customer(other));
  expect(await shown('show=unpaid')).toEqual([]);
  expect((await sums()).unpaid.contracts).toBe(0);
});

test('400: another part; 401 and 403', async () => {
  const answer = await dealer.get(`${URL}?show=lost`);
  expect([answer.statusCode, answer.json()]).toEqual([400, { show: ['"lost" is not a valid choice.'] }]);
  expect((await server.inject({ url: `${URL}sums/` })).statusCode).toBe(401);
  expect((await customer.get(`${URL}sums/`)).statusCode).toBe(403);
});
