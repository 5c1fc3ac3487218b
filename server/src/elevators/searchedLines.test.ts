import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { SignedIn } from '../testing/signedInCalls';
import { storedVisit } from '../testing/storedVisit';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const { elevator_id } = await anElevator(server.db, dealer.id, {
    elevator_name: 'CR1',
    elevator_address: '12 MG  Road,\nNear (Old) पार्क\nPune',
  });
  await anElevator(server.db, dealer.id, { elevator_name: 'CR2', elevator_address: '12 MGRoad' });
  await storedVisit(server.db, dealer.id, [elevator_id], { planned_day: addDays(localDay(), 3) });
  await aTicket(server.db, dealer.id, elevator_id, {
    description: 'Seen 12 MG\tRoad,\r\nnear (old) पार्क pune',
  });
  await aTicket(server.db, dealer.id, elevator_id, {});
});
afterAll(() => server.close());

const SEARCHES = ['mg road', 'ROAD, near', 'near (old) पार्क pune', '12 mg road, near'];
const LISTS = [
  ['elevators', (id: number) => `/api/users/${id}/elevators/?search_in=all&page=1&search=`],
  ['the search of the console', () => '/api/elevators/find/?text='],
  ['a call', () => '/api/tickets/callers/?text='],
  ['maintenance', () => '/api/elevators/elevator_summary_indue/?page=1&search='],
  ['visits', () => '/api/visits/?page=1&search='],
  ['tickets by text', (id: number) => `/api/tickets/all-ticket-list-emp/${id}/?page=1&text=`],
] as const;

test.each(LISTS)(
  '200: %s: a space of a search is any white space of a text on several lines',
  async (_, url) => {
    for (const search of SEARCHES) {
      const answer = (await dealer.get(url(dealer.id) + encodeURIComponent(search))).json();
      expect([search, answer.results ?? answer]).toEqual([search, [expect.anything()]]);
    }
  },
);

test('200: no match spans the name of a lift and its address', async () => {
  const answer = (await dealer.get('/api/visits/?page=1&search=CR1%2012')).json();
  expect(answer.count).toBe(0);
});
