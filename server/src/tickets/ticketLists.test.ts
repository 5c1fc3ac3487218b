import type { Page } from '@smart-elevator/shared-api/contract/list';
import { COUNT_FIELD_BY_STATUS, type TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket, deletePerson } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let priya: SignedIn;
let arjun: SignedIn;
let owner: SignedIn;
let east: { elevator_id: number };
let west: { elevator_id: number };

const list = (query = '', from = dealer) => from.get(`/api/tickets/all-ticket-list-emp/${from.id}/${query}`);
const page = async (query: string): Promise<Page<TicketRow>> => {
  const answer = await list(`?page=1&page_size=100&${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const keys = async (query: string): Promise<string[]> =>
  (await page(query)).results.map(({ ticket_key }) => ticket_key);

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  priya = await server.technician(dealer, { username: 'priya.sharma' });
  arjun = await server.technician(dealer, { username: 'Arjun_100%' });
  owner = await server.customer(dealer, { username: 'copper_ridge' });
  const { db } = server;
  east = await anElevator(db, dealer.id, {
    elevator_name: 'East 1',
    building_name: 'Harbor Tower',
    customer_id: owner.id,
  });
  west = await anElevator(db, dealer.id, { elevator_name: 'West 1' });
  const ticket = (ticket_key: string, elevator: { elevator_id: number }, values: object) =>
    aTicket(db, dealer.id, elevator.elevator_id, { ticket_key, ...values });
  await ticket('ELV-9', east, {
    priority: 'Low',
    summary: 'Doors do not close',
    target_date: '2026-03-09',
    assignee_id: priya.id,
    update_date: '2026-03-01T23:30:00Z',
  });
  await ticket('ELV-10', east, {
    status: 'InProgress',
    label: '50% done',
    update_date: '2026-03-02T00:00:00Z',
  });
  await ticket('ELV-11', west, {
    status: 'Closed',
    assignee_id: arjun.id,
    update_date: '2026-03-03T23:59:59.5Z',
  });
  await ticket('ELV-12', west, {
    priority: 'Critical',
    reporter_id: owner.id,
    update_date: '2026-03-04T00:00:00Z',
  });
  await ticket('ELV-13', east, {
    reporter_id: owner.id,
    label: 'Noise',
    update_date: '2026-03-05T00:00:00Z',
  });
  await ticket('ELV-99', east, { deleted_at: '2026-03-06T00:00:00Z', update_date: '2026-03-06T00:00:00Z' });
  const theirs = await anElevator(db, other.id);
  await aTicket(db, other.id, theirs.elevator_id, { ticket_key: 'ELV-500' });
});
afterAll(() => server.close());

describe('200: all tickets of the dealer’s elevators', () => {
  test('are ordered by newest update, with unassigned ones, without deleted ones and another dealer’s (R326, R355, R365)', async () => {
    const answer = await list();
    expect(answer.json().map(({ ticket_key }: TicketRow) => ticket_key)).toEqual([
      'ELV-13',
      'ELV-12',
      'ELV-11',
      'ELV-10',
      'ELV-9',
    ]);
  });

  test('have the fields that a row of the list shows (R351)', async () => {
    const { results } = await page('search=elv-9');
    expect(results).toEqual([
      {
        ticket_id: expect.any(Number),
        ticket_key: 'ELV-9',
        elevator_id: expect.any(Number),
        elevator_name: 'East 1',
        building_name: 'Harbor Tower',
        summary: 'Doors do not close',
        target_date: '2026-03-09',
        status: 'Open',
        priority: 'Low',
        entrapment: false,
        label: 'Doors',
        assignee_name: 'priya.sharma',
        assignee_id: expect.any(Number),
        assignee_full_name: 'Asha Rao',
        update_date: '2026-03-01T23:30:00.000Z',
      },
    ]);
  });

  test('are returned in pages that neither repeat nor skip a row, and a page past the end is empty (R942, R943)', async () => {
    const seen: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      const { count, total, results } = (await list(`?page=${number}&page_size=2`)).json<Page<TicketRow>>();
      expect({ count, total }).toEqual({ count: 5, total: 5 });
      seen.push(...results.map(({ ticket_key }) => ticket_key));
    }
    expect(seen).toEqual(['ELV-13', 'ELV-12', 'ELV-11', 'ELV-10', 'ELV-9']);
  });

  test.each([
    ['the key', 'elv-1', ['ELV-13', 'ELV-12', 'ELV-11', 'ELV-10']],
    ['the status', 'PROGR', ['ELV-10']],
    ['the priority', 'crit', ['ELV-12']],
    ['the label', 'noise', ['ELV-13']],
    ['the assignee', 'PRIYA', ['ELV-9']],
    ['a literal percent sign', '%', ['ELV-11', 'ELV-10']],
    ['a literal underscore', '_', ['ELV-11']],
    ['a literal backslash', '\\', []],
    ['nothing of the elevator', 'East', []],
    ['a character that would end a text in SQL', "' or 1=1 --", []],
  ])('are searched by %s', async (_, search, expected) => {
    expect(await keys(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test.each([
    ['both days inclusive, in UTC without an offset', 'from=2026-03-02&to=2026-03-03', ['ELV-11', 'ELV-10']],
    [
      'the days of a time zone that is ahead',
      'from=2026-03-02&to=2026-03-02&utc_offset=330',
      ['ELV-10', 'ELV-9'],
    ],
    [
      'the days of a time zone that is behind',
      'from=2026-03-03&to=2026-03-03&utc_offset=-300',
      ['ELV-12', 'ELV-11'],
    ],
    ['nothing by one day alone', 'from=2026-03-05', ['ELV-13', 'ELV-12', 'ELV-11', 'ELV-10', 'ELV-9']],
  ])('are filtered by %s', async (_, query, expected) => {
    expect(await keys(query)).toEqual(expected);
  });

  test('are filtered by a status in any case (R301, R358)', async () => {
    expect(await keys('status=inprogress')).toEqual(['ELV-10']);
  });

  test('are filtered by assignee and by elevator, by id or by name (R365, R941)', async () => {
    for (const assignee of [String(priya.id), 'Priya.Sharma'])
      expect(await keys(`assignee=${assignee}`)).toEqual(['ELV-9']);
    for (const elevator of [String(west.elevator_id), 'west%201']) {
      expect(await keys(`elevator=${elevator}`)).toEqual(['ELV-12', 'ELV-11']);
    }
  });

  test('are counted after the filter, beside the total', async () => {
    expect(await page('status=Open&search=doors')).toMatchObject({ count: 2, total: 5 });
  });

  test.each([
    ['ticket_key', ['ELV-9', 'ELV-10', 'ELV-11', 'ELV-12', 'ELV-13']],
    ['-ticket_key', ['ELV-13', 'ELV-12', 'ELV-11', 'ELV-10', 'ELV-9']],
    ['-priority', ['ELV-12', 'ELV-13', 'ELV-11', 'ELV-10', 'ELV-9']],
    ['status', ['ELV-9', 'ELV-12', 'ELV-13', 'ELV-10', 'ELV-11']],
    ['-assignee_name', ['ELV-9', 'ELV-11', 'ELV-13', 'ELV-12', 'ELV-10']],
    ['assignee_name', ['ELV-11', 'ELV-9', 'ELV-10', 'ELV-12', 'ELV-13']],
    ['update_date', ['ELV-9', 'ELV-10', 'ELV-11', 'ELV-12', 'ELV-13']],
  ])('are ordered by %s', async (ordering, expected) => {
    expect(await keys(`ordering=${ordering}`)).toEqual(expected);
  });
});

describe('200: the tickets of one person', () => {
  test.each([
    ['the assigned technician', 'priya.sharma', ['ELV-9']],
    [
      'the customer: of the elevators owned and those reported, each once',
      'COPPER_RIDGE',
      ['ELV-13', 'ELV-12', 'ELV-10', 'ELV-9'],
    ],
    ['an unknown name', 'copper', []],
  ])('are found by the user name of %s (R356)', async (_, assignee_name, expected) => {
    expect(await keys(`assignee_name=${assignee_name}`)).toEqual(expected);
  });

  test('are the total of their list, with any filter', async () => {
    expect(await page('assignee_name=copper_ridge&status=InProgress')).toMatchObject({ count: 1, total: 4 });
  });

  test('can exclude what a technician only reported', async () => {
    const { ticket_id } = await aTicket(server.db, dealer.id, west.elevator_id, {
      ticket_key: 'ELV-14',
      reporter_id: priya.id,
    });
    expect((await keys('assignee_name=priya.sharma')).toSorted()).toEqual(['ELV-14', 'ELV-9']);
    expect(await page('assignee_name=priya.sharma&only_assigned=true')).toMatchObject({
      total: 1,
      results: [{ ticket_key: 'ELV-9' }],
    });
    await server.db.query('update tickets set deleted_at = now() where ticket_id = $1', [ticket_id]);
  });

  test('keep the name of a deleted person', async () => {
    const gone = await server.technician(dealer, { username: 'gone' });
    const { ticket_id } = await aTicket(server.db, dealer.id, west.elevator_id, { assignee_id: gone.id });
    await deletePerson(server.db, gone);
    expect((await page('assignee_name=gone')).results).toMatchObject([{ ticket_id, assignee_name: 'gone' }]);
    await server.db.query('update tickets set deleted_at = now() where ticket_id = $1', [ticket_id]);
  });
});

describe('200: the tickets of one status, and their counts', () => {
  test.each(TICKET_STATUSES)('the count of %s equals its list (R326, R357, R358)', async (status) => {
    const counts = (await dealer.get(`/api/tickets/all-ticket-list-emp-count/${dealer.id}/`)).json();
    const rows = (
      await dealer.get(`/api/tickets/all-ticket-list-dealer/${dealer.id}/?status=${status}`)
    ).json();
    expect(rows.map((row: TicketRow) => row.status)).toEqual(rows.map(() => status));
    expect(counts[COUNT_FIELD_BY_STATUS[status]]).toBe(rows.length);
  });

  test('the total of a status list counts that status only', async () => {
    const answer = await dealer.get(
      `/api/tickets/all-ticket-list-dealer/${dealer.id}/?status=open&page=1&search=noise`,
    );
    expect(answer.json()).toMatchObject({ count: 1, total: 3 });
  });
});
