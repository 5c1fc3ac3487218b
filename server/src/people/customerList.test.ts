import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket, deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;

const list = (query = '', id = dealer.id) => dealer.get(`/api/users/${id}/user_customer_list/${query}`);

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  const [ridge, village] = [
    await server.customer(dealer, { username: 'copper_ridge' }),
    await server.customer(dealer, {
      username: 'Village_House',
      first_name: 'Nicola',
      last_name: 'Nord',
      phoneno: '+1 410-555.0101',
    }),
  ];
  await server.technician(dealer, { username: 'copper_technician' });
  await server.customer(other, { username: 'copper_of_another' });
  const gone = await server.customer(dealer, { username: 'copper_gone' });
  await deletePerson(server.db, gone);
  const mine = await anElevator(server.db, dealer.id, { customer_id: ridge.id });
  const sold = await anElevator(server.db, dealer.id, { customer_id: ridge.id, deleted_at: '2026-01-01' });
  const nobodys = await anElevator(server.db, dealer.id);
  await aTicket(server.db, dealer.id, mine.elevator_id, { reporter_id: ridge.id });
  await aTicket(server.db, dealer.id, mine.elevator_id, { status: 'Closed' });
  await aTicket(server.db, dealer.id, nobodys.elevator_id, { reporter_id: ridge.id });
  await aTicket(server.db, dealer.id, nobodys.elevator_id, { reporter_id: village.id });
  await aTicket(server.db, dealer.id, sold.elevator_id);
  await aTicket(server.db, dealer.id, mine.elevator_id, { deleted_at: '2026-01-01' });
});
afterAll(() => server.close());

describe('200', () => {
  test('the dealer’s customers by user name, case-insensitively; without deleted ones and other people (R422, R427)', async () => {
    expect((await list()).json()).toEqual({
      results: [
        expect.objectContaining({ username: 'copper_ridge', email: 'copper_ridge@example.com' }),
        expect.objectContaining({ username: 'Village_House' }),
      ],
    });
  });

  test('have the number of tickets of their elevators and of those that they reported, each counted once (R426)', async () => {
    const { results } = (await list()).json();
    expect(results.map(({ ticket_count }: { ticket_count: number }) => ticket_count)).toEqual([3, 1]);
  });

  test('the count equals the list that it links to', async () => {
    const tickets = await dealer.get(
      `/api/tickets/all-ticket-list-emp/${dealer.id}/?assignee_name=copper_ridge`,
    );
    expect(tickets.json()).toHaveLength(3);
  });

  test('are searched by user name, and returned in pages', async () => {
    expect((await list('?page=1&search=RIDGE')).json()).toMatchObject({ count: 1, total: 2 });
    expect((await list('?page=2&page_size=1')).json()).toMatchObject({
      count: 2,
      results: [{ username: 'Village_House' }],
    });
    expect((await list('?page=1&search=example.com')).json()).toMatchObject({ count: 0, results: [] });
    expect((await list('?ordering=-username')).json().results[0]).toMatchObject({
      username: 'Village_House',
    });
  });

  test.each([
    ['full name', 'ola%20nord', ['Village_House']],
    ['e-mail address', 'ridge@EXAMPLE', ['copper_ridge']],
    ['phone number, however it is written', '(410)%20555', ['Village_House']],
    ['user name', 'ridge', ['copper_ridge']],
    ['nothing of the kind', 'nobody', []],
    ['signs between digits alone', '().', []],
  ])('search_in=all also finds by %s', async (_, text, names) => {
    const { results } = (await list(`?page=1&search=${text}&search_in=all`)).json();
    expect(results.map(({ username }: { username: string }) => username)).toEqual(names);
  });
});

test('400: an unknown scope of the search', async () => {
  expect((await list('?search=a&search_in=zip')).statusCode).toBe(400);
});

test('400: an unknown order', async () => {
  expect((await list('?ordering=password_hash')).statusCode).toBe(400);
});

test('401: without a token', async () => {
  expect((await server.inject({ url: `/api/users/${dealer.id}/user_customer_list/` })).statusCode).toBe(401);
});

test('403: technicians and customers', async () => {
  const technician = await server.technician(dealer);
  expect((await technician.get(`/api/users/${dealer.id}/user_customer_list/`)).statusCode).toBe(403);
});

test('404: another dealer’s customers', async () => {
  expect((await list('', other.id)).statusCode).toBe(404);
});
