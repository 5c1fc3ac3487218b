import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket, type StoredTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { emptyBins } from './bin';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let elevator_id: number;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  ({ elevator_id } = await anElevator(server.db, dealer.id));
});
afterAll(() => server.close());

const at = (call: string, { ticket_id }: StoredTicket) => `/api/tickets/${call}/${ticket_id}/`;
const part = (name: string, { ticket_id }: StoredTicket) => `/api/tickets/${ticket_id}/${name}/`;
const read = (ticket: StoredTicket) => dealer.get(at('ticket-details', ticket));
const restore = (ticket: StoredTicket, by = dealer) => by.post(at('ticket-restore', ticket));
const counts = async () => (await dealer.get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`)).json();
const deletedDaysAgo = (ticket: StoredTicket, days: number) =>
  server.db.query('update tickets set deleted_at = now() - make_interval(days => $1) where ticket_id = $2', [
    days,
    ticket.ticket_id,
  ]);

async function deleted(values: object = {}): Promise<StoredTicket> {
  const ticket = await aTicket(server.db, dealer.id, elevator_id, values);
  expect((await dealer.delete(at('ticket-delete', ticket))).statusCode).toBe(204);
  return ticket;
}

describe('200', () => {
  test('a deleted ticket is restored under its key, with its history and comments, and is counted again', async () => {
    const ticket = await aTicket(server.db, dealer.id, elevator_id);
    await dealer.post(part('comments', ticket), { text: 'The door was blocked.' });
    const before = await counts();
    await dealer.delete(at('ticket-delete', ticket));
    expect((await read(ticket)).statusCode).toBe(404);
    expect(await counts()).toMatchObject({ open_count: before.open_count - 1 });

    const restored = await restore(ticket);
    expect(restored.statusCode).toBe(200);
    expect(restored.json()).toMatchObject({ ticket_id: ticket.ticket_id, ticket_key: ticket.ticket_key });
    expect((await read(ticket)).json()).toEqual(restored.json());
    expect(await counts()).toEqual(before);
    expect((await dealer.get(part('comments', ticket))).json().results).toMatchObject([
      { text: 'The door was blocked.' },
    ]);
    expect((await dealer.get(part('history', ticket))).json().results).toMatchObject([
      { field: 'restored', who: dealer.username },
      { field: 'deleted', who: dealer.username },
      { field: 'created' },
    ]);
  });

  test('a ticket that is not deleted stays as it is', async () => {
    const ticket = await deleted();
    const first = await restore(ticket);
    const second = await restore(ticket);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
  });

  test('an assignee who was deleted meanwhile gets no open ticket (R411)', async () => {
    const gone = await server.technician(dealer);
    const [open, closed] = [
      await deleted({ assignee_id: gone.id }),
      await deleted({ assignee_id: gone.id, status: 'Closed' }),
    ];
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: gone.email });
    expect((await restore(open)).json()).toMatchObject({ assignee_name: null });
    expect((await restore(closed)).json()).toMatchObject({ assignee_name: gone.username });
  });
});

describe('404', () => {
  test('for another dealer’s ticket, which stays deleted', async () => {
    const ticket = await deleted();
    expect((await restore(ticket, other)).statusCode).toBe(404);
    expect((await read(ticket)).statusCode).toBe(404);
  });

  test('for a ticket whose elevator was deleted, too', async () => {
    const site = await anElevator(server.db, dealer.id);
    const ticket = await deleted({ elevator_id: site.elevator_id });
    await dealer.delete(`/api/elevators/${site.elevator_id}/`);
    expect((await restore(ticket)).statusCode).toBe(404);
  });

  test('when it was deleted 30 days ago, and for an id that never existed', async () => {
    const ticket = await deleted();
    await deletedDaysAgo(ticket, 30);
    expect((await restore(ticket)).statusCode).toBe(404);
    expect((await restore({ ...ticket, ticket_id: 999_999 })).statusCode).toBe(404);
  });
});

test('the bin lists the last deleted first, with who did it and the days left, by page; never another dealer’s', async () => {
  const owner = await server.dealer();
  const site = await anElevator(server.db, owner.id);
  const tickets = [];
  for (const days of [29, 12, 31]) {
    const ticket = await aTicket(server.db, owner.id, site.elevator_id);
    await owner.delete(at('ticket-delete', ticket));
    await deletedDaysAgo(ticket, days);
    tickets.push(ticket);
  }
  await aTicket(server.db, owner.id, site.elevator_id);
  const bin = async (query: string, by = owner) => (await by.get(`/api/tickets/bin/?${query}`)).json();
  expect(await bin('page=1&page_size=1')).toMatchObject({
    count: 2,
    total: 2,
    results: [{ ticket_key: tickets[1]?.ticket_key, deleted_by: owner.username, days_left: 18 }],
  });
  expect(await bin('page=2&page_size=1')).toMatchObject({
    results: [{ ticket_key: tickets[0]?.ticket_key, days_left: 1 }],
  });
  expect(await bin('', await server.dealer())).toEqual({ results: [] });
});

test('401 without a token, 403 for a technician', async () => {
  const ticket = await deleted();
  expect((await server.inject({ method: 'POST', url: at('ticket-restore', ticket) })).statusCode).toBe(401);
  expect((await restore(ticket, await server.technician(dealer))).statusCode).toBe(403);
});

test('the daily job deletes for good what was deleted more than 30 days before, with all that belongs to it', async () => {
  const [old, recent] = [await deleted(), await deleted()];
  const living = await aTicket(server.db, dealer.id, elevator_id);
  await server.db.query(`update tickets set deleted_at = '2027-05-15 23:59' where ticket_id = $1`, [
    old.ticket_id,
  ]);
  await server.db.query(`update tickets set deleted_at = '2027-05-16' where ticket_id = $1`, [
    recent.ticket_id,
  ]);
  const before = await counts();
  await emptyBins(server.db, '2027-06-15');
  const stored = async ({ ticket_id }: StoredTicket, table: string) =>
    (await server.db.query(`select 1 from ${table} where ticket_id = $1`, [ticket_id])).length > 0;
  expect(await stored(old, 'tickets')).toBe(false);
  expect(await stored(old, 'ticket_history')).toBe(false);
  expect(await stored(recent, 'tickets')).toBe(true);
  expect(await stored(living, 'tickets')).toBe(true);
  expect(await counts()).toEqual(before);
});
