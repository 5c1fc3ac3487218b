import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_FILTERS } from '@smart-elevator/shared-api/contract/tickets/ticketFilterTable';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const { db } = server;
  const { id: assignee_id } = await server.technician(dealer, { username: 'priya.sharma' });
  const { id: customer_id } = await server.customer(dealer, { username: 'harbor' });
  const values = { building_name: 'Harbor Tower', customer_id };
  const east = await anElevator(db, dealer.id, { ...values, elevator_name: 'East 1' });
  const west = await anElevator(db, dealer.id, { elevator_name: 'West 1' });
  const gone = await anElevator(db, dealer.id, { ...values, deleted_at: '2026-01-01' });
  const update_date = (day: number) => ({ update_date: `2026-03-0${day}T00:00:00Z` });
  await aTicket(db, dealer.id, east.elevator_id, {
    ticket_key: 'ELV-1',
    summary: 'Doors rattle',
    assignee_id,
    ...update_date(1),
  });
  await aTicket(db, dealer.id, east.elevator_id, {
    ticket_key: 'ELV-2',
    description: 'The governor rope slips by 5%.',
    status: 'InProgress',
    ...update_date(2),
  });
  await aTicket(db, dealer.id, west.elevator_id, { ticket_key: 'ELV-3', label: 'Noise', ...update_date(3) });
  await aTicket(db, dealer.id, gone.elevator_id, { ticket_key: 'ELV-4', ...update_date(4) });
  const other = await server.dealer();
  const theirs = await anElevator(db, other.id, { building_name: 'Harbor Tower' });
  await aTicket(db, other.id, theirs.elevator_id, { summary: 'The rope slips' });
});
afterAll(() => server.close());

const keys = async (query: Record<string, string>): Promise<string[]> => {
  const asked = new URLSearchParams({ ...query, page: '1' }).toString();
  const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?${asked}`);
  const { count, results } = answer.json<Page<TicketRow>>();
  expect(count).toBe(results.length);
  return results.map(({ ticket_key }) => ticket_key);
};

test.each([
  ['a part of the summary, in any case', { text: 'DOORS r' }, ['ELV-1']],
  ['a part of the description', { text: 'rope' }, ['ELV-2']],
  ['two letters', { text: 'go' }, ['ELV-2']],
  ['a text with a wildcard', { text: '5%' }, ['ELV-2']],
  ['a text that only another column has', { text: 'noise' }, []],
  ['a text and a status', { text: 'rope', status: 'Open' }, []],
  ['a text and a search', { text: 'door', search: 'noise' }, ['ELV-3']],
  ['a text in another order', { text: 'does not', ordering: 'ticket_key' }, ['ELV-2', 'ELV-3', 'ELV-4']],
  [
    'a text in the order of a name',
    { text: 'does not', ordering: '-elevator_name' },
    ['ELV-3', 'ELV-4', 'ELV-2'],
  ],
  ['a building, deleted elevators included', { building: 'Harbor Tower' }, ['ELV-4', 'ELV-2', 'ELV-1']],
  ['a building, not a part of its name', { building: 'Harbor' }, []],
  ['a building and an elevator elsewhere', { building: 'Harbor Tower', elevator: 'West 1' }, []],
  ['a building and its elevator', { building: 'Harbor Tower', elevator: 'East 1' }, ['ELV-2', 'ELV-1']],
  [
    'a search that takes the case of the assignee seriously (R322)',
    { assignee_name: 'harbor', case_sensitive_assignee: 'true', search: 'PRIYA' },
    [],
  ],
  [
    'the same search, of another column',
    { assignee_name: 'harbor', case_sensitive_assignee: 'true', search: 'PROGRESS' },
    ['ELV-2'],
  ],
  [
    'the same search, with the assignee as spelled',
    { case_sensitive_assignee: 'true', search: 'priya' },
    ['ELV-1'],
  ],
])('200: filtered by %s', async (_, query, expected) => {
  expect(await keys(query)).toEqual(expected);
});

const textFilters = Object.entries(TICKET_FILTERS).flatMap(([name, { kind }]) =>
  kind === 'text' ? [name] : [],
);

test.each(textFilters)(
  '200: the filter %s is not ignored: a text that no ticket has finds none',
  async (name) => {
    expect(await keys({ [name]: 'nowhere' })).toEqual([]);
  },
);

test('200: a name of digits is not taken for the id of another lift or person (R365)', async () => {
  const { db } = server;
  const first = await anElevator(db, dealer.id, { elevator_name: 'First' });
  const named = await anElevator(db, dealer.id, { elevator_name: String(first.elevator_id) });
  const { id: priya } = await server.technician(dealer);
  const { id: assignee_id } = await server.technician(dealer, { username: String(priya) });
  await aTicket(db, dealer.id, first.elevator_id, { ticket_key: 'ELV-20', assignee_id: priya });
  await aTicket(db, dealer.id, named.elevator_id, { ticket_key: 'ELV-21', assignee_id });
  expect(await keys({ elevator: String(first.elevator_id) })).toEqual(['ELV-21']);
  expect(await keys({ elevator: String(named.elevator_id) })).toEqual(['ELV-21']);
  expect(await keys({ assignee: String(priya) })).toEqual(['ELV-21']);
});

test('400: a text that is too long', async () => {
  const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?text=${'a'.repeat(201)}`);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { text: ['Ensure this field has no more than 200 characters.'] },
  ]);
});
