import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
const today = localDay();
const start = addDays(today, -30);

beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
});
afterAll(() => server.close());

async function closedTicket(): Promise<TicketDetails> {
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const answer = await dealer.post('/api/tickets/create/', {
    ...{ elevator_id, summary: 'Door', description: 'Door', label: 'Doors' },
    ...{ start_date: start, target_date: start, status: 'Closed', close_date: addDays(start, 2) },
  });
  return answer.json<TicketDetails>();
}
const change = async ({ ticket_id }: TicketDetails, body: object) =>
  (await dealer.post(`/api/tickets/ticket-update/${ticket_id}/`, body)).json<TicketDetails>();

test('a ticket that was opened again is closed on the day on which it is closed again', async () => {
  const ticket = await closedTicket();
  expect(await change(ticket, { status: 'Open' })).toMatchObject({ status: 'Open', close_date: null });
  expect(await change(ticket, { status: 'Closed' })).toMatchObject({ status: 'Closed', close_date: today });
});

test('so is one whose status is changed together with others', async () => {
  const { ticket_id, ticket_key } = await closedTicket();
  for (const status of ['Open', 'Closed'] as const)
    await dealer.post('/api/tickets/bulk-update/', { ticket_ids: [ticket_id], changes: { status } });
  const read = await dealer.get(`/api/tickets/ticket-details/${ticket_id}/`);
  expect(read.json<TicketDetails>()).toMatchObject({ ticket_key, status: 'Closed', close_date: today });
});

test('a close date that is sent with the new status is kept', async () => {
  const close_date = addDays(start, 5);
  const ticket = await closedTicket();
  expect(await change(ticket, { status: 'Open', close_date })).toMatchObject({ close_date });
});

test('a list of what was closed between two days has closed tickets only', async () => {
  const ticket = await closedTicket();
  const days = `closed_from=${addDays(start, 2)}&closed_to=${addDays(start, 5)}`;
  const listed = async () => {
    const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&${days}`);
    return answer.json<{ results: TicketRow[] }>().results.map(({ ticket_key }) => ticket_key);
  };
  expect(await listed()).toContain(ticket.ticket_key);
  await change(ticket, { status: 'Open', close_date: addDays(start, 4) });
  expect(await listed()).not.toContain(ticket.ticket_key);
});

describe('a ticket that a technician has closed without a network', () => {
  const DAY_MS = 86_400_000;
  const sendClosing = async (values: object, device_at: Date) => {
    const technician = await server.technician(dealer);
    const { elevator_id } = await anElevator(server.db, dealer.id);
    const made = { assignee_id: technician.id, start_date: start, ...values };
    const { ticket_id } = await aTicket(server.db, dealer.id, elevator_id, made);
    const body = { status: 'Closed', resolution: 'CompletedToSpec', device_at: device_at.toISOString() };
    return (await technician.post(`/api/tickets/ticket-update/${ticket_id}/`, body)).json<TicketDetails>();
  };
  const monday = new Date(Date.now() - 2 * DAY_MS);

  test('has the day on which Closed was chosen, not that on which it was sent (R307)', async () => {
    expect(await sendClosing({}, monday)).toMatchObject({ status: 'Closed', close_date: localDay(monday) });
  });

  test('is not closed before its start, nor in the future', async () => {
    const start_date = addDays(today, -1);
    expect(await sendClosing({ start_date }, monday)).toMatchObject({ close_date: start_date });
    expect(await sendClosing({}, new Date(Date.now() + 5 * DAY_MS))).toMatchObject({ close_date: today });
  });

  test('keeps the close date that the dealer has given it meanwhile', async () => {
    const close_date = addDays(today, -5);
    expect(await sendClosing({ close_date }, monday)).toMatchObject({ close_date });
  });
});
