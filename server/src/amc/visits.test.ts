import type { CalendarEntry } from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let lifts: number[];
let contract_id: number;

const DAYS = { start_date: '2027-01-01', end_date: '2027-12-31' };

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  const customer = await server.customer(dealer);
  lifts = [];
  for (let n = 0; n < 2; n += 1)
    lifts.push((await anElevator(server.db, dealer.id, { main_due_date: '2029-01-01' })).elevator_id);
  const terms = {
    customer_id: customer.id,
    kind: 'Comprehensive',
    value_rupees: 1,
    visits_a_year: 12,
  } as const;
  ({ contract_id } = await storedContract(dealer, { ...terms, ...DAYS, elevator_ids: lifts }));
});
afterAll(() => server.close());

/** The visits are promised on 2027-01-01, 2027-01-31 and every month after that. */
const first = { promised_day: '2027-01-01', from: '2027-01-01' };
const move = (body: object, by = dealer) =>
  by.patch(`/api/contracts/${contract_id}/visits/`, { elevator_id: lifts[0], ...first, ...body });
const visits = async (from: string, to: string) =>
  (await dealer.get(`/api/maintenance/calendar/?from=${from}&to=${to}`))
    .json<CalendarEntry[]>()
    .map(({ elevator_id, day, promised_day }) => [lifts.indexOf(elevator_id), day, promised_day]);

test('a visit moves to another day, for one elevator, also into another month', async () => {
  const body = { elevator_id: lifts[0], ...first, day: '2027-02-10' };
  const answer = await move({ day: '2027-02-10' });
  expect([answer.statusCode, answer.json()]).toEqual([200, body]);
  expect(await visits('2027-01-01', '2027-01-20')).toEqual([[1, '2027-01-01', '2027-01-01']]);
  expect(await visits('2027-02-01', '2027-02-20')).toEqual([[0, '2027-02-10', '2027-01-01']]);
  expect((await move({ from: '2027-02-10', day: '2027-03-20' })).statusCode).toBe(200);
  expect(await visits('2027-02-01', '2027-02-20')).toEqual([]);
  expect(await visits('2027-03-15', '2027-03-25')).toEqual([[0, '2027-03-20', '2027-01-01']]);
});

test('a visit that is moved back is like one that was never moved', async () => {
  const before = await visits('2027-01-01', '2027-03-01');
  await move({ day: '2027-01-05' });
  await move({ from: '2027-01-05', day: '2027-01-01' });
  expect(await visits('2027-01-01', '2027-03-01')).toEqual(before);
  expect(
    await server.db.query('select from moved_visits where contract_id = $1', [contract_id]),
  ).toHaveLength(0);
});

test('of two people who move the same visit the second gets a conflict', async () => {
  const answers = await Promise.all([move({ day: '2027-01-05' }), move({ day: '2027-01-07' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    detail: 'It was moved to another day meanwhile.',
  });
});

test('a moved visit follows its contract: it is gone with the promise, the elevator and the contract', async () => {
  await move({ day: '2027-01-05' });
  const change = (changes: object) => dealer.patch(`/api/contracts/${contract_id}/`, changes);
  const onFifth = async () => (await visits('2027-01-05', '2027-01-05')).length;
  expect(await onFifth()).toBe(1);
  await change({ start_date: '2027-01-02' });
  expect(await onFifth()).toBe(0);
  await change({ start_date: '2027-01-01' });
  expect(await onFifth()).toBe(1);
  await change({ elevator_ids: [lifts[1]] });
  await change({ elevator_ids: lifts });
  expect(await onFifth()).toBe(0);
  await move({ day: '2027-01-05' });
  await dealer.delete(`/api/contracts/${contract_id}/`);
  expect(await onFifth()).toBe(0);
});

test.each([
  [
    'a day before the contract',
    { day: '2026-12-31' },
    400,
    { day: ['A visit must be on a day of its contract.'] },
  ],
  ['a day after it', { day: '2028-01-01' }, 400, { day: ['A visit must be on a day of its contract.'] }],
  ['no day', {}, 400, { day: ['This field is required.'] }],
  ['a day without a visit', { promised_day: '2027-01-02', from: '2027-01-02', day: '2027-01-03' }, 404, {}],
  ['an elevator of another contract', { elevator_id: 1, day: '2027-01-03' }, 404, {}],
])('%s is refused', async (_case, body, status, errors) => {
  const answer = await move(body);
  expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining(errors)]);
  expect(await visits('2027-01-01', '2027-01-20')).toHaveLength(2);
});

test('401, 403, 404: without a token, by a technician, by another dealer', async () => {
  const url = `/api/contracts/${contract_id}/visits/`;
  expect((await server.inject({ method: 'PATCH', url, payload: {} })).statusCode).toBe(401);
  expect((await move({ day: '2027-01-05' }, await server.technician(dealer))).statusCode).toBe(403);
  expect((await move({ day: '2027-01-05' }, await server.dealer())).statusCode).toBe(404);
});
