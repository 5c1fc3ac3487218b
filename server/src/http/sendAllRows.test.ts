import { brotliDecompressSync } from 'node:zlib';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import Fastify from 'fastify';
import { insertRows } from '../demo/insertRows';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';
import { sendAllRows } from './sendAllRows';

let server: TestServer;
let dealer: SignedIn;
let elevator_id: number;
const TICKETS = 2_500;

const list = (query = '') => `/api/tickets/all-ticket-list-emp/${dealer.id}/${query}`;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  await insertRows(
    server.db,
    'tickets',
    dealer.id,
    Array.from({ length: TICKETS }, (_, n) => ({
      ticket_key: `ELV-${1 + n}`,
      elevator_id,
      summary: 'Door does not close',
      description: 'It opens again and again.',
      label: `Label ${n % 7}`,
      reporter_id: dealer.id,
      status: 'Open',
      resolution: 'Unresolved',
      priority: 'Medium',
      create_date: '2026-03-02',
      start_date: '2026-03-02',
      target_date: '2026-03-09',
      update_date: new Date(Date.UTC(2026, 2, 2, 0, (n * 7) % TICKETS)).toISOString(),
    })),
  );
});
afterAll(() => server.close());

const pages = async (query: string): Promise<TicketRow[]> => {
  const rows: TicketRow[] = [];
  for (let page = 1; rows.length < TICKETS; page++) {
    const answer = await dealer.get(list(`?page=${page}&page_size=1000&${query}`));
    const { results } = answer.json<Page<TicketRow>>();
    rows.push(...results);
  }
  return rows;
};

test.each(['', 'ordering=-label', 'ordering=elevator_name'])(
  'a long list without a page has the rows of all its pages, in their order (R942): %s',
  async (query) => {
    const { body, headers } = await dealer.get(list(`?${query}`));
    expect(body).toBe(JSON.stringify(await pages(query)));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length']).toBeUndefined();
  },
);

test('a long list within an object has its shape (R942)', async () => {
  const { body } = await dealer.get(`/api/tickets/ticket-list/${elevator_id}/`);
  expect(body).toBe(JSON.stringify({ results: await pages('') }));
});

test('a long list is compressed while it is sent', async () => {
  const answer = await dealer.inject({ url: list(), headers: { 'accept-encoding': 'gzip, br' } });
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
    'br',
    'accept, accept-encoding',
  ]);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe((await dealer.get(list())).body);
});

test.each([
  ['', TICKETS],
  ['?search=ELV-77', 11],
])('a list is sent as one row a line for a caller who accepts that: %s', async (query, rows) => {
  const answer = await dealer.inject({ url: list(query), headers: { accept: 'application/x-ndjson' } });
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = answer.body.trimEnd().split('\n');
  expect(lines).toHaveLength(rows);
  expect(`[${lines.join(',')}]`).toBe((await dealer.get(list(query))).body);
});

test('a list of tickets is a CSV file for a caller who accepts that, with the columns of the console', async () => {
  const query = '?search=ELV-77&ordering=ticket_key';
  await server.db.query("update tickets set label = '=1+1' where ticket_key = 'ELV-77'");
  const answer = await dealer.inject({ url: list(query), headers: { accept: 'text/csv' } });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [first] = (await dealer.get(list(query))).json<TicketRow[]>();
  const lines = answer.body.split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    'Ticket key,Elevator Name,Label,Assignee,Status,Priority,Passenger trapped,Target Date,Updated',
    `ELV-77,${first?.elevator_name},"'=1+1",,Open,Medium,false,${first?.target_date},${first?.update_date}`,
  ]);
  expect(lines).toHaveLength(13);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="employeeTicketList.csv"');
});

test.each([
  ['elevators', () => `/api/users/${dealer.id}/elevators/`, 'Elevator name,Building name,Elevator address,'],
  ['technicians', () => `/api/account/${dealer.id}/employee_list/`, 'User name,Email,'],
  ['customers', () => `/api/users/${dealer.id}/user_customer_list/`, 'User name,Email,'],
  ['due maintenance', () => '/api/elevators/elevator_summary_indue/', 'Elevator name,Building name,'],
  ['contracts', () => '/api/contracts/', 'Customer user name,Customer,'],
  ['activity', () => '/api/account/activity/', 'Time,Activity,Done by,'],
])('%s are a CSV file, too, with all rows and a name to save it under', async (_, path, headings) => {
  await server.technician(dealer);
  await server.customer(dealer);
  // As the console reads it, which is no entry of the activity.
  const bare: unknown = (await dealer.inject({ url: path(), headers: { 'x-contract-version': '2' } })).json();
  const answer = await dealer.inject({ url: path(), headers: { accept: 'text/csv' } });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="\w+\.csv"$/);
  const [first = '', ...lines] = answer.body.trimEnd().split('\r\n');
  expect(first.startsWith(headings)).toBe(true);
  const rows = Array.isArray(bare) ? bare : (Object(bare).results as unknown[]);
  expect(lines).toHaveLength(rows.length);
});

test('a caller who goes away ends the reading', async () => {
  const row = { text: 'x'.repeat(100_000) };
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const app = Fastify({ forceCloseConnections: true });
  app.get('/', (request, reply) =>
    sendAllRows(
      request,
      reply,
      { bare: 'array', name: 'endless' },
      (async function* () {
        try {
          for (;;) yield [row];
        } finally {
          end();
        }
      })(),
    ),
  );
  const url = await app.listen({ port: 0 });
  const leaving = new AbortController();
  const answer = await fetch(url, { signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  await ended;
  await app.close();
});

test('the long lists beside the tickets are sent in the same way, with the rows of all their pages', async () => {
  const many = Array.from({ length: 120 }, (_, n) => n);
  const dayOf = (n: number) => new Date(Date.UTC(2027, 0, 1 + ((n * 7) % 90))).toISOString().slice(0, 10);
  const reports = many.map((n) => ({ elevator_id, author_id: dealer.id, report_date: dayOf(n) }));
  await insertRows(server.db, 'reports', dealer.id, reports);
  const customer_id = (await server.customer(dealer)).id;
  const terms = {
    customer_id,
    kind: 'Comprehensive',
    value_rupees: 1,
    visits_a_year: 1,
    start_date: '2026-01-01',
  };
  const contracts = many.map((n) => ({ ...terms, end_date: dayOf(n) }));
  await insertRows(server.db, 'contracts', dealer.id, contracts);
  await server.db.query(
    `insert into maintenance_history (dealer_id, elevator_id, at, to_state, due_date)
      select $1, $2, now() - n % 9 * interval '1 day', 'InDue', now() from generate_series(1, 120) n`,
    [dealer.id, elevator_id],
  );
  await server.db.query('update tickets set deleted_at = now() where dealer_id = $1 and ticket_no <= 300', [
    dealer.id,
  ]);
  for (const path of [
    '/api/tickets/bin/',
    '/api/account/activity/',
    '/api/contracts/',
    `/api/cust-reports/${elevator_id}/reports/`,
    `/api/elevators/${elevator_id}/maintenance_history/`,
  ]) {
    const paged: unknown[] = [];
    for (let page = 1, count = 1; paged.length < count; page++) {
      const answer = (await dealer.get(`${path}?page=${page}&page_size=100`)).json<Page<unknown>>();
      count = answer.count;
      paged.push(...answer.results);
    }
    expect(paged.length).toBeGreaterThanOrEqual(120);
    const { body } = await dealer.inject({ url: path, headers: { accept: 'application/x-ndjson' } });
    expect(body).toBe(paged.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
});
