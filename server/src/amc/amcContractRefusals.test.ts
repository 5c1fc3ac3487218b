import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let customer: SignedIn;
let technician: SignedIn;
let stored: AmcContract;
let theirs: { customer: number; elevator: number; contract: number };

const URL = '/api/contracts/';
const at = (id: number | string) => `${URL}${id}/`;
const noSuchRow = (id: number) => `Invalid pk "${id}" - object does not exist.`;
const lift = async (owner = dealer, values: object = {}) =>
  (await anElevator(server.db, owner.id, values)).elevator_id;
const body = (elevator_ids: number[], changes: object = {}) =>
  aContractBody({ customer_id: customer.id, elevator_ids }, 100, changes);

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  customer = await server.customer(dealer);
  technician = await server.technician(dealer);
  const theirCustomer = await server.customer(other);
  const theirElevator = await lift(other);
  const theirBody = aContractBody({ customer_id: theirCustomer.id, elevator_ids: [theirElevator] });
  const { contract_id } = await storedContract(other, theirBody);
  theirs = { customer: theirCustomer.id, elevator: theirElevator, contract: contract_id };
  stored = await storedContract(dealer, body([await lift()]));
});
afterAll(() => server.close());

describe('400', () => {
  test('every required field that is missing', async () => {
    const answer = await dealer.post(URL, {});
    const fields = [
      'customer_id',
      'elevator_ids',
      'kind',
      'value_rupees',
      'visits_a_year',
      'start_date',
      'end_date',
    ];
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      Object.fromEntries(fields.map((field) => [field, ['This field is required.']])),
    ]);
  });

  test.each<[string, object, string, RegExp]>([
    ['a negative value', { value_rupees: -1 }, 'value_rupees', /greater than or equal to 0/],
    [
      'a value of 10^11',
      { value_rupees: 100_000_000_000 },
      'value_rupees',
      /less than or equal to 10000000000/,
    ],
    ['paise', { value_rupees: 1.5 }, 'value_rupees', /valid integer/],
    ['a value that is a word', { value_rupees: 'much' }, 'value_rupees', /valid integer/],
    ['more visits than days', { visits_a_year: 366 }, 'visits_a_year', /less than or equal to 365/],
    ['a negative number of visits', { visits_a_year: -1 }, 'visits_a_year', /greater than or equal to 0/],
    ['an unknown kind', { kind: 'Gold' }, 'kind', /"Gold" is not a valid choice/],
    ['30 February', { start_date: '2026-02-30' }, 'start_date', /^Date has wrong format/],
    ['a word instead of a day', { end_date: 'tomorrow' }, 'end_date', /^Date has wrong format/],
    [
      'an end before the start',
      { start_date: '2030-01-02', end_date: '2030-01-01' },
      'end_date',
      /must be after/,
    ],
    [
      'an end on the start',
      { start_date: '2030-01-01', end_date: '2030-01-01' },
      'end_date',
      /must be after/,
    ],
    ['no elevators', { elevator_ids: [] }, 'elevator_ids', /may not be empty/],
    ['elevators that are not a list', { elevator_ids: 7 }, 'elevator_ids', /Expected a list/],
    ['an unknown customer', { customer_id: 999_999 }, 'customer_id', /^Invalid pk "999999"/],
    ['a huge customer id', { customer_id: 2 ** 50 }, 'customer_id', /less than or equal to/],
    ['a customer that is a word', { customer_id: 'Mill' }, 'customer_id', /valid integer/],
    ['paid with a word', { paid: 'perhaps' }, 'paid', /valid boolean/],
  ])('%s, on adding and on changing', async (_case, changes, field, sentence) => {
    for (const answer of [
      await dealer.post(URL, body([await lift()], changes)),
      await dealer.patch(at(stored.contract_id), changes),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ [field]: [expect.stringMatching(sentence)] });
    }
  });

  test('more than a thousand elevators', async () => {
    const ids = Array.from({ length: 1001 }, (_, at) => at + 1);
    const answer = await dealer.post(URL, body(ids));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { elevator_ids: ['A contract may cover at most 1,000 elevators.'] },
    ]);
  });

  test('another dealer’s customer and elevators, a technician as customer, a deleted elevator', async () => {
    const gone = await lift();
    await dealer.delete(`/api/elevators/${gone}/`);
    const own = await lift();
    for (const id of [theirs.customer, technician.id, dealer.id])
      expect((await dealer.post(URL, body([own], { customer_id: id }))).json()).toEqual({
        customer_id: [noSuchRow(id)],
      });
    for (const id of [theirs.elevator, gone])
      expect((await dealer.post(URL, body([own, id]))).json()).toEqual({ elevator_ids: [noSuchRow(id)] });
  });
});

describe('two contracts of one elevator', () => {
  test.each([
    ['the same days', 0, 0],
    ['a common day at the start', -300, -364],
    ['a common day at the end', 364, 500],
    ['one within the other', 10, -10],
  ])('may not overlap: %s', async (_case, from, to) => {
    const elevator_id = await lift(dealer, { elevator_name: `Overlap ${from} ${to}` });
    const first = await storedContract(dealer, body([elevator_id]));
    const days = { start_date: addDays(first.start_date, from), end_date: addDays(first.end_date, to) };
    const answer = await dealer.post(URL, body([await lift(), elevator_id], days));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        elevator_ids: [
          `Overlap ${from} ${to} is already covered by a contract from ${first.start_date} to ${first.end_date}.`,
        ],
      },
    ]);
  });

  test('may follow one another without a day between', async () => {
    const elevator_id = await lift();
    const first = await storedContract(dealer, body([elevator_id]));
    const days = { start_date: addDays(first.end_date, 1), end_date: addDays(first.end_date, 365) };
    const second = await storedContract(dealer, body([elevator_id], days));
    const earlier = await dealer.patch(at(second.contract_id), { start_date: first.end_date });
    expect(earlier.statusCode).toBe(400);
  });

  test('concurrently: one is stored, the others are refused', async () => {
    const lifts = [await lift(), await lift(), await lift()];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => dealer.post(URL, body(n % 2 ? lifts : lifts.toReversed()))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(5).fill(400)]);
  });
});

const calls = (id: number | string) => [
  { method: 'GET' as const, url: at(id) },
  { method: 'PATCH' as const, url: at(id), payload: { paid: true } },
  { method: 'DELETE' as const, url: at(id) },
  {
    method: 'POST' as const,
    url: `${at(id)}renew/`,
    payload: { start_date: '2030-01-01', end_date: '2030-12-31' },
  },
];
const lists = [
  { method: 'GET' as const, url: URL },
  { method: 'GET' as const, url: `${URL}pipeline/` },
  { method: 'POST' as const, url: URL, payload: {} },
];

test('401: without a token', async () => {
  for (const call of [...calls(stored.contract_id), ...lists])
    expect((await server.inject(call)).statusCode).toBe(401);
});

test('403: technicians and customers cannot manage contracts', async () => {
  for (const person of [technician, customer])
    for (const call of [...calls(stored.contract_id), ...lists])
      expect((await person.inject(call)).statusCode).toBe(403);
});

test('404: another dealer’s contract, an absent one, and an invalid id', async () => {
  for (const id of [theirs.contract, 999_999, 'abc', '99999999999', '-1', '0'])
    for (const call of calls(id)) expect((await dealer.inject(call)).statusCode).toBe(404);
  expect((await other.get(at(theirs.contract))).json()).toMatchObject({ paid: false });
});
