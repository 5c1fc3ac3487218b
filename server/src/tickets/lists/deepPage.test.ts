import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { deepPaging } from '../../database/deepPaging';
import { insertRows } from '../../demo/insertRows';
import { SeededRandom } from '../../demo/SeededRandom';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, deletePerson } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
const random = new SeededRandom(41);
const TICKETS = 1_530;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const technician = async (username: string) => (await server.technician(dealer, { username })).id;
  // A name that was reused: the tickets of both people are one range of the list.
  const former = await technician('anita');
  await deletePerson(server.db, { id: former, dealer_id: dealer.id });
  const people: [null, ...number[]] = [null, former, await technician('Anita'), await technician('ravi')];
  const one = await anElevator(server.db, dealer.id);
  const other = await anElevator(server.db, dealer.id);
  const third = await anElevator(server.db, dealer.id);
  // As with people: another elevator has the name of one that is deleted.
  await server.db.query(
    `update elevators set deleted_at = now(),
       elevator_name = (select upper(o.elevator_name) from elevators o where o.elevator_id = $1)
     where elevator_id = $2`,
    [one.elevator_id, third.elevator_id],
  );
  await insertRows(
    server.db,
    'tickets',
    dealer.id,
    Array.from({ length: TICKETS }, (_, n) => ({
      ticket_key: `ELV-${1 + n}`,
      elevator_id: random.pick([one, other, third]).elevator_id,
      assignee_id: random.pick(people),
      summary: 'Door does not close',
      description: 'It opens again and again.',
      label: random.pick(['Doors', 'doors', 'Noise']),
      reporter_id: dealer.id,
      status: random.happens(0.9) ? 'Closed' : 'Open',
      resolution: 'Unresolved',
      priority: random.pick(['Medium', 'Low', 'High']),
      entrapment: random.happens(0.1),
      create_date: '2026-03-02',
      start_date: '2026-03-02',
      target_date: random.pick(['2026-03-09', '2026-03-10', '2026-04-01']),
      update_date: new Date(Date.UTC(2026, 2, random.whole(1, 9))).toISOString(),
    })),
  );
});
afterAll(() => server.close());

const orderings = [...TICKET_ORDERINGS, ...TICKET_ORDERINGS.map((name) => `-${name}`)];

test.each(
  orderings.flatMap((one) => [
    `ordering=${one}`,
    `ordering=${one}&status=Closed`,
    `ordering=${one}&search=closed`,
  ]),
)('late pages are parts of the whole list (%s)', async (query) => {
  const url = `/api/tickets/all-ticket-list-emp/${dealer.id}/?${query}`;
  const whole = (await dealer.get(url)).json<TicketRow[]>();
  expect(whole.length).toBeGreaterThan(1_200);
  for (const page of [1, 21, 22, 25, Math.ceil(whole.length / 50), 40]) {
    const late = (await dealer.get(`${url}&page=${page}&page_size=50`)).json<Page<TicketRow>>();
    expect(late).toEqual({
      count: whole.length,
      total: TICKETS,
      results: whole.slice((page - 1) * 50, page * 50),
    });
  }
});

test.each([
  [{ page: 1, page_size: 25 }, 100, { limit: 25, offset: 0, fromEnd: false }],
  [{ page: 4, page_size: 25 }, 100, { limit: 25, offset: 0, fromEnd: true }],
  [{ page: 4, page_size: 25 }, 90, { limit: 15, offset: 0, fromEnd: true }],
  [{ page: 3, page_size: 25 }, 100, { limit: 25, offset: 25, fromEnd: true }],
  [{ page: 5, page_size: 25 }, 100, { limit: 0, offset: 0, fromEnd: true }],
])('the rows of %j in a list of %i', (paging, count, place) => {
  expect(deepPaging(paging, count)).toEqual(place);
});
