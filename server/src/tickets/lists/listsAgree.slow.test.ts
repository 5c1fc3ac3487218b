import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { SeededRandom } from '../../demo/SeededRandom';
import { insertRows } from '../../demo/insertRows';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let all: TicketRow[];

const chance = new SeededRandom(4);
const list = (query: string) => dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?${query}`);

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const technicians = [
    await server.technician(dealer, { username: 'anita' }),
    await server.technician(dealer),
  ];
  const elevators = [await anElevator(server.db, dealer.id), await anElevator(server.db, dealer.id)];
  const rows = Array.from({ length: 400 }, (_, n) => ({
    ticket_key: `ELV-${1001 + n * 7}`,
    elevator_id: elevators[n % 2]?.elevator_id,
    summary: 'Door',
    description: 'It does not close.',
    label: chance.pick(['Doors', 'Noise', 'Pit 3', 'doors 10%']),
    reporter_id: dealer.id,
    assignee_id: chance.pick([null, ...technicians.map(({ id }) => id)]),
    status: chance.pick(['Open', 'Closed', 'Closed', 'Closed', 'OnHold']),
    resolution: 'Unresolved',
    priority: chance.pick(['High', 'Low', 'Unspecified']),
    create_date: '2026-03-02',
    start_date: '2026-03-02',
    target_date: '2026-03-09',
    update_date: new Date(Date.UTC(2026, 2, 2, 0, chance.whole(0, 2000))).toISOString(),
  }));
  await insertRows(server.db, 'tickets', dealer.id, rows);
  all = (await list('')).json();
});
afterAll(() => server.close());

const SEARCHES = [
  '',
  'door',
  'ANITA',
  'open',
  'e',
  '1',
  '10',
  '101',
  'elv-1',
  'elv-10',
  'elv-100',
  'elv-9',
  '-2',
  'pit 3',
  '10%',
  '_',
  'zzz',
  'technician',
  'h',
];

test.each(SEARCHES)('a search for “%s” gives the rows, pages and counts of the rule', async (search) => {
  for (const status of ['', 'Open', 'Closed']) {
    for (const ordering of ['-update_date', 'update_date', 'elevator_name', '-assignee_name', 'label']) {
      const expected = all
        .filter((row) => matchesTicketFilter(row, { search, status }))
        .sort(compareTickets(ordering as '-update_date'));
      for (const page of [1, 2, 9]) {
        const query = new URLSearchParams({ search, ordering, page: String(page), page_size: '20' });
        if (status) query.set('status', status);
        const answer = (await list(query.toString())).json<Page<TicketRow>>();
        const results = expected.slice((page - 1) * 20, page * 20);
        expect(answer).toEqual({ count: expected.length, total: 400, results });
      }
    }
  }
});

test.each(TICKET_ORDERINGS.flatMap((ordering) => [ordering, `-${ordering}` as const]))(
  'ordered by %s the pages are those of the rule',
  async (ordering) => {
    const expected = all.toSorted(compareTickets(ordering));
    for (const page of [1, 2, 20]) {
      const { results } = (await list(`ordering=${ordering}&page=${page}&page_size=20`)).json<
        Page<TicketRow>
      >();
      expect(results).toEqual(expected.slice((page - 1) * 20, page * 20));
    }
  },
);

test('when there are too many labels to list, they are searched one by one, with the same rows', async () => {
  const busy = await server.dealer();
  const { elevator_id } = await anElevator(server.db, busy.id);
  for (let n = 0; n < 310; n += 1) await aTicket(server.db, busy.id, elevator_id, { label: `Label ${n}` });
  const answer = await busy.get(
    `/api/tickets/all-ticket-list-emp/${busy.id}/?search=label 30&page=1&page_size=50`,
  );
  expect(answer.json()).toMatchObject({ count: 11, total: 310 });
  expect(answer.json<Page<TicketRow>>().results).toHaveLength(11);
});

test('1,000 rows are accepted as a page; an unchanged list is not sent again, a changed one is', async () => {
  const url = `/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&page_size=1000`;
  const first = await dealer.get(url);
  expect(first.json<Page<TicketRow>>().results).toHaveLength(400);
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await dealer.inject({ url, headers })).statusCode).toBe(304);
  await dealer.post(`/api/tickets/ticket-update/${all[0]?.ticket_id}/`, { label: 'Moved' });
  expect((await dealer.inject({ url, headers })).statusCode).toBe(200);
  expect((await dealer.get(`${url}1`)).statusCode).toBe(400);
});
