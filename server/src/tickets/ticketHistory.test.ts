import { namesFor } from '@smart-elevator/shared-api/contract/entityFields';
import { ticketFields } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import type { TicketHistoryEntry } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import { TICKET_FIELDS } from '../demo/demoFields';
import { insertFields } from '../demo/insertFields';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { storedNames } from './ticketColumns';

let server: TestServer;
let dealer: SignedIn;
let priya: SignedIn;
let elevator_id: number;
let floor: number;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer({ username: 'lift_dealer' });
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  const fields = TICKET_FIELDS.slice(0, 1).map((one) => ({ ...one, is_required: false }));
  const [field] = await insertFields(server.db, dealer.id, 'ticket', fields);
  floor = field?.id ?? 0;
});
afterAll(() => server.close());

const url = (id: number) => `/api/tickets/${id}/history/`;
const update = (id: number, body: object) => dealer.post(`/api/tickets/ticket-update/${id}/`, body);
const stored = async (values: object = {}) =>
  (await aTicket(server.db, dealer.id, elevator_id, { assignee_id: priya.id, ...values })).ticket_id;

/** Newest first, as [user, field, old, new]. */
async function history(id: number) {
  const { results } = (await dealer.get(url(id))).json<{ results: TicketHistoryEntry[] }>();
  return results.map(({ who, field, old, new: now }) => [who, field, old, now]);
}

test('a new ticket has one line with the user who created it, also with custom values', async () => {
  const made = await dealer.post('/api/tickets/create/', {
    elevator_id,
    summary: 'Door',
    description: 'Open',
    label: 'Doors',
    target_date: '2099-01-01',
    custom_field_values: [{ custom_field: floor, value: '3' }],
  });
  expect(await history(made.json().ticket_id)).toEqual([
    ['lift_dealer', 'created', null, made.json().ticket_key],
  ]);
});

test('each changed field has a line with the old and the new value as text, unchanged ones have none', async () => {
  const id = await stored();
  await update(id, { label: 'Doors', status: 'Closed', assignee: null, close_date: '2026-03-04' });
  await update(id, { custom_field_values: [{ custom_field: floor, value: '3' }] });
  await update(id, { custom_field_values: [{ custom_field: floor, value: '4' }] });
  await update(id, { custom_field_values: [{ custom_field: floor, value: '4' }], reporter: priya.id });
  expect((await history(id)).slice(0, -1)).toEqual([
    ['lift_dealer', 'reporter', 'lift_dealer', 'priya.sharma'],
    ['lift_dealer', 'custom:Floor', '3', '4'],
    ['lift_dealer', 'custom:Floor', null, '3'],
    ['lift_dealer', 'close_date', null, '2026-03-04'],
    ['lift_dealer', 'status', 'Open', 'Closed'],
    ['lift_dealer', 'assignee', 'priya.sharma', null],
  ]);
});

test('a person has the name behind the user name, also after a deletion; a text that is a user name has none', async () => {
  const rahul = await server.technician(dealer, {
    username: 'rahul_d',
    first_name: 'Rahul',
    last_name: 'Deshmukh',
  });
  const id = await stored({ assignee_id: null });
  await update(id, { assignee: rahul.id });
  await update(id, { label: 'rahul_d', assignee: null });
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: rahul.email });
  for (const part of ['history', 'timeline']) {
    const { results } = (await dealer.get(`/api/tickets/${id}/${part}/`)).json<{
      results: TicketHistoryEntry[];
    }>();
    expect(results.slice(0, -1)).toMatchObject([
      { field: 'assignee', old: 'rahul_d', old_full_name: 'Rahul Deshmukh', new_full_name: null },
      { field: 'label', new: 'rahul_d', new_full_name: null },
      { field: 'assignee', new: 'rahul_d', old_full_name: null, new_full_name: 'Rahul Deshmukh' },
    ]);
  }
});

test('the line of a custom field has its format, also of one that is renamed or deleted', async () => {
  const id = await stored();
  const [field] = await insertFields(server.db, dealer.id, 'ticket', TICKET_FIELDS.slice(2, 3));
  const custom_field = field?.id ?? 0;
  await update(id, { priority: 'High', custom_field_values: [{ custom_field, value: '14:05' }] });
  const change = "update custom_fields set name = 'Call', deleted_at = now() where id = $1";
  await server.db.query(change, [custom_field]);
  for (const part of ['history', 'timeline'])
    expect((await dealer.get(`/api/tickets/${id}/${part}/`)).json().results).toMatchObject([
      { field: 'custom:Time of call', new: '14:05', format: 'time' },
      { field: 'priority', format: null },
      { field: 'created', format: null },
    ]);
});

test('a close date that Closed fills has a line, too', async () => {
  const id = await stored();
  await update(id, { status: 'Closed' });
  expect((await history(id)).map(([, field]) => field)).toEqual(['close_date', 'status', 'created']);
});

test('a bulk change has a line on each ticket', async () => {
  const ids = [await stored(), await stored()];
  await dealer.post('/api/tickets/bulk-update/', { ticket_ids: ids, changes: { priority: 'High' } });
  for (const id of ids) expect((await history(id))[0]).toEqual(['lift_dealer', 'priority', 'Medium', 'High']);
});

test('a technician’s change is recorded under the technician', async () => {
  const id = await stored();
  await priya.post(`/api/tickets/ticket-update/${id}/`, { status: 'InProgress' });
  expect((await history(id))[0]).toEqual(['priya.sharma', 'status', 'Open', 'InProgress']);
});

test('a deleted person’s open tickets show who released them', async () => {
  const gone = await server.technician(dealer);
  const id = await stored({ assignee_id: gone.id });
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: gone.email });
  expect((await history(id))[0]).toEqual(['lift_dealer', 'assignee', gone.username, null]);
});

test('a hand-over by plain SQL has a line: of the acting user, else of the system', async () => {
  const [one, two] = [await stored(), await stored()];
  const handOver = 'update tickets set assignee_id = null where ticket_id = $1';
  await server.db.query(handOver, [one]);
  await server.db.as(priya.id).transaction((db) => db.query(handOver, [two]));
  await server.db.transaction((db) => db.query('select 1'));
  expect((await history(one))[0]).toEqual([null, 'assignee', 'priya.sharma', null]);
  expect((await history(two))[0]).toEqual(['priya.sharma', 'assignee', 'priya.sharma', null]);
});

test('deleting an elevator has a line on its tickets', async () => {
  const { elevator_id: gone } = await anElevator(server.db, dealer.id);
  const { ticket_id } = await aTicket(server.db, dealer.id, gone);
  await dealer.delete(`/api/elevators/${gone}/`);
  const [line] = await server.db.query(
    `select h.field, u.username from ticket_history h left join users u using (user_id)
     where ticket_id = $1 order by entry_id desc limit 1`,
    [ticket_id],
  );
  expect(line).toEqual({ field: 'deleted', username: 'lift_dealer' });
});

test('every field that an update stores is in the history and tracked: concurrent edits of it are merged', async () => {
  const declared: readonly string[] = namesFor(ticketFields, 'history');
  expect(storedNames('update').filter((name) => !declared.includes(name))).toEqual([]);
  const tracked = await server.db.query<{ field: string }>(
    `select field from tracked_columns where table_name = 'tickets' and field is not null`,
  );
  // People and the elevator are written by their ids; the create date cannot be updated.
  const others = ['elevator', 'reporter', 'assignee', 'create_date'];
  expect(tracked.map(({ field }) => field).toSorted()).toEqual([...declared, ...others].toSorted());
});

test('is returned in pages, the newest first, and bare without a page', async () => {
  const id = await stored();
  for (const label of ['A', 'B', 'C']) await update(id, { label });
  const page = (await dealer.get(`${url(id)}?page=2&page_size=3`)).json();
  expect(page).toMatchObject({ count: 4, total: 4, results: [{ field: 'created' }] });
  expect(Object.keys((await dealer.get(url(id))).json())).toEqual(['results']);
});

test('404 for another dealer’s, a deleted and an absent ticket; 403 for technicians; 401 without a token', async () => {
  const other = await server.dealer();
  const id = await stored();
  expect((await other.get(url(id))).statusCode).toBe(404);
  expect((await priya.get(url(id))).statusCode).toBe(403);
  expect((await server.inject({ url: url(id) })).statusCode).toBe(401);
  await dealer.delete(`/api/tickets/ticket-delete/${id}/`);
  expect((await dealer.get(url(id))).statusCode).toBe(404);
  expect((await dealer.get('/api/tickets/99999999999/history/')).statusCode).toBe(404);
});
