import { receivables } from '@smart-elevator/shared-api/contract/amc/moneyEndpoints';
import { endpoints } from '@smart-elevator/shared-api/contract/endpoints';
import { elevatorBuildings } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import { insertRows } from '../demo/insertRows';
import { insertImport } from '../elevators/imports/importRepository';
import { aContractBody, storedContract } from '../testing/aContract';
import { anElevator, aTicket } from '../testing/testRows';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let elevator_id: number;
let ticket_id: number;
let customer_id: number;
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  ({ elevator_id } = await anElevator(server.db, dealer.id));
  ({ ticket_id } = await aTicket(server.db, dealer.id, elevator_id));
  ({ id: customer_id } = await server.customer(dealer));
  await anElevator(server.db, dealer.id, { customer_id });
});
afterAll(() => server.close());

test('every list that has pages has cursors; the few buildings and debtors of a dealer need none', () => {
  const without = endpoints.filter(({ query }) => {
    const fields = 'fields' in query ? Object(query.fields) : {};
    return 'page' in fields && !('cursor' in fields);
  });
  expect(without.map(({ name }) => name)).toEqual([elevatorBuildings.name, receivables.name]);
});

const comment = () => dealer.post(`/api/tickets/${ticket_id}/comments/`, { text: 'Seen.' });
let changes = 0;
const change = () =>
  dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, { summary: `Change ${++changes}` });
const contract = async (value_rupees = 48_000) => {
  const customer = await server.customer(dealer);
  const covered = await anElevator(server.db, dealer.id, { customer_id: customer.id });
  const body = { customer_id: customer.id, elevator_ids: [covered.elevator_id] };
  await storedContract(dealer, aContractBody(body, 200, { value_rupees }));
};
const ticketOfElevator = () => aTicket(server.db, dealer.id, elevator_id, { label: `Pit ${++changes}` });

/** How a row is added to each list, and where the list is; the parts of the address are known later. */
const LISTS: Record<string, { add: () => Promise<unknown>; path: () => string }> = {
  activity: {
    add: () => dealer.post('/api/account/activity/exports/', { name: 'All Issues' }),
    path: () => '/api/account/activity/?kind=export',
  },
  'the bin': {
    add: async () => {
      const { ticket_id: gone } = await ticketOfElevator();
      return dealer.delete(`/api/tickets/ticket-delete/${gone}/`);
    },
    path: () => '/api/tickets/bin/?',
  },
  imports: {
    add: () =>
      insertImport(server.db, {
        dealer_id: dealer.id,
        user_id: dealer.id,
        file_name: 'lifts.csv',
        customer_ids: [],
        elevators: [],
      }),
    path: () => '/api/elevators/imports/?',
  },
  comments: { add: comment, path: () => `/api/tickets/${ticket_id}/comments/?` },
  'the history of a ticket': { add: change, path: () => `/api/tickets/${ticket_id}/history/?` },
  'the timeline of a ticket': {
    add: () => (changes % 2 === 0 ? change() : comment().then(change)),
    path: () => `/api/tickets/${ticket_id}/timeline/?`,
  },
  'the timeline of an elevator, with several events at the same moment': {
    add: ticketOfElevator,
    path: () => `/api/elevators/${elevator_id}/timeline/?`,
  },
  'the history of maintenance': {
    add: () =>
      insertRows(server.db, 'maintenance_history', dealer.id, [
        { elevator_id, at: '2026-03-02T12:00:00Z', to_state: 'InDue', due_date: '2026-04-01' },
      ]),
    path: () => `/api/elevators/${elevator_id}/maintenance_history/?`,
  },
  reports: {
    add: () =>
      insertRows(server.db, 'reports', dealer.id, [
        { elevator_id, author_id: dealer.id, report_date: '2026-03-02' },
      ]),
    path: () => `/api/cust-reports/${elevator_id}/reports/?`,
  },
  'the reports of a customer': {
    add: async () => {
      const [owned] = await server.db.query<{ elevator_id: number }>(
        'select elevator_id from elevators where dealer_id = $1 and customer_id = $2',
        [dealer.id, customer_id],
      );
      return insertRows(server.db, 'reports', dealer.id, [
        { elevator_id: owned?.elevator_id, author_id: dealer.id, report_date: '2026-03-02' },
      ]);
    },
    path: () => `/api/cust-reports/?customer=${customer_id}`,
  },
  contracts: { add: contract, path: () => '/api/contracts/?' },
  'contracts by value': {
    add: () => contract(1_000 * (++changes % 3)),
    path: () => '/api/contracts/?ordering=-value_rupees',
  },
};

test.each(Object.entries(LISTS))(
  'a row that is added to %s while it is read neither repeats nor hides others',
  async (_, { add, path }) => {
    for (let n = 0; n < 7; n++) await add();
    const answer = (await dealer.get(path())).json<unknown[] | { results: unknown[] }>();
    const before = (Array.isArray(answer) ? answer : answer.results).map((row) => JSON.stringify(row));
    const read: string[] = [];
    let cursor: string | null | undefined = '';
    for (let page = 1; typeof cursor === 'string'; page++) {
      const answered = await dealer.get(`${path()}&page_size=3&cursor=${cursor}`);
      expect(answered.statusCode).toBe(200);
      const { results, next } = answered.json<Page<unknown>>();
      read.push(...results.map((row) => JSON.stringify(row)));
      if (page === 1) await add();
      cursor = next;
    }
    expect(before.length).toBeGreaterThanOrEqual(7);
    expect(read.filter((row) => before.includes(row))).toEqual(before);
    expect(new Set(read).size).toBe(read.length);
  },
);
