import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let priya: SignedIn;
let elevator_id: number;
let theirs: number;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  const lift = await anElevator(server.db, other.id);
  theirs = (await aTicket(server.db, other.id, lift.elevator_id)).ticket_id;
});
afterAll(() => server.close());

const bulk = (body: object, by = dealer) => by.post('/api/tickets/bulk-update/', body);
const stored = async (values: object = {}) =>
  (await aTicket(server.db, dealer.id, elevator_id, values)).ticket_id;
const read = async (id: number) => (await dealer.get(`/api/tickets/ticket-details/${id}/`)).json();

test('the tickets get the named values, each with a new version; the rest stays', async () => {
  const ids = [await stored(), await stored({ status: 'OnHold' })];
  const answer = await bulk({ ticket_ids: ids, changes: { priority: 'high', assignee: priya.id } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { updated: ids, failed: [] }]);
  expect(await read(ids[1] ?? 0)).toMatchObject({
    priority: 'High',
    assignee_name: 'priya.sharma',
    status: 'OnHold',
    version: 2,
  });
  await bulk({ ticket_ids: ids, changes: { assignee: null } });
  expect(await read(ids[0] ?? 0)).toMatchObject({ assignee_name: null });
});

test('Closed fills an empty close date with today, or with a start that is later, and keeps an existing one', async () => {
  const ids = [
    await stored(),
    await stored({ start_date: '2099-01-01', target_date: '2099-01-02' }),
    await stored({ close_date: '2026-03-05' }),
  ];
  await bulk({ ticket_ids: ids, changes: { status: 'Closed' } });
  const days = await Promise.all(ids.map(async (id) => (await read(id)).close_date));
  expect(days).toEqual([localDay(), '2099-01-01', '2026-03-05']);
});

test('a ticket that is named twice is changed once; absent, deleted and another dealer’s fail alike, the others do not', async () => {
  const [id, gone] = [await stored(), await stored()];
  await dealer.delete(`/api/tickets/ticket-delete/${gone}/`);
  const answer = await bulk({ ticket_ids: [theirs, id, id, 999_999, gone], changes: { status: 'Accepted' } });
  const reason = 'Not found.';
  expect(answer.json()).toEqual({
    updated: [id],
    failed: [theirs, 999_999, gone].map((ticket_id) => ({ ticket_id, ticket_key: null, reason })),
  });
  expect((await read(id)).version).toBe(2);
});

test('two concurrent changes of the same tickets in different orders both succeed', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => stored()));
  const answers = await Promise.all(
    [ids, ids.toReversed(), ids, ids.toReversed()].map((ticket_ids) =>
      bulk({ ticket_ids, changes: { priority: 'Low' } }),
    ),
  );
  for (const answer of answers) expect(answer.json()).toMatchObject({ failed: [] });
});

describe('400, and nothing is changed', () => {
  test.each([
    ['no ticket', { ticket_ids: [], changes: { status: 'Open' } }, 'ticket_ids'],
    [
      '501 tickets',
      { ticket_ids: Array.from({ length: 501 }, (_, n) => n + 1), changes: { status: 'Open' } },
      'ticket_ids',
    ],
    ['an invalid id', { ticket_ids: ['abc'], changes: { status: 'Open' } }, 'ticket_ids.0'],
    ['a negative id', { ticket_ids: [-1], changes: { status: 'Open' } }, 'ticket_ids.0'],
    ['a huge id', { ticket_ids: [2 ** 50], changes: { status: 'Open' } }, 'ticket_ids.0'],
    ['no change', { ticket_ids: [1], changes: {} }, 'changes'],
    ['no changes at all', { ticket_ids: [1] }, 'changes'],
    ['changes that are null', { ticket_ids: [1], changes: null }, 'changes'],
    ['changes that are a word', { ticket_ids: [1], changes: 'all' }, 'changes'],
    ['an unknown status', { ticket_ids: [1], changes: { status: 'Bogus' } }, 'changes.status'],
    ['an unknown assignee', { ticket_ids: [1], changes: { assignee: 999_999 } }, 'changes.assignee'],
  ])('%s', async (_, body, field) => {
    const answer = await bulk(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });

  test('an assignee of another dealer', async () => {
    const stranger = await server.technician(other);
    const id = await stored();
    expect((await bulk({ ticket_ids: [id], changes: { assignee: stranger.id } })).statusCode).toBe(400);
    expect((await read(id)).version).toBe(1);
  });
});

test('500 tickets are changed in one call', async () => {
  const ids = (
    await server.db.query<{ ticket_id: number }>(
      `insert into tickets (dealer_id, ticket_key, elevator_id, summary, description, label, reporter_id, status, resolution,
         priority, create_date, start_date, target_date)
       select $1, 'ELV-' || (700000 + n), $2, 's', 'd', 'l', $1, 'Open', 'Unresolved', 'Low', now(), now(), now()
       from generate_series(1, 500) n returning ticket_id`,
      [dealer.id, elevator_id],
    )
  ).map(({ ticket_id }) => ticket_id);
  const answer = await bulk({ ticket_ids: ids, changes: { status: 'Closed' } });
  expect(answer.json()).toMatchObject({ failed: [] });
  expect(answer.json().updated).toHaveLength(500);
});

test('401 without a token, 403 for technicians', async () => {
  const body = { ticket_ids: [1], changes: { status: 'Open' } };
  expect((await bulk(body, priya)).statusCode).toBe(403);
  const url = '/api/tickets/bulk-update/';
  expect((await server.inject({ method: 'POST', url, payload: body })).statusCode).toBe(401);
});

describe('required custom fields (R370)', () => {
  let floor: number;
  const value = (text: string) => ({ custom_field: floor, customised_type: 'ticket', value: text });
  const change = (id: number, body: object, by = dealer) =>
    by.post(`/api/tickets/ticket-update/${id}/`, body);
  const MISSING = { custom_field_values: ['Floor: This field is required.'] };

  beforeAll(async () => {
    const body = { name: 'Floor', format: 'integer', tracker: 'ticket', is_required: true };
    floor = (await dealer.post('/api/custom_fields/add_custom_field/', body)).json().id;
  });
  afterAll(() => dealer.delete(`/api/custom_fields/delete/${floor}/`));

  test('tickets without them are not closed together with others; the reason and the key are named', async () => {
    const [empty, filled, closed] = [await stored(), await stored(), await stored({ status: 'Closed' })];
    expect((await change(filled, { custom_field_values: [value('3')] })).statusCode).toBe(200);
    const { ticket_key } = await read(empty);
    const answer = await bulk({ ticket_ids: [empty, filled, closed], changes: { status: 'Closed' } });
    expect(answer.json()).toEqual({
      updated: [filled, closed],
      failed: [{ ticket_id: empty, ticket_key, reason: 'Required to close the ticket: Floor.' }],
    });
    expect(await read(empty)).toMatchObject({ status: 'Open', close_date: null });
    const other_status = await bulk({ ticket_ids: [empty], changes: { status: 'OnHold' } });
    expect(other_status.json()).toMatchObject({ updated: [empty] });
  });

  test('a change to Closed asks for them, another partial change does not', async () => {
    const id = await stored();
    expect((await change(id, { priority: 'Low' })).statusCode).toBe(200);
    const refused = await change(id, { status: 'closed' });
    expect([refused.statusCode, refused.json()]).toEqual([400, MISSING]);
    expect((await change(id, { status: 'Closed', custom_field_values: [value('3')] })).statusCode).toBe(200);
    // Closed already: the change does not set it.
    expect((await change(id, { status: 'Closed', priority: 'High' })).statusCode).toBe(200);
    const emptied = await change(id, { custom_field_values: [value('')] });
    expect(emptied.json()).toEqual({ 'custom_field_values.0.value': ['This field is required.'] });
  });

  test('a technician closes a ticket with them, and writes no other values', async () => {
    const id = await stored({ assignee_id: priya.id });
    expect((await change(id, { status: 'Closed' }, priya)).json()).toEqual(MISSING);
    const alone = { status: 'OnHold', custom_field_values: [value('3')] };
    expect((await change(id, alone, priya)).statusCode).toBe(403);
    const closing = { status: 'Closed', custom_field_values: [value('3')] };
    expect((await change(id, closing, priya)).json()).toMatchObject({ status: 'Closed' });
  });

  test('a reason with long names is cut', async () => {
    const ids = [];
    for (const at of [1, 2]) {
      const body = { name: `${at}`.repeat(100), format: 'text', tracker: 'ticket', is_required: true };
      ids.push((await dealer.post('/api/custom_fields/add_custom_field/', body)).json().id);
    }
    const answer = await bulk({ ticket_ids: [await stored()], changes: { status: 'Closed' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().failed[0].reason.length).toBeLessThanOrEqual(200);
    for (const id of ids) await dealer.delete(`/api/custom_fields/delete/${id}/`);
  });
});
