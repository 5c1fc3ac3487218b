import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import type { AmcSums } from '@smart-elevator/shared-api/contract/amc/amcSums';
import type { AmcOutcome } from '@smart-elevator/shared-api/contract/amc/amcTogether';
import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let customer: SignedIn;
let contracts: AmcContract[];
let theirs: AmcContract;

const URL = '/api/contracts/';
const today = localDay();

const store = async (owner: SignedIn, owned: SignedIn) => {
  const { elevator_id } = await anElevator(server.db, owner.id);
  return storedContract(owner, aContractBody({ customer_id: owned.id, elevator_ids: [elevator_id] }));
};

beforeAll(async () => {
  server = await testServer();
  other = await server.dealer();
  theirs = await store(other, await server.customer(other));
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  contracts = [await store(dealer, customer), await store(dealer, customer)];
});
afterAll(() => server.close());

const ids = () => contracts.map(({ contract_id }) => contract_id);
const [FIRST, SECOND] = [0, 1].map((n) => () => ids()[n] ?? 0) as [() => number, () => number];
const pay = (changes: object = {}) =>
  dealer.post(`${URL}mark-paid/`, { contract_ids: ids(), paid_on: today, ...changes });
const unpay = (contract_ids: number[], payment: object = {}) =>
  dealer.post(`${URL}mark-unpaid/`, { contract_ids, ...payment });
const read = async (id: number) => (await dealer.get(`${URL}${id}/`)).json<AmcContract>();

test('200: several are marked as paid with a day and a reference, and are no longer owed (R616)', async () => {
  const answer = await pay({ payment_reference: '  UTR 4711\n' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { changed: ids(), failed: [], paid_before: [] }]);
  const paid = { paid: true, paid_on: today, payment_reference: 'UTR 4711' };
  for (const id of ids()) expect(await read(id)).toMatchObject(paid);
  expect((await dealer.get(`${URL}sums/`)).json<AmcSums>().unpaid.contracts).toBe(0);
});

test('200: the same again changes nothing; another day or reference is refused (R616)', async () => {
  await pay();
  expect((await pay()).json()).toEqual({ changed: ids(), failed: [], paid_before: ids() });
  const reason = 'This contract has already been marked as paid.';
  for (const changes of [{ paid_on: addDays(today, -1) }, { payment_reference: 'other' }])
    expect((await pay(changes)).json()).toEqual({
      changed: [],
      failed: ids().map((contract_id) => ({ contract_id, reason })),
      paid_before: [],
    });
});

test('200: undone, nothing of the payment is left (R616)', async () => {
  await pay({ payment_reference: 'UTR 4711' });
  expect((await unpay([FIRST()])).json()).toEqual({ changed: [FIRST()], failed: [] });
  expect(await read(FIRST())).toMatchObject({ paid: false, paid_on: null, payment_reference: null });
  expect(await read(SECOND())).toMatchObject({ paid: true, paid_on: today });
});

test('200: an Undo that names its payment leaves another one, and can be repeated (R616)', async () => {
  await pay({ payment_reference: 'UTR 4711' });
  await unpay([FIRST()]);
  await pay({ contract_ids: [FIRST()], payment_reference: 'UTR 4712' });
  const reason = 'The payment of this contract was changed meanwhile.';
  for (const payment of [{ paid_on: today, payment_reference: 'UTR 4711' }, { paid_on: addDays(today, -1) }])
    expect((await unpay([FIRST()], payment)).json()).toEqual({
      changed: [],
      failed: [{ contract_id: FIRST(), reason }],
    });
  expect(await read(FIRST())).toMatchObject({ paid: true, payment_reference: 'UTR 4712' });
  const mine = { paid_on: today, payment_reference: ' UTR 4711' };
  for (const payment of [mine, mine])
    expect((await unpay([SECOND()], payment)).json()).toEqual({ changed: [SECOND()], failed: [] });
  expect(await read(SECOND())).toMatchObject({ paid: false });
});

test('a contract that the form marks as not paid has no payment, and one that was paid gets its day', async () => {
  await pay({ payment_reference: 'UTR 4711' });
  await dealer.patch(`${URL}${FIRST()}/`, { visits_a_year: 6 });
  expect(await read(FIRST())).toMatchObject({ paid_on: today, payment_reference: 'UTR 4711' });
  await dealer.patch(`${URL}${FIRST()}/`, { paid: false });
  expect(await read(FIRST())).toMatchObject({ paid: false, paid_on: null, payment_reference: null });
  await dealer.patch(`${URL}${FIRST()}/`, { paid: true });
  expect(await read(FIRST())).toMatchObject({ paid: true, paid_on: null });
  expect((await pay({ contract_ids: [FIRST()] })).json<AmcOutcome>().changed).toEqual([FIRST()]);
});

test('each is independent: a day long before the start, an absent and another dealer’s contract fail', async () => {
  const paid_on = addDays(contracts[0]?.start_date ?? '', -367);
  expect((await pay({ paid_on })).json<AmcOutcome>().failed).toHaveLength(2);
  const contract_ids = [FIRST(), FIRST(), theirs.contract_id, 999_999];
  const failed = [theirs.contract_id, 999_999].map((contract_id) => ({ contract_id, reason: 'Not found.' }));
  expect((await pay({ contract_ids })).json()).toEqual({ changed: [FIRST()], failed, paid_before: [] });
  expect((await unpay(contract_ids)).json()).toEqual({ changed: [FIRST()], failed });
  expect((await other.get(`${URL}${theirs.contract_id}/`)).json()).toMatchObject({ paid: false });
});

test('a renewal of a paid contract is not paid and has no payment', async () => {
  await pay();
  const start_date = addDays(contracts[0]?.end_date ?? '', 1);
  const renewal = { start_date, end_date: addDays(start_date, 364) };
  const answer = await dealer.post(`${URL}${FIRST()}/renew/`, renewal);
  expect(answer.json()).toMatchObject({ paid: false, paid_on: null, payment_reference: null });
});

describe('400', () => {
  test.each([
    ['tomorrow', { paid_on: addDays(today, 2) }, { paid_on: ['The payment date may not be in the future.'] }],
    [
      'a reference that is too long',
      { payment_reference: 'x'.repeat(101) },
      { payment_reference: ['Ensure this field has no more than 100 characters.'] },
    ],
    ['no contracts', { contract_ids: [] }, { contract_ids: ['This list may not be empty.'] }],
    [
      'more than a hundred',
      { contract_ids: Array.from({ length: 101 }, (_, n) => n + 1) },
      { contract_ids: ['Ensure this value is less than or equal to 100.'] },
    ],
    ['no day', { paid_on: undefined }, { paid_on: ['This field is required.'] }],
  ])('%s', async (_case, changes, errors) => {
    const answer = await pay(changes);
    expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
    expect(await read(FIRST())).toMatchObject({ paid: false });
  });
});

test('401 without a token, 403 for customers', async () => {
  for (const url of [`${URL}mark-paid/`, `${URL}mark-unpaid/`]) {
    const payload = { contract_ids: ids(), paid_on: today };
    expect((await server.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
    expect((await customer.post(url, payload)).statusCode).toBe(403);
  }
});
