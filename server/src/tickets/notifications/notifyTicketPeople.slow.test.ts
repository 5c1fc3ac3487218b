import { insertRows } from '../../demo/insertRows';
import { NOTIFIED_USERS, peopleWithDevices } from '../../testing/peopleWithDevices';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let people: Awaited<ReturnType<typeof peopleWithDevices>>;

beforeEach(async () => {
  server = await testServer();
  people = await peopleWithDevices(server);
});
afterEach(() => server.close());

describe('a new ticket (R841)', () => {
  const create = (body: object = {}, headers: Record<string, string> = {}) =>
    people.dealer.inject({
      method: 'POST',
      url: '/api/tickets/create/',
      headers,
      payload: {
        elevator_id: people.elevator_id,
        summary: 's',
        description: 'd',
        label: 'l',
        start_date: '2026-03-02',
        target_date: '2026-03-09',
        ...body,
      },
    });

  test('notifies the technician to whom it is assigned, and no other user', async () => {
    const { ticket_key } = (await create({ assignee: people.priya.id, reporter: people.reporter.id })).json();
    expect(await people.waiting()).toEqual([
      {
        recipients: ['priya'],
        heading: `New ticket ${ticket_key}`,
        content: 'A new ticket for the elevator North 1 was assigned to priya.sharma.',
      },
    ]);
  });

  test.each([
    ['without an assignee', () => ({})],
    ['assigned to the dealer who creates it', () => ({ assignee: people.dealer.id })],
    ['that is refused', () => ({ assignee: people.priya.id, target_date: '2020-01-01' })],
  ])('%s notifies no one', async (_, body) => {
    await create(body());
    expect(await people.waiting()).toEqual([]);
  });

  test('sent again under its key it notifies once', async () => {
    const key = { 'idempotency-key': 'the-key' };
    await create({ assignee: people.priya.id }, key);
    expect((await create({ assignee: people.priya.id }, key)).statusCode).toBe(201);
    expect(await people.waiting()).toHaveLength(1);
  });
});

describe('a changed ticket (R842, R845)', () => {
  test('notifies its assignee, its reporter, its elevator’s customer and the dealer; no one of another dealer', async () => {
    const { ticket_id, ticket_key } = await people.stored();
    await people.update(ticket_id, { status: 'InProgress' });
    expect(await people.waiting()).toEqual([
      {
        recipients: NOTIFIED_USERS,
        heading: `Ticket ${ticket_key} is Updated !`,
        content: 'Ticket status is InProgress and Assignee is priya.sharma',
      },
    ]);
  });

  test('names and notifies the new assignee, not the old one', async () => {
    const { ticket_id } = await people.stored();
    await people.update(ticket_id, { assignee: people.colleague.id });
    expect(await people.waiting()).toMatchObject([
      {
        recipients: ['colleague', 'dealer', 'owner', 'reporter'],
        content: 'Ticket status is Open and Assignee is ben.miller',
      },
    ]);
  });

  test('shows Unassigned when there is no assignee', async () => {
    const { ticket_id } = await people.stored();
    await people.update(ticket_id, { assignee: null });
    expect(await people.waiting()).toMatchObject([
      {
        recipients: ['dealer', 'owner', 'reporter'],
        content: 'Ticket status is Open and Assignee is Unassigned',
      },
    ]);
  });

  test('notifies each device once, when a user has several of these roles', async () => {
    const { ticket_id } = await people.stored({
      reporter_id: people.owner.id,
      assignee_id: people.dealer.id,
    });
    await people.update(ticket_id, { priority: 'Low' });
    expect(await people.waiting()).toMatchObject([{ recipients: ['dealer', 'owner'] }]);
  });

  test('never notifies a deactivated or a deleted person', async () => {
    const { ticket_id } = await people.stored({ status: 'Closed' });
    await people.dealer.post(`/api/account/${people.dealer.id}/deactivate/`, { user_id: people.priya.id });
    await people.dealer.post(`/api/account/${people.dealer.id}/deactivate/`, { user_id: people.owner.id });
    await people.dealer.patch(`/api/account/${people.dealer.id}/user_delete/`, {
      email: people.reporter.email,
    });
    await people.update(ticket_id, { priority: 'High' });
    expect(await people.waiting()).toMatchObject([{ recipients: ['dealer'] }]);
  });

  test('notifies, too, when a technician changes its status', async () => {
    const { ticket_id } = await people.stored();
    expect((await people.update(ticket_id, { status: 'OnHold' }, people.priya)).statusCode).toBe(200);
    expect(await people.waiting()).toMatchObject([{ recipients: NOTIFIED_USERS }]);
  });

  test('notifies when only the value of a custom field changes, and not when it stays', async () => {
    const [field] = await insertRows<{ id: number }>(server.db, 'custom_fields', people.dealer.id, [
      { tracker: 'ticket', name: 'Floor', format: 'integer', order: 1 },
    ]);
    const { ticket_id } = await people.stored();
    const values = { custom_field_values: [{ custom_field: field?.id, value: '3' }] };
    expect((await people.update(ticket_id, values)).statusCode).toBe(200);
    expect(await people.waiting()).toHaveLength(1);
    await people.update(ticket_id, values);
    expect(await people.waiting()).toHaveLength(1);
  });

  test.each([
    ['that changes nothing', 200, () => ({ status: 'Open', priority: 'Medium', assignee: people.priya.id })],
    ['with an empty body', 200, () => ({})],
    ['that is refused', 400, () => ({ status: 'Closed', assignee: 999_999 })],
  ])('an update %s notifies no one', async (_, status, body) => {
    const { ticket_id } = await people.stored();
    expect((await people.update(ticket_id, body())).statusCode).toBe(status);
    expect(await people.waiting()).toEqual([]);
  });

  test('a change that conflicts with another user’s notifies no one', async () => {
    const { ticket_id } = await people.stored();
    await people.update(ticket_id, { summary: 'Mine' });
    expect((await people.update(ticket_id, { summary: 'Yours', version: 1 })).statusCode).toBe(409);
    expect(await people.waiting()).toHaveLength(1);
  });

  test('change and message are stored together, or neither', async () => {
    const { ticket_id } = await people.stored();
    await server.db.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    );
    await server.db.query(
      'create trigger refuse after insert on push_outbox for each statement execute function refuse()',
    );
    expect((await people.update(ticket_id, { status: 'OnHold' })).statusCode).toBe(500);
    expect((await people.dealer.get(`/api/tickets/ticket-details/${ticket_id}/`)).json()).toMatchObject({
      status: 'Open',
      version: 1,
    });
    expect(await people.waiting()).toEqual([]);
  });
});
