import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { TICKET_FIELDS } from '../demo/demoFields';
import { insertFields } from '../demo/insertFields';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket, deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let priya: SignedIn;
let elevator: { elevator_id: number; elevator_name: string };
let ids: Map<string, number>;

const at = (call: string, id: unknown) => `/api/tickets/${call}/${String(id)}/`;
const read = (id: unknown) => at('ticket-details', id);
const update = (id: unknown) => at('ticket-update', id);
const remove = (id: unknown) => at('ticket-delete', id);

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  elevator = await anElevator(server.db, dealer.id);
  const stored = await insertFields(server.db, dealer.id, 'ticket', TICKET_FIELDS);
  ids = new Map(stored.map(({ id, field }) => [field.name, id]));
});
afterAll(() => server.close());

const stored = (values: object = {}) => aTicket(server.db, dealer.id, elevator.elevator_id, values);

/** The values that a ticket needs to be closed (R370). */
const filled = () =>
  Object.entries({ Floor: '3', 'Reported through': 'Phone' }).map(([name, value]) => ({
    custom_field: ids.get(name),
    value,
  }));

describe('200', () => {
  test('a ticket is read by its id, and by its key in any case (R352, R364)', async () => {
    const { ticket_id, ticket_key } = await stored({ assignee_id: priya.id });
    const byId = await dealer.get(read(ticket_id));
    expect(byId.json()).toEqual({
      ticket_id,
      ticket_key,
      elevator_id: elevator.elevator_id,
      elevator_name: elevator.elevator_name,
      summary: 'Door does not close',
      description: 'It opens again and again.',
      label: 'Doors',
      reporter_name: dealer.username,
      reporter_full_name: 'Asha Rao',
      assignee_id: priya.id,
      assignee_name: 'priya.sharma',
      status: 'Open',
      resolution: 'Unresolved',
      priority: 'Medium',
      entrapment: false,
      create_date: '2026-03-02',
      start_date: '2026-03-02',
      target_date: '2026-03-09',
      close_date: null,
      update_date: '2026-03-02T12:00:00.000Z',
      version: 1,
      closing_confirmed_at: null,
      awaits_code: false,
      elevator_sealed_at: null,
      alarm_id: null,
      custom_field_values: [],
    });
    expect((await dealer.get(at('ticket-by-key', ticket_key.toLowerCase()))).json()).toEqual(byId.json());
  });

  test('a later customer of the lift does not read which former one has reported a ticket', async () => {
    const [former, later] = [await server.customer(dealer), await server.customer(dealer)];
    const sold = await anElevator(server.db, dealer.id, { customer_id: former.id });
    const keys: string[] = [];
    for (const { id: reporter_id } of [former, later, priya])
      keys.push((await aTicket(server.db, dealer.id, sold.elevator_id, { reporter_id })).ticket_key);
    await dealer.patch(`/api/elevators/${sold.elevator_id}/`, { customer_id: later.id });
    const reportersFor = async (by: SignedIn) =>
      Promise.all(keys.map(async (key) => (await by.get(at('ticket-by-key', key))).json().reporter_name));
    expect(await reportersFor(later)).toEqual([null, later.username, priya.username]);
    expect(await reportersFor(dealer)).toEqual([former.username, later.username, priya.username]);
    expect((await former.get(at('ticket-by-key', keys[0]))).json().reporter_name).toBe(former.username);
  });

  test('fields that are not named stay; named ones change, and the ticket is the newest (R302, R361)', async () => {
    const { ticket_id } = await stored();
    const before = (await dealer.get(read(ticket_id))).json();
    const changes = { ticket_id: 1, label: 'Doors, again', assignee: String(priya.id), reporter: priya.id };
    const after = await dealer.post(update(ticket_id), changes);
    expect(after.statusCode).toBe(200);
    expect(after.json()).toEqual({
      ...before,
      label: 'Doors, again',
      assignee_id: priya.id,
      assignee_name: 'priya.sharma',
      reporter_name: 'priya.sharma',
      update_date: expect.any(String),
      version: 2,
    });
    expect(after.json().update_date > before.update_date).toBe(true);
    const list = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/`);
    expect(list.json()[0].ticket_id).toBe(ticket_id);
  });

  test('Closed fills an empty close date; another status keeps the stored one (R307)', async () => {
    const { ticket_id } = await stored();
    const closed = await dealer.post(update(ticket_id), {
      status: 'Closed',
      close_date: '',
      custom_field_values: filled(),
    });
    expect(closed.json()).toMatchObject({ status: 'Closed', close_date: localDay() });
    const chosen = await dealer.post(update(ticket_id), { close_date: '2026-03-04' });
    expect(chosen.json()).toMatchObject({ close_date: '2026-03-04' });
    const reopened = await dealer.post(update(ticket_id), { status: 'open', close_date: null });
    expect(reopened.json()).toMatchObject({ status: 'Open', close_date: null });
  });

  test('custom values are added, changed and removed; the others stay (R363)', async () => {
    const { ticket_id } = await stored();
    const write = async (values: Record<string, string>) => {
      const custom_field_values = Object.entries(values).map(([name, value]) => ({
        custom_field: ids.get(name),
        customised_type: 'ticket',
        customised_field_id: ticket_id,
        value,
      }));
      const answer = await dealer.post(update(ticket_id), { custom_field_values });
      type One = { custom_field: { name: string }; value: string };
      const kept: One[] = answer.json().custom_field_values;
      return Object.fromEntries(kept.map(({ custom_field, value }) => [custom_field.name, value]));
    };
    expect(await write({ Floor: '3', 'Fault code': 'E12' })).toEqual({ Floor: '3', 'Fault code': 'E12' });
    expect(await write({ Floor: '4', 'Fault code': '' })).toEqual({ Floor: '4' });
    expect(await write({ 'Fault code': 'E31' })).toEqual({ Floor: '4', 'Fault code': 'E31' });
  });

  test('an assignee who was deleted since may stay', async () => {
    const gone = await server.technician(dealer);
    const { ticket_id } = await stored({ assignee_id: gone.id });
    await deletePerson(server.db, gone);
    for (const body of [{ assignee: gone.id }, { assignee_name: gone.username }])
      expect((await dealer.post(update(ticket_id), body)).json()).toMatchObject({
        ticket_id,
        assignee_name: gone.username,
      });
    expect((await dealer.post(update((await stored()).ticket_id), { assignee: gone.id })).statusCode).toBe(
      400,
    );
  });
});

describe('204', () => {
  test('a deleted ticket is gone from lists, counts and calls; its key is not reused (R362, R913)', async () => {
    const { ticket_id, ticket_key } = await stored();
    const before = (await dealer.get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`)).json();
    const answer = await dealer.delete(remove(ticket_id));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const after = (await dealer.get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`)).json();
    expect(after.open_count).toBe(before.open_count - 1);
    expect((await dealer.get(read(ticket_id))).statusCode).toBe(404);
    expect((await dealer.get(at('ticket-by-key', ticket_key))).statusCode).toBe(404);
    expect((await dealer.post(update(ticket_id), {})).statusCode).toBe(404);
    expect((await dealer.delete(remove(ticket_id))).statusCode).toBe(404);
  });
});

describe('a ticket whose stored days are out of order', () => {
  const days = { start_date: '2026-03-05', target_date: '2026-03-02', close_date: '2026-03-01' };

  test.each([
    ['its days, unchanged', days],
    ['a summary and its days', { ...days, summary: 'Door stays shut' }],
    ['Closed', { status: 'Closed' }],
    ['a valid close date', { close_date: '2026-03-09' }],
  ])('accepts %s', async (_, changes) => {
    const { ticket_id } = await stored(days);
    const answer = await dealer.post(update(ticket_id), { ...changes, custom_field_values: filled() });
    expect(answer.json()).toMatchObject({ ...days, ...changes });
  });

  test.each([
    ['another target', { target_date: '2026-03-03' }, ['target_date']],
    ['another start', { start_date: '2026-03-06' }, ['target_date', 'close_date']],
  ])('refuses %s before the start', async (_, changes, fields) => {
    const { ticket_id } = await stored(days);
    const answer = await dealer.post(update(ticket_id), { ...days, ...changes });
    expect(Object.keys(answer.json())).toEqual(fields);
  });
});

describe('400', () => {
  test.each([
    ['a long label', { label: 'x'.repeat(33) }, 'label'],
    ['an empty summary', { summary: '' }, 'summary'],
    ['a summary that is null', { summary: null }, 'summary'],
    ['an unknown priority', { priority: 'Huge' }, 'priority'],
    ['an unknown assignee', { assignee: 999_999 }, 'assignee'],
    ['an unknown reporter', { reporter: 999_999 }, 'reporter'],
    ['a target before the start', { target_date: '2026-03-01' }, 'target_date'],
    ['a start after the target', { start_date: '2026-03-10' }, 'target_date'],
    ['a close before the start', { close_date: '2026-03-01' }, 'close_date'],
    ['values that are not a list', { custom_field_values: 'x' }, 'custom_field_values'],
    [
      'a value without a field',
      { custom_field_values: [{ value: 'x' }] },
      'custom_field_values.0.custom_field',
    ],
  ])('%s', async (_, changes, field) => {
    const { ticket_id } = await stored();
    const before = (await dealer.get(read(ticket_id))).json();
    const answer = await dealer.post(update(ticket_id), changes);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
    expect((await dealer.get(read(ticket_id))).json()).toEqual(before);
  });

  test('people of another dealer', async () => {
    const answer = await dealer.post(update((await stored()).ticket_id), {
      assignee: other.id,
      reporter: other.id,
    });
    const sentence = `Invalid pk "${other.id}" - object does not exist.`;
    expect(answer.json()).toEqual({ assignee: [sentence], reporter: [sentence] });
  });
});

test('401: without a token', async () => {
  const { ticket_id } = await stored();
  expect((await server.inject({ url: read(ticket_id) })).statusCode).toBe(401);
  expect((await server.inject({ method: 'DELETE', url: remove(ticket_id) })).statusCode).toBe(401);
});

test('404: the same for another dealer’s ticket and an absent one', async () => {
  const { ticket_id, ticket_key } = await stored();
  for (const id of [ticket_id, 999_999, 'abc', '0', '99999999999']) {
    for (const answer of [
      await other.get(read(id)),
      await other.post(update(id), { label: 'Mine' }),
      await other.delete(remove(id)),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
    }
  }
  expect((await other.get(at('ticket-by-key', ticket_key))).statusCode).toBe(404);
  expect((await dealer.get(read(ticket_id))).json()).toMatchObject({ label: 'Doors' });
});
