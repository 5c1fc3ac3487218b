import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let ticket_id: number;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer({ username: 'lift_dealer' });
  const { elevator_id } = await anElevator(server.db, dealer.id);
  ({ ticket_id } = await aTicket(server.db, dealer.id, elevator_id, { status: 'Open' }));
});
afterAll(() => server.close());

const url = (query = '') => `/api/tickets/${ticket_id}/timeline/${query}`;

test('changes and comments are in one list, the newest first, in pages without a duplicate', async () => {
  await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { status: 'OnHold' });
  await dealer.post(`/api/tickets/${ticket_id}/comments/`, { text: 'The part is ordered.' });
  await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { status: 'Open' });
  const all = (await dealer.get(url('?page=1&page_size=10'))).json();
  expect(all.results.slice(0, 3)).toEqual([
    expect.objectContaining({
      kind: 'change',
      who: 'lift_dealer',
      field: 'status',
      old: 'OnHold',
      new: 'Open',
    }),
    expect.objectContaining({
      kind: 'comment',
      who: 'lift_dealer',
      text: 'The part is ordered.',
      mine: true,
    }),
    expect.objectContaining({ kind: 'change', field: 'status', old: 'Open', new: 'OnHold', text: null }),
  ]);
  const second = (await dealer.get(url('?page=2&page_size=2'))).json();
  expect(second).toMatchObject({ count: all.count, total: all.count });
  expect(second.results).toEqual(all.results.slice(2, 4));
});

test('without a page all of a long list come, in the same order as in pages', async () => {
  for (let n = 1; n <= 60; n += 1)
    await dealer.post(`/api/tickets/${ticket_id}/comments/`, { text: `Comment ${n}` });
  const whole = (await dealer.get(url())).json();
  const paged = (await dealer.get(url('?page=1&page_size=500'))).json();
  expect(whole).toEqual({ results: paged.results });
  const comments = (await dealer.get(`/api/tickets/${ticket_id}/comments/`)).json().results;
  expect(comments.slice(-60).map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 60 }, (_, n) => `Comment ${n + 1}`),
  );
});

test("another dealer's ticket is not found", async () => {
  const other = await server.dealer();
  const answer = await other.get(url());
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
});
