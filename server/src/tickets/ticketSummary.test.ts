import { COUNT_FIELD_BY_STATUS, type TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket, deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  const priya = await server.technician(dealer, { username: 'priya.sharma' });
  const { db } = server;
  const { elevator_id } = await anElevator(db, dealer.id);
  const ticket = (ticket_key: string, values: object) =>
    aTicket(db, dealer.id, elevator_id, { ticket_key, ...values });
  await ticket('ELV-1', { status: 'Open', priority: 'High', assignee_id: priya.id });
  await ticket('ELV-2', { status: 'Closed', priority: 'High', assignee_id: priya.id });
  await ticket('ELV-3', { status: 'OnHold', priority: 'Low', reporter_id: priya.id });
  const theirs = await anElevator(db, other.id);
  await aTicket(db, other.id, theirs.elevator_id, { ticket_key: 'ELV-1', priority: 'Critical' });
});
afterAll(() => server.close());

const summary = async (by: string): Promise<TicketGroup[]> => {
  const answer = await dealer.get(`/api/tickets/summary/${dealer.id}/?by=${by}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const totals = (groups: TicketGroup[]) =>
  groups.map((group) => [
    group.name,
    Object.values(COUNT_FIELD_BY_STATUS).reduce((sum, count) => sum + group[count], 0),
  ]);

describe('200', () => {
  test('by priority: all five in their order, also those without a ticket (R804)', async () => {
    const groups = await summary('priority');
    expect(totals(groups)).toEqual([
      ['Low', 1],
      ['Medium', 0],
      ['High', 2],
      ['Critical', 0],
      ['Unspecified', 0],
    ]);
    expect(groups[2]).toEqual({
      name: 'High',
      open_count: 1,
      inprogress_count: 0,
      onhold_count: 0,
      accepted_count: 0,
      closed_count: 1,
    });
  });

  test('by assignee: ordered by name, unassigned tickets last; with their names', async () => {
    const groups = await summary('assignee');
    expect(totals(groups)).toEqual([
      ['priya.sharma', 2],
      [null, 1],
    ]);
    expect(groups.map(({ full_name }) => full_name)).toEqual(['Asha Rao', null]);
  });

  test('by reporter: every ticket has one', async () => {
    const groups = await summary('reporter');
    expect(groups.map(({ name }) => name)).toContain('priya.sharma');
    expect(totals(groups).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(3);
  });

  test.each([
    ['priority=high', 2],
    ['assignee=Unassigned', 1],
    ['reporter=priya.sharma', 1],
    ['assignee=priya.sharma&status=closed', 1],
  ])('the list filtered by %s has as many tickets as the group', async (query, count) => {
    const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&${query}`);
    expect(answer.json()).toMatchObject({ count, total: 3 });
  });
});

test('people who had a user name one after the other are one group, with the name of the last, in the summary and in the load', async () => {
  const firm = await server.dealer();
  const { elevator_id } = await anElevator(server.db, firm.id);
  const gone = await server.technician(firm, { username: 'ravi', first_name: 'Gone' });
  await aTicket(server.db, firm.id, elevator_id, { assignee_id: gone.id });
  await deletePerson(server.db, gone);
  const now = await server.technician(firm, { username: 'Ravi', first_name: 'Now' });
  await aTicket(server.db, firm.id, elevator_id, { assignee_id: now.id });
  const expected = [expect.objectContaining({ name: 'Ravi', full_name: 'Now Rao', open_count: 2 })];
  for (const path of [
    `summary/${firm.id}/?by=assignee`,
    `trends/${firm.id}/load/?from=2026-01-01&to=2026-01-31`,
  ])
    expect((await firm.get(`/api/tickets/${path}`)).json()).toEqual(expected);
});

test('400: an unknown grouping', async () => {
  const answer = await dealer.get(`/api/tickets/summary/${dealer.id}/?by=colour`);
  expect([answer.statusCode, answer.json()]).toEqual([400, { by: ['"colour" is not a valid choice.'] }]);
});

test("404: another dealer's summary", async () => {
  const answer = await dealer.get(`/api/tickets/summary/${other.id}/?by=priority`);
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }]);
});
