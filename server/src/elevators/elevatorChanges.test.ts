import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { aContractBody, storedContract } from '../testing/aContract';
import { anElevatorBody } from '../testing/anElevatorBody';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

/** A due date in the future. */
const DUE = '2199-01-31';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let technician: SignedIn;
let customer: SignedIn;

const add = (changes: object = {}) => dealer.post('/api/elevators/add/', anElevatorBody(dealer, changes));
const at = (id: number) => `/api/elevators/${id}/`;
const stored = async (values: object = {}) => (await anElevator(server.db, dealer.id, values)).elevator_id;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  technician = await server.technician(dealer);
  customer = await server.customer(dealer);
  await anElevator(server.db, other.id, { elevator_name: 'Theirs' });
});
afterAll(() => server.close());

describe('201: a new elevator', () => {
  test('is returned as a row, and is in the list (R551, R554)', async () => {
    const answer = await add({ elevator_name: '  North 1 ', customer_id: customer.id });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      elevator_id: expect.any(Number),
      elevator_name: 'North 1',
      building_name: 'Harbor Tower',
      elevator_address: '1 Cathedral St',
      elevator_zip: '21401',
      install_date: '2014-05-17',
      capacity_kg: null,
      main_state: 'InDue',
      main_start_date: '2026-01-01',
      main_due_date: '2199-01-31',
      main_completed_date: null,
      main_cycle_days: 30,
      ticket_count: 0,
      user_id: [dealer.id],
      customer_id: customer.id,
      version: 1,
      sealed_at: null,
    });
    const list = (await dealer.get(`/api/users/${dealer.id}/elevators/?page=1&search=North 1`)).json();
    expect(list.results).toEqual([
      {
        ...answer.json(),
        customer_name: expect.stringMatching(/^customer/),
        customer_full_name: 'Asha Rao',
        engineer_name: null,
        engineer_full_name: null,
      },
    ]);
  });

  test('sent again with the same Idempotency-Key is stored once; with another body it is 422', async () => {
    const headers = { 'idempotency-key': 'one-elevator' };
    const payload = anElevatorBody(dealer);
    const send = (changes: object = {}) =>
      dealer.inject({
        method: 'POST',
        url: '/api/elevators/add/',
        headers,
        payload: { ...payload, ...changes },
      });
    const [first, again] = await Promise.all([send(), send()]);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await send({ elevator_name: 'Another' })).statusCode).toBe(422);
  });

  // R533.
  test.each([
    ['Completed', { main_completed_date: '2026-01-01' }],
    ['InDue', { main_completed_date: '2025-12-31' }],
    ['OverDue', { main_due_date: '2026-01-02' }],
  ])('is %s by its days (R533)', async (state, days) => {
    expect((await add(days)).json()).toMatchObject({ main_state: state });
  });

  test('may have the name of another dealer’s elevator, and of a deleted one', async () => {
    expect((await add({ elevator_name: 'theirs' })).statusCode).toBe(201);
    const id = await stored({ elevator_name: 'Sold' });
    await dealer.delete(at(id));
    expect((await add({ elevator_name: 'Sold' })).statusCode).toBe(201);
  });
});

describe('200: an elevator', () => {
  test.each(['GET', 'PATCH'] as const)('is loaded by %s without a body (R555, R946)', async (method) => {
    const id = await stored({ engineer_id: technician.id });
    const answer = await dealer.inject({ method, url: at(id) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ elevator_id: id, user_id: [dealer.id, technician.id] });
  });

  test('is changed in everything that the body names, and in nothing else (R555)', async () => {
    const id = await stored();
    const changes = {
      building_name: 'Mill',
      elevator_address: '2 Mill Rd',
      elevator_zip: '21402',
      install_date: '2015-01-01',
      main_state: 'OverDue',
      main_start_date: '2026-02-01',
      main_due_date: '2026-02-01',
      main_cycle_days: 90,
      customer_id: customer.id,
      user_id: [dealer.id, technician.id],
    };
    const before = (await dealer.get(at(id))).json();
    const answer = await dealer.patch(at(id), changes);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, ...changes, version: 2 });
    expect((await dealer.get(at(id))).json()).toEqual(answer.json());
    expect((await dealer.patch(at(id), { building_name: 'Tower' })).json()).toEqual({
      ...before,
      ...changes,
      building_name: 'Tower',
      version: 3,
    });
  });

  test('loses its engineer and its customer when the change names none', async () => {
    const id = await stored({ engineer_id: technician.id, customer_id: customer.id });
    const answer = await dealer.patch(at(id), { user_id: [dealer.id], customer_id: null });
    expect(answer.json()).toMatchObject({ user_id: [dealer.id], customer_id: null });
  });

  test('keeps its own name in another spelling', async () => {
    const id = await stored({ elevator_name: 'South 1' });
    expect((await dealer.patch(at(id), { elevator_name: 'SOUTH 1' })).json()).toMatchObject({
      elevator_name: 'SOUTH 1',
    });
  });

  // R536.
  test.each([
    ['today, when there is none', null, {}, localDay()],
    ['today, when the stored one is of an earlier cycle', '2025-12-31', {}, localDay()],
    ['today, when the change clears it', '2026-01-05', { main_completed_date: null }, localDay()],
    ['the stored one of this cycle', '2026-01-05', {}, '2026-01-05'],
    ['today, when the stored one is a late one of the previous cycle', '2027-01-05', {}, localDay()],
    ['the one in the change', null, { main_completed_date: '2026-01-07' }, '2026-01-07'],
  ])('marked Completed has the completed date: %s', async (_rule, before, changes, after) => {
    const id = await stored({ main_completed_date: before });
    const answer = await dealer.patch(at(id), { main_state: 'Completed', ...changes });
    expect(answer.json()).toMatchObject({ main_state: 'Completed', main_completed_date: after });
  });

  const [yesterday, today] = [addDays(localDay(), -1), localDay()];
  test.each([
    ['OverDue, moved to today', { main_due_date: today }, 'OverDue', 'InDue'],
    ['OverDue, moved by the calendar', { main_due_date: today, main_state: 'OverDue' }, 'OverDue', 'InDue'],
    ['InDue, moved to the past', { main_due_date: yesterday }, 'InDue', 'OverDue'],
    ['Completed, moved to the past', { main_due_date: yesterday }, 'Completed', 'Completed'],
    ['moved, with a picked state', { main_due_date: today, main_state: 'OverDue' }, 'InDue', 'OverDue'],
    ['not moved', { main_due_date: DUE, building_name: 'Mill' }, 'OverDue', 'OverDue'],
  ])('has the state of its due date, unless one is picked: %s (R531)', async (_, changes, before, after) => {
    const id = await stored({ main_state: before, main_due_date: DUE, main_completed_date: '2026-01-05' });
    expect((await dealer.patch(at(id), changes)).json()).toMatchObject({ main_state: after });
  });
});

test('204: an elevator with open tickets is deleted with them, and is removed from its contract', async () => {
  const [id, kept] = [await stored({ elevator_name: 'Sold 2' }), await stored({ elevator_name: 'Kept 2' })];
  const { ticket_id } = await aTicket(server.db, dealer.id, id);
  const body = aContractBody({ customer_id: customer.id, elevator_ids: [id, kept] });
  const { contract_id } = await storedContract(dealer, body);
  expect((await dealer.delete(at(id))).statusCode).toBe(204);
  expect((await dealer.get(`/api/tickets/ticket-details/${ticket_id}/`)).statusCode).toBe(404);
  const contract = (await dealer.get(`/api/contracts/${contract_id}/`)).json();
  expect(contract).toMatchObject({ elevator_ids: [kept], elevator_names: ['Kept 2'] });
});

test('204: a deleted elevator is gone from every call, and so are its tickets (R556, R913)', async () => {
  const id = await stored();
  const kept = await stored();
  await aTicket(server.db, dealer.id, id);
  const ticket = await aTicket(server.db, dealer.id, kept);
  const answer = await dealer.delete(at(id));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  for (const again of [
    dealer.get(at(id)),
    dealer.patch(at(id), { elevator_zip: '1' }),
    dealer.delete(at(id)),
  ])
    expect((await again).statusCode).toBe(404);
  const tickets = (await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/`)).json();
  expect(tickets.map(({ ticket_key }: { ticket_key: string }) => ticket_key)).toEqual([ticket.ticket_key]);
  const choices = (await dealer.get('/api/elevators/')).json();
  expect(choices.map(({ elevator_id }: { elevator_id: number }) => elevator_id)).not.toContain(id);
});
