import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { SeededRandom } from '../../demo/SeededRandom';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let tickets: (values?: object) => Promise<number>;
const random = new SeededRandom(3);

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const people: [null, number, number] = [
    null,
    (await server.technician(dealer)).id,
    (await server.technician(dealer)).id,
  ];
  const one = await anElevator(server.db, dealer.id);
  const other = await anElevator(server.db, dealer.id);
  tickets = async (values = {}) => {
    const { ticket_id } = await aTicket(
      server.db,
      dealer.id,
      (random.happens(0.5) ? one : other).elevator_id,
      {
        assignee_id: random.pick(people),
        label: random.pick(['Doors', 'doors', 'Noise']),
        status: random.pick(['Open', 'Closed', 'OnHold']),
        priority: random.pick(['High', 'Low']),
        update_date: new Date(Date.UTC(2026, 2, random.whole(1, 9))).toISOString(),
        ...values,
      },
    );
    return ticket_id;
  };
  for (let n = 0; n < 40; n++) await tickets();
});
afterAll(() => server.close());

const list = () => `/api/tickets/all-ticket-list-emp/${dealer.id}/`;

/** The ids of a list, page after page; `meanwhile` runs after the second page. */
async function follow(path: string, query: string, meanwhile?: () => Promise<unknown>) {
  const ids: number[] = [];
  let cursor: string | null | undefined = '';
  for (let page = 1; typeof cursor === 'string'; page++) {
    const answer = await dealer.get(`${path}?page_size=7&${query}&cursor=${cursor}`);
    expect(answer.statusCode).toBe(200);
    const { results, next } = answer.json<Page<{ ticket_id: number; user_id: number }>>();
    ids.push(...results.map(({ ticket_id, user_id }) => ticket_id ?? user_id));
    if (page === 2) await meanwhile?.();
    cursor = next;
  }
  return ids;
}

const orderings = [...TICKET_ORDERINGS, ...TICKET_ORDERINGS.map((name) => `-${name}`)];

test.each(orderings.flatMap((one) => [`ordering=${one}`, `ordering=${one}&status=Open&search=o`]))(
  'pages by cursor are together the whole list (%s)',
  async (query) => {
    const whole = (await dealer.get(`${list()}?${query}`)).json<TicketRow[]>();
    expect(await follow(list(), query)).toEqual(whole.map(({ ticket_id }) => ticket_id));
  },
);

test.each(orderings)(
  'tickets that are added or deleted meanwhile neither repeat nor hide others (%s)',
  async (ordering) => {
    const before = (await dealer.get(`${list()}?ordering=${ordering}`)).json<TicketRow[]>();
    const deleted = [before[3], before[20]].map((ticket) => ticket?.ticket_id);
    const added: number[] = [];
    const ids = await follow(list(), `ordering=${ordering}`, async () => {
      for (const id of deleted) await dealer.delete(`/api/tickets/ticket-delete/${id}/`);
      for (let n = 0; n < 4; n++) added.push(await tickets());
    });
    const stayed = before.map(({ ticket_id }) => ticket_id).filter((id) => id !== deleted[1]);
    expect(ids.filter((id) => !added.includes(id))).toEqual(stayed);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('lists of people have cursors too', async () => {
  for (let n = 0; n < 15; n++) await server.customer(dealer);
  const path = `/api/users/${dealer.id}/user_customer_list/`;
  const whole = (await dealer.get(`${path}?ordering=-email`)).json<{ results: { user_id: number }[] }>();
  expect(await follow(path, 'ordering=-email')).toEqual(whole.results.map(({ user_id }) => user_id));
});

test('the first page counts, and a page without a cursor has none', async () => {
  const first = (await dealer.get(`${list()}?cursor=&page_size=5&status=Open`)).json<Page<TicketRow>>();
  const page = (await dealer.get(`${list()}?page=1&page_size=5&status=Open`)).json<Page<TicketRow>>();
  expect(first).toEqual({ ...page, next: expect.any(String) });
  expect(Object.keys(page)).toEqual(['count', 'total', 'results']);
  expect(Object.keys(page.results[0] ?? {})).not.toContain('cursor_key');
});

test.each(['x', 'bnVsbA', 'WyItdXBkYXRlX2RhdGUiLG51bGwsMV0', 'WyItdXBkYXRlX2RhdGUiLCJ4IiwxXQ'])(
  'a cursor that is none is a 400: %s',
  async (cursor) => {
    const answer = await dealer.get(`${list()}?cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
  },
);

test('a cursor of another order is a 400', async () => {
  const { next } = (await dealer.get(`${list()}?cursor=&page_size=5&ordering=label`)).json<Page<TicketRow>>();
  const answer = await dealer.get(`${list()}?cursor=${next}&ordering=-label`);
  expect([answer.statusCode, answer.json()]).toEqual([400, { cursor: ['Invalid value'] }]);
});
