import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcRenewed } from '@smart-elevator/shared-api/contract/amc/amcRenewals';
import { renewalDays } from '@smart-elevator/shared-api/contract/amc/renewalDays';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let customer: SignedIn;
let theirs: AmcContract;
let first: AmcContract;
let second: AmcContract;

const URL = '/api/contracts/';

const store = async (owner: SignedIn, owned: SignedIn, changes: object = {}) => {
  const { elevator_id } = await anElevator(server.db, owner.id);
  return storedContract(
    owner,
    aContractBody({ customer_id: owned.id, elevator_ids: [elevator_id] }, 20, changes),
  );
};

beforeAll(async () => {
  server = await testServer();
  other = await server.dealer();
  theirs = await store(other, await server.customer(other));
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  first = await store(dealer, customer, { value_rupees: 48_150, paid: true });
  second = await store(dealer, customer, { value_rupees: 10_000 });
});
afterAll(() => server.close());

const renew = (renewals: object[], changes: object = {}, headers = {}, who = dealer) =>
  who.inject({
    method: 'POST',
    url: `${URL}renew-together/`,
    payload: { basis_points: 700, rounding: 100, renewals, ...changes },
    headers,
  });
const both = () => [first, second].map(({ contract_id }) => ({ contract_id }));
const read = async (id: number) => (await dealer.get(`${URL}${id}/`)).json<AmcContract>();

test('201: each is renewed with the rounded increase, for as long again, and is not paid yet (R617)', async () => {
  const answer = await renew(both());
  expect(answer.statusCode).toBe(201);
  const { renewed, failed } = answer.json<AmcRenewed>();
  expect(failed).toEqual([]);
  expect(renewed).toMatchObject([
    { contract_id: first.contract_id, value_rupees: 51_500, ...renewalDays(first) },
    { contract_id: second.contract_id, value_rupees: 10_700, ...renewalDays(second) },
  ]);
  for (const { contract_id, renewed_by, value_rupees } of renewed) {
    expect(await read(contract_id)).toMatchObject({ state: 'Renewed', renewed_by });
    expect(await read(renewed_by)).toMatchObject({ renews: contract_id, value_rupees, paid: false });
  }
});

test('201: a contract whose value has changed since it was seen is not renewed', async () => {
  const seen = [first, second].map(({ contract_id, value_rupees }) => ({
    ...{ contract_id, former_value_rupees: value_rupees },
  }));
  await dealer.patch(`${URL}${second.contract_id}/`, { value_rupees: 777_000 });
  const { renewed, failed } = (await renew(seen)).json<AmcRenewed>();
  expect(renewed).toMatchObject([{ contract_id: first.contract_id }]);
  expect(failed).toEqual([
    { contract_id: second.contract_id, reason: 'The value of this contract was changed meanwhile.' },
  ]);
});

test('201: a value and days that are given replace the derived ones', async () => {
  const { start_date } = renewalDays(first);
  const [given] = (
    await renew([{ contract_id: first.contract_id, value_rupees: 1, start_date, end_date: '2199-01-01' }])
  ).json<AmcRenewed>().renewed;
  expect(given).toMatchObject({ value_rupees: 1, start_date, end_date: '2199-01-01' });
});

test('201: each is independent; what is refused has the reason and does not affect the others', async () => {
  await renew([{ contract_id: second.contract_id }]);
  const large = await store(dealer, customer, { value_rupees: 10_000_000_000 });
  const early = await store(dealer, customer);
  const refused = [
    { contract_id: second.contract_id },
    { contract_id: theirs.contract_id },
    { contract_id: 999_999 },
    { contract_id: large.contract_id },
    { contract_id: early.contract_id, start_date: early.end_date },
  ];
  const outcome = (
    await renew([...refused, { contract_id: first.contract_id }, { contract_id: first.contract_id }])
  ).json<AmcRenewed>();
  expect(outcome.renewed.map(({ contract_id }) => contract_id)).toEqual([first.contract_id]);
  expect(outcome.failed.map(({ reason }) => reason)).toEqual([
    'This contract has already been renewed.',
    'Not found.',
    'Not found.',
    'Ensure this value is less than or equal to 10000000000.',
    'The renewal must start after the contract that it renews has ended.',
  ]);
  expect((await other.get(`${URL}${theirs.contract_id}/`)).json()).toMatchObject({ renewed_by: null });
});

test('sent again under the same key it gives the first answer, and renews once (R945)', async () => {
  const key = { 'idempotency-key': 'together' };
  const [one, again] = await Promise.all([renew(both(), {}, key), renew(both(), {}, key)]);
  expect([one.statusCode, again.json()]).toEqual([201, one.json()]);
  expect((await dealer.get(`${URL}?page=1`)).json().total).toBe(4);
  expect((await renew(both(), { rounding: 1 }, key)).statusCode).toBe(422);
});

test('of several calls at once, in either order, each contract is renewed once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => renew(n % 2 === 0 ? both() : both().toReversed())),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(6).fill(201));
  expect(answers.flatMap((answer) => answer.json<AmcRenewed>().renewed)).toHaveLength(2);
});

describe('400', () => {
  test.each([
    ['another rounding', { rounding: 50 }, { rounding: ['"50" is not a valid choice.'] }],
    ['a rounding that is a word', { rounding: 'x' }, { rounding: ['A valid integer is required.'] }],
    [
      'a fraction of a basis point',
      { basis_points: 7.5 },
      { basis_points: ['A valid integer is required.'] },
    ],
    [
      'more than twice as much',
      { basis_points: 10_001 },
      { basis_points: ['Ensure this value is less than or equal to 10000.'] },
    ],
    ['nothing', { renewals: [] }, { renewals: ['This list may not be empty.'] }],
    [
      'more than a hundred',
      { renewals: Array.from({ length: 101 }, (_, n) => ({ contract_id: n + 1 })) },
      { renewals: ['Ensure this value is less than or equal to 100.'] },
    ],
  ])('%s', async (_case, changes, errors) => {
    const answer = await renew(both(), changes);
    expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
  });
});

test('401 without a token, 403 for customers', async () => {
  const request = { method: 'POST' as const, url: `${URL}renew-together/`, payload: {} };
  expect((await server.inject(request)).statusCode).toBe(401);
  expect((await customer.inject(request)).statusCode).toBe(403);
});
