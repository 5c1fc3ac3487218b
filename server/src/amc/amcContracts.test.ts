import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { AmcContract } from '@smart-elevator/shared-api/contract/amc/amcContract';
import { amcContractStateOf } from '@smart-elevator/shared-api/contract/amc/amcContractState';
import { aContractBody, storedContract } from '../testing/aContract';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;

const URL = '/api/contracts/';
const at = (id: number) => `${URL}${id}/`;
const today = localDay();

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
});
afterAll(() => server.close());

const lift = async (values: object = {}) => (await anElevator(server.db, dealer.id, values)).elevator_id;
const body = (elevator_ids: number[], days_left?: number, changes?: object) =>
  aContractBody({ customer_id: customer.id, elevator_ids }, days_left, changes);
const store = async (days_left?: number, changes?: object) =>
  storedContract(dealer, body([await lift()], days_left, changes));
const listed = async (query: string) =>
  (await dealer.get(`${URL}?page=1&${query}`)).json<{
    count: number;
    total: number;
    results: AmcContract[];
  }>();
const idsOf = (rows: AmcContract[]) => rows.map(({ contract_id }) => contract_id);

describe('201: a new contract', () => {
  test('covers many elevators and is returned as a row (R611)', async () => {
    const second = await lift({ elevator_name: 'b South' });
    const first = await lift({ elevator_name: 'A North' });
    const answer = await dealer.post(URL, body([second, first, second], 45));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      contract_id: expect.any(Number),
      customer_id: customer.id,
      customer_name: customer.username,
      customer_full_name: 'Asha Rao',
      customer_deleted: false,
      elevator_ids: [first, second],
      elevator_names: ['A North', 'b South'],
      kind: 'Comprehensive',
      value_rupees: 48_000,
      visits_a_year: 12,
      start_date: addDays(today, 45 - 364),
      end_date: addDays(today, 45),
      paid: false,
      paid_on: null,
      payment_reference: null,
      reminded_at: null,
      renews: null,
      first_start_date: null,
      renewed_by: null,
      continued: false,
      ended_on: null,
      last_elevator: null,
      state: 'Active',
      days_left: 45,
    });
    expect((await dealer.get(at(answer.json().contract_id))).json()).toMatchObject(answer.json());
  });

  test('may have a value of ten thousand million rupees, and of zero', async () => {
    for (const value_rupees of [10_000_000_000, 0])
      expect(await store(100, { value_rupees, visits_a_year: 0, paid: true })).toMatchObject({
        value_rupees,
        paid: true,
      });
  });

  test('may cover a thousand elevators', async () => {
    const ids = await server.db.query<{ elevator_id: number }>(
      `insert into elevators (dealer_id, elevator_name, building_name, elevator_address, elevator_zip, install_date,
         main_state, main_start_date, main_due_date, main_cycle_days)
       select $1, 'Tower ' || n, 'Tower', 'Main St', '1', '2020-01-01', 'InDue', '2026-01-01', '2026-12-31', 30
       from generate_series(1, 1000) n returning elevator_id`,
      [dealer.id],
    );
    const contract = await storedContract(dealer, body(ids.map(({ elevator_id }) => elevator_id)));
    expect(contract.elevator_ids).toHaveLength(1000);
    expect((await listed('')).results).toEqual([contract]);
  });

  test('is stored once when it is sent twice under one key', async () => {
    const payload = body([await lift()]);
    const send = () =>
      dealer.inject({ method: 'POST', url: URL, payload, headers: { 'idempotency-key': 'the-key' } });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one?.statusCode, other?.json()]).toEqual([201, one?.json()]);
    expect((await listed('')).total).toBe(1);
  });
});

describe('200: a contract', () => {
  test('is changed in the named fields, and in nothing else', async () => {
    const stored = await store(100);
    const other = await server.customer(dealer);
    const lifts = [await lift({ elevator_name: 'AAA' }), ...stored.elevator_ids];
    const changes = {
      customer_id: other.id,
      elevator_ids: lifts,
      kind: 'Non-comprehensive',
      value_rupees: 1,
      visits_a_year: 4,
      end_date: addDays(today, 101),
      paid: true,
    };
    const answer = await dealer.patch(at(stored.contract_id), changes);
    expect(answer.statusCode).toBe(200);
    const expected = {
      ...stored,
      ...changes,
      customer_name: other.username,
      elevator_names: ['AAA', ...stored.elevator_names],
      days_left: 101,
    };
    expect(answer.json()).toEqual(expected);
    expect((await dealer.patch(at(stored.contract_id), { paid: false })).json()).toEqual({
      ...expected,
      paid: false,
    });
  });

  test('keeps a deleted customer, and loses deleted elevators', async () => {
    const gone = await lift();
    const stored = await storedContract(dealer, body([await lift({ elevator_name: 'Kept' }), gone]));
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: customer.email });
    await dealer.delete(`/api/elevators/${gone}/`);
    const answer = await dealer.patch(at(stored.contract_id), { paid: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { customer_name: customer.username, elevator_names: ['Kept'], paid: true },
    ]);
  });

  test.each([
    ['Upcoming', 400],
    ['Active', 0],
    ['Active', 300],
    ['Lapsed', -1],
  ])('is %s with %d days left, as the screens calculate it', async (state, days_left) => {
    const stored = await store(days_left);
    expect(stored).toMatchObject({ state, days_left });
    expect(amcContractStateOf(stored, today)).toBe(state);
  });
});

test('204: a deleted contract is gone from every call, and its elevators may be under another one', async () => {
  const stored = await store(100);
  expect((await dealer.delete(at(stored.contract_id))).statusCode).toBe(204);
  for (const answer of [
    await dealer.get(at(stored.contract_id)),
    await dealer.patch(at(stored.contract_id), { paid: true }),
    await dealer.delete(at(stored.contract_id)),
    await dealer.post(`${at(stored.contract_id)}renew/`, {
      start_date: '2030-01-01',
      end_date: '2030-12-31',
    }),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await listed('')).total).toBe(0);
  await storedContract(dealer, body(stored.elevator_ids, 100));
});

describe('the list', () => {
  test('is ordered by the end; by any column, in either direction; in pages', async () => {
    const [late, soon] = [await store(90, { value_rupees: 1 }), await store(20, { value_rupees: 2 })];
    expect(idsOf((await listed('')).results)).toEqual([soon.contract_id, late.contract_id]);
    for (const column of [
      'start_date',
      'customer_name',
      'kind',
      'value_rupees',
      'visits_a_year',
      'paid',
      'end_date',
    ]) {
      const up = idsOf((await listed(`ordering=${column}`)).results);
      expect(idsOf((await listed(`ordering=-${column}`)).results)).toEqual(up.toReversed());
    }
    expect(idsOf((await listed('ordering=value_rupees')).results)[0]).toBe(late.contract_id);
    const second = (await dealer.get(`${URL}?page=2&page_size=1`)).json();
    expect([second.count, idsOf(second.results)]).toEqual([2, [late.contract_id]]);
    const whole = (await dealer.get(URL)).json();
    expect(idsOf(whole.results)).toEqual([soon.contract_id, late.contract_id]);
  });

  test('is searched by customer and by elevator, and filtered by an elevator', async () => {
    const north = await lift({ elevator_name: 'North 100%' });
    const stored = await storedContract(dealer, body([north], 90));
    const other = await server.customer(dealer, { username: `mill.${dealer.id}` });
    const mill = await storedContract(dealer, { ...body([await lift()], 95), customer_id: other.id });
    expect(idsOf((await listed('search=NORTH 100%25')).results)).toEqual([stored.contract_id]);
    expect(idsOf((await listed('search=Mill.')).results)).toEqual([mill.contract_id]);
    expect(idsOf((await listed(`elevator=${north}`)).results)).toEqual([stored.contract_id]);
    expect((await listed('search=asha RAO')).count).toBe(2);
    expect(await listed('search=nothing such')).toEqual({ count: 0, total: 2, results: [] });
  });

  test('400: an unknown state, stage or order', async () => {
    for (const [query, answer] of [
      ['state=Over', { state: ['"Over" is not a valid choice.'] }],
      ['ending_within=8', { ending_within: ['"8" is not a valid choice.'] }],
      ['ending_within=soon', { ending_within: ['A valid integer is required.'] }],
      ['elevator=x', { elevator: ['A valid integer is required.'] }],
    ] as const)
      expect((await dealer.get(`${URL}?${query}`)).json()).toEqual(answer);
    expect((await dealer.get(`${URL}?ordering=bogus`)).statusCode).toBe(400);
  });
});

describe('the pipeline', () => {
  test('each count equals its list; a contract is in one stage only, and a renewed one in none', async () => {
    const ends = [0, 7, 8, 15, 16, 30, 31, 59, 60, 61, 200, -1, -300];
    for (const days_left of ends) await store(days_left);
    for (const days_left of [5, 25, -10]) {
      const { contract_id, end_date } = await store(days_left);
      const renewed = await dealer.post(`${at(contract_id)}renew/`, {
        start_date: addDays(end_date, 1),
        end_date: addDays(end_date, 365),
      });
      expect(renewed.statusCode).toBe(201);
    }
    const counts = (await dealer.get(`${URL}pipeline/`)).json();
    expect(counts).toEqual({ within_7: 2, within_15: 2, within_30: 2, within_60: 3, lapsed: 2 });
    for (const stage of [7, 15, 30, 60])
      expect(await listed(`ending_within=${stage}`)).toMatchObject({
        count: counts[`within_${stage}`],
        total: 19,
      });
    expect((await listed('state=Lapsed')).count).toBe(counts.lapsed);
    expect((await listed('state=Renewed')).count).toBe(3);
  });

  test('is all zeros for a dealer without contracts', async () => {
    const counts = (await dealer.get(`${URL}pipeline/`)).json();
    expect(counts).toEqual({ within_7: 0, within_15: 0, within_30: 0, within_60: 0, lapsed: 0 });
  });
});
