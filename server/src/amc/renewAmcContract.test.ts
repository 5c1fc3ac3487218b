import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
let old: AmcContract;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const terms = { kind: 'Non-comprehensive', value_rupees: 25_000, visits_a_year: 6, paid: true };
  old = await storedContract(
    dealer,
    aContractBody({ customer_id: customer.id, elevator_ids: [elevator_id] }, 20, terms),
  );
});
afterAll(() => server.close());

const at = (id: number) => `/api/contracts/${id}/`;
const nextYear = () => ({ start_date: addDays(old.end_date, 1), end_date: addDays(old.end_date, 365) });
const renew = (changes: object = {}, headers = {}, id = old.contract_id) =>
  dealer.inject({ method: 'POST', url: `${at(id)}renew/`, payload: { ...nextYear(), ...changes }, headers });
const read = async (id: number) => (await dealer.get(at(id))).json<AmcContract>();

test('201: copies the terms, is not paid yet, and keeps the old one, which is marked Renewed (R611)', async () => {
  const answer = await renew();
  expect(answer.statusCode).toBe(201);
  const made = answer.json<AmcContract>();
  expect(made).toEqual({
    ...old,
    ...nextYear(),
    contract_id: made.contract_id,
    paid: false,
    renews: old.contract_id,
    first_start_date: old.start_date,
    renewed_by: null,
    state: 'Upcoming',
    days_left: 385,
  });
  expect(await read(old.contract_id)).toMatchObject({
    ...old,
    state: 'Renewed',
    renewed_by: made.contract_id,
  });
});

test('201: uses other terms where they are named', async () => {
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const changes = {
    value_rupees: 30_000,
    visits_a_year: 12,
    kind: 'Comprehensive',
    elevator_ids: [elevator_id],
    paid: true,
  };
  expect((await renew(changes)).json()).toMatchObject({ ...changes, customer_id: customer.id });
});

test('409: twice', async () => {
  await renew();
  const again = await renew({ start_date: addDays(old.end_date, 400), end_date: addDays(old.end_date, 800) });
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { detail: 'This contract has already been renewed.' },
  ]);
});

test('of several concurrent renewals one succeeds, and the others are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => renew()));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  expect((await dealer.get('/api/contracts/?page=1')).json().total).toBe(2);
});

test('sent again under the same key it gives the first answer; for another contract it is another body', async () => {
  const key = { 'idempotency-key': 'the-key' };
  const [one, other] = await Promise.all([renew({}, key), renew({}, key)]);
  expect([one?.statusCode, other?.json()]).toEqual([201, one?.json()]);
  const second = one?.json<AmcContract>().contract_id ?? 0;
  expect((await renew({}, key, second)).statusCode).toBe(422);
});

test('one whose renewal is deleted can be renewed again', async () => {
  const made = (await renew()).json<AmcContract>();
  await dealer.delete(at(made.contract_id));
  expect(await read(old.contract_id)).toMatchObject(old);
  expect((await renew()).statusCode).toBe(201);
});

test('a renewal stays after the contract that it renewed is deleted', async () => {
  const made = (await renew()).json<AmcContract>();
  await dealer.delete(at(old.contract_id));
  expect(await read(made.contract_id)).toMatchObject({ ...made, renews: null });
});

describe('400', () => {
  test.each([
    [
      'without days',
      { start_date: undefined, end_date: undefined },
      { start_date: ['This field is required.'], end_date: ['This field is required.'] },
    ],
    [
      '30 February',
      { start_date: '2030-02-30' },
      { start_date: [expect.stringMatching(/^Date has wrong format/)] },
    ],
    [
      'an end before the start',
      { end_date: '2020-01-01' },
      { end_date: ['The end date must be after the start date.'] },
    ],
  ])('%s', async (_case, changes, errors) => {
    const answer = await renew(changes);
    expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
  });

  test('a start on or before the last day of the old one', async () => {
    const answer = await renew({ start_date: old.end_date });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { start_date: ['The renewal must start after the contract that it renews has ended.'] },
    ]);
  });

  test('an edit after which the renewal would not start after the end of the old one', async () => {
    const { contract_id } = (await renew()).json<AmcContract>();
    const earlier = { start_date: addDays(old.start_date, -400), end_date: addDays(old.start_date, -40) };
    const sentence = ['The renewal must start after the contract that it renews has ended.'];
    const moved = await dealer.patch(at(contract_id), earlier);
    expect([moved.statusCode, moved.json()]).toEqual([400, { start_date: sentence }]);
    const later = { start_date: addDays(old.end_date, 400), end_date: addDays(old.end_date, 500) };
    const former = await dealer.patch(at(old.contract_id), later);
    expect([former.statusCode, former.json()]).toEqual([400, { end_date: sentence }]);
    expect((await dealer.patch(at(contract_id), { value_rupees: 1 })).statusCode).toBe(200);
  });

  test('a customer who was deleted meanwhile', async () => {
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: customer.email });
    expect((await renew()).json()).toEqual({
      customer_id: ['The customer of this contract was deleted. Choose another one.'],
    });
    const other = await server.customer(dealer);
    expect((await renew({ customer_id: other.id })).statusCode).toBe(201);
  });
});
