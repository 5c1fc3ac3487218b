import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a ticket’s neighbours are those in the list of all tickets, the latest changed first', async () => {
  const dealer = await server.dealer();
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const store = (day: number, values: object = {}) =>
    aTicket(server.db, dealer.id, elevator_id, { update_date: `2026-03-0${day}T00:00:00Z`, ...values });
  const ids: number[] = [];
  for (const day of [1, 2, 2, 3]) ids.push((await store(day)).ticket_id);
  await store(2, { deleted_at: '2026-03-04' });
  const list = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1`);
  const listed: { ticket_id: number; ticket_key: string }[] = list.json().results;
  expect(listed.map(({ ticket_id }) => ticket_id)).toEqual(ids.toReversed());
  const named = listed.map(({ ticket_id, ticket_key }) => ({ ticket_id, ticket_key }));
  for (const [at, { ticket_id }] of named.entries())
    expect((await dealer.get(`/api/tickets/${ticket_id}/neighbours/`)).json()).toEqual({
      previous: named[at - 1] ?? null,
      next: named[at + 1] ?? null,
    });
});

test('401, 403, 404: without a token, a technician, another dealer’s or a deleted ticket', async () => {
  const dealer = await server.dealer();
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const { ticket_id } = await aTicket(server.db, dealer.id, elevator_id);
  const url = `/api/tickets/${ticket_id}/neighbours/`;
  expect((await server.inject({ url })).statusCode).toBe(401);
  expect((await (await server.technician(dealer)).get(url)).statusCode).toBe(403);
  expect((await (await server.dealer()).get(url)).statusCode).toBe(404);
  await server.db.query('update tickets set deleted_at = now() where ticket_id = $1', [ticket_id]);
  expect((await dealer.get(url)).statusCode).toBe(404);
});
