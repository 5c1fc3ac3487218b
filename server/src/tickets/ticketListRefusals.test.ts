import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let priya: SignedIn;
let owner: SignedIn;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  owner = await server.customer(dealer, { username: 'copper_ridge' });
});
afterAll(() => server.close());

describe('400', () => {
  test.each([
    ['an unknown status', 'status=Bogus', { status: ['"Bogus" is not a valid choice.'] }],
    ['an unknown order', 'ordering=summary', { ordering: ['"summary" is not a valid choice.'] }],
    [
      'a day that does not exist',
      'from=2026-02-30&to=2026-03-01',
      { from: [expect.stringContaining('Date has wrong format')] },
    ],
    [
      'a word that PostgreSQL would accept as a day',
      'from=yesterday&to=tomorrow',
      { from: [expect.any(String)], to: [expect.any(String)] },
    ],
    ['a page that is not a positive integer', 'page=0', { page: [expect.any(String)] }],
    ['a page that is too large', 'page_size=100000', { page_size: [expect.any(String)] }],
    ['a NUL in a search', 'search=%00', { search: ['Null characters are not allowed.'] }],
    ['an offset that no time zone has', 'utc_offset=900', { utc_offset: [expect.any(String)] }],
  ])('%s', async (_, query, body) => {
    const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(body);
  });
});

const calls = ['all-ticket-list-emp', 'all-ticket-list-dealer', 'all-ticket-list-emp-count'];

test.each(calls)('401: %s needs a token', async (call) => {
  expect((await server.inject({ url: `/api/tickets/${call}/${dealer.id}/` })).statusCode).toBe(401);
});

test('403: the summary is for dealers', async () => {
  for (const person of [priya, owner])
    expect((await person.get(`/api/tickets/summary/${dealer.id}/?by=priority`)).statusCode).toBe(403);
});

test.each(calls)('404: %s of another dealer', async (call) => {
  for (const id of [String(other.id), '999999', 'abc', '0', '99999999999']) {
    const answer = await dealer.get(`/api/tickets/${call}/${id}/`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ detail: 'Not found.' });
  }
});
