import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let east: number;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  const west = (await anElevator(server.db, dealer.id, { elevator_name: 'West' })).elevator_id;
  east = (await anElevator(server.db, dealer.id, { elevator_name: 'East' })).elevator_id;
  await aTicket(server.db, dealer.id, west);
  for (const [number, status] of [
    [1, 'Open'],
    [2, 'Closed'],
    [3, 'Open'],
  ] as const)
    await aTicket(server.db, dealer.id, east, {
      ticket_key: `ELV-${number}`,
      status,
      update_date: `2026-03-0${number}T12:00:00Z`,
    });
});
afterAll(() => server.close());

const url = (id: unknown, query = '') => `/api/tickets/ticket-list/${String(id)}/?${query}`;
const keys = ({ results }: { results: { ticket_key: string }[] }) =>
  results.map(({ ticket_key }) => ticket_key);

test('an elevator’s tickets come newest first, bare under results (R353, R365)', async () => {
  const answer = (await dealer.get(url(east))).json();
  expect(Object.keys(answer)).toEqual(['results']);
  expect(keys(answer)).toEqual(['ELV-3', 'ELV-2', 'ELV-1']);
});

test('with a page they are counted, filtered and searched like any list', async () => {
  expect((await dealer.get(url(east, 'page=1&status=open'))).json()).toMatchObject({ count: 2, total: 3 });
  expect((await dealer.get(url(east, 'page=1&search=elv-2'))).json()).toMatchObject({ count: 1, total: 3 });
  expect((await dealer.get(url(east, 'page=1&elevator=west'))).json()).toMatchObject({
    count: 0,
    total: 3,
    results: [],
  });
  expect(keys((await dealer.get(url(east, 'page=2&page_size=2'))).json())).toEqual(['ELV-1']);
});

test('404 for another dealer’s elevator and for an absent one; 401 without a token', async () => {
  for (const id of [east, 999_999, 'abc', '-1', '99999999999'])
    expect((await other.get(url(id))).statusCode).toBe(404);
  expect((await server.inject({ url: url(east) })).statusCode).toBe(401);
});
