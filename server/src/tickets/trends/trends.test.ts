import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator, aTicket } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let priya: SignedIn;
let elevator: { elevator_id: number; elevator_name: string };

const RANGE = 'from=2026-01-01&to=2026-03-31';
const addressOf = (trend: string, query = RANGE, of = dealer) =>
  `/api/tickets/trends/${of.id}/${trend}/?${query}`;
async function trend(name: string, query = RANGE) {
  const answer = await dealer.get(addressOf(name, query));
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
/** The number of tickets in the list that a number of a report links to. */
async function listed(query: string): Promise<number> {
  const answer = await dealer.get(`/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1&${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().count;
}
const ticket = (create_date: string, values: object = {}) =>
  aTicket(server.db, dealer.id, elevator.elevator_id, { create_date, ...values });
const closed = (create_date: string, close_date: string, values: object = {}) =>
  ticket(create_date, { status: 'Closed', close_date, ...values });

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dealer = await server.dealer();
  priya = await server.technician(dealer);
  elevator = await anElevator(server.db, dealer.id);
  const other = await server.dealer();
  const theirs = await anElevator(server.db, other.id);
  for (const day of ['2026-01-10', '2026-01-20'])
    await aTicket(server.db, other.id, theirs.elevator_id, {
      create_date: day,
      close_date: day,
      status: 'Closed',
    });
});

describe('tickets by month', () => {
  test('each month shows what was opened and what was closed in it, also when that is nothing', async () => {
    await ticket('2025-12-31');
    await ticket('2026-01-01');
    await closed('2026-01-31', '2026-03-31');
    await closed('2025-11-01', '2026-03-01');
    // Reopened: it has a close date, but is not closed.
    await ticket('2026-03-05', { close_date: '2026-03-06' });
    expect(await trend('months')).toEqual([
      { month: '2026-01', opened_count: 2, closed_count: 0 },
      { month: '2026-02', opened_count: 0, closed_count: 0 },
      { month: '2026-03', opened_count: 1, closed_count: 2 },
    ]);
    expect(await listed('opened_from=2026-01-01&opened_to=2026-01-31')).toBe(2);
    expect(await listed('status=Closed&closed_from=2026-03-01&closed_to=2026-03-31')).toBe(2);
  });

  test('a range that begins or ends within a month counts only the days in the range', async () => {
    await ticket('2026-01-09');
    await ticket('2026-01-10');
    await ticket('2026-02-20');
    await ticket('2026-02-21');
    expect(await trend('months', 'from=2026-01-10&to=2026-02-20')).toEqual([
      { month: '2026-01', opened_count: 1, closed_count: 0 },
      { month: '2026-02', opened_count: 1, closed_count: 0 },
    ]);
  });

  test('deleted tickets are not counted', async () => {
    const { ticket_id } = await ticket('2026-01-10');
    await dealer.delete(`/api/tickets/ticket-delete/${ticket_id}/`);
    expect((await trend('months'))[0]).toMatchObject({ opened_count: 0 });
  });

  test('of three centuries the last fifty years are returned', async () => {
    const months = await trend('months', 'from=1900-01-01&to=2199-12-31');
    expect(months).toHaveLength(600);
    expect([months[0].month, months[599].month]).toEqual(['2150-01', '2199-12']);
  });

  test('a range that ends before it begins has no month', async () => {
    expect(await trend('months', 'from=2026-03-01&to=2026-01-01')).toEqual([]);
  });
});

describe('time to close', () => {
  test('the time that half and nine of ten of the tickets closed in the range took at most, by priority', async () => {
    for (const taken of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '28'])
      await closed('2026-02-01', `2026-02-${taken}`, { priority: 'High' });
    await closed('2026-02-01', '2026-04-01', { priority: 'High' });
    await closed('2026-02-10', '2026-02-01', { priority: 'Low' });
    const times = await trend('time-to-close');
    expect(times.map(({ priority }: { priority: string }) => priority)).toEqual([
      'Critical',
      'High',
      'Medium',
      'Low',
      'Unspecified',
    ]);
    expect(times[1]).toEqual({ priority: 'High', closed_count: 10, median_days: 4, p90_days: 8 });
    expect(times[2]).toEqual({ priority: 'Medium', closed_count: 0, median_days: null, p90_days: null });
    expect(times[3]).toEqual({ priority: 'Low', closed_count: 1, median_days: 0, p90_days: 0 });
    const list = 'status=Closed&priority=High&closed_from=2026-01-01&closed_to=2026-03-31';
    expect(await listed(list)).toBe(10);
  });
});

describe('repeat faults by elevator', () => {
  test('an elevator shows how many of its tickets repeat an earlier one, as its own page does', async () => {
    await ticket('2025-12-01', { label: 'Doors' });
    await ticket('2026-01-10', { label: 'doors' });
    await ticket('2026-02-10', { label: 'Doors' });
    await ticket('2026-02-11', { label: 'Noise' });
    await ticket('2026-02-12', { label: 'Noise' });
    const quiet = await anElevator(server.db, dealer.id);
    await aTicket(server.db, dealer.id, quiet.elevator_id, { create_date: '2026-02-01' });
    const { elevators, count } = await trend('repeat-faults');
    expect(count).toBe(1);
    expect(elevators).toEqual([
      {
        elevator_name: elevator.elevator_name,
        repeat_count: 3,
        ticket_count: 4,
        label: expect.stringMatching(/^(doors|Noise)$/i),
        newest: '2026-02-12',
      },
    ]);
    const here = `elevator=${encodeURIComponent(elevator.elevator_name)}&opened_from=2026-01-01&opened_to=2026-03-31`;
    expect(await listed(`${here}&repeats=true`)).toBe(3);
    expect(await listed(here)).toBe(4);
    const own = (await dealer.get(`/api/elevators/${elevator.elevator_id}/faults/`)).json();
    expect(own.repeat_faults).toBe(3);
  });

  test.each([
    ['90 days later', '2026-01-01', '2026-04-01', 1],
    ['91 days later', '2026-01-01', '2026-04-02', 0],
  ])('the same fault %s', async (_, first, second, repeats) => {
    await ticket(first);
    await ticket(second);
    const { count } = await trend('repeat-faults', `from=${second}&to=${second}`);
    expect(count).toBe(repeats);
    expect(await listed('repeats=true')).toBe(repeats);
  });
});

describe('load by technician', () => {
  test('the highest load first; technicians without tickets are included; unassigned last; closed ones count by day', async () => {
    const idle = await server.technician(dealer);
    const gone = await server.technician(dealer);
    await server.db.query('update users set is_active = false where user_id = $1', [gone.id]);
    await ticket('2026-01-01', { assignee_id: priya.id });
    await ticket('2026-01-01', { assignee_id: priya.id, status: 'OnHold' });
    await closed('2026-01-01', '2026-02-01', { assignee_id: priya.id });
    await closed('2026-01-01', '2026-04-01', { assignee_id: priya.id });
    await ticket('2026-01-01');
    await ticket('2026-01-02');
    await ticket('2026-01-03');
    const none = { open_count: 0, inprogress_count: 0, onhold_count: 0, accepted_count: 0, closed_count: 0 };
    const load = await trend('load');
    expect(load[0]).toEqual({
      ...none,
      name: priya.username,
      full_name: 'Asha Rao',
      open_count: 1,
      onhold_count: 1,
      closed_count: 1,
    });
    expect(load).toContainEqual({ ...none, name: idle.username, full_name: 'Asha Rao' });
    expect(load.map(({ name }: { name: string | null }) => name)).not.toContain(gone.username);
    expect(load.at(-1)).toEqual({ ...none, name: null, full_name: null, open_count: 3 });
    const theirs = `assignee=${priya.username}`;
    expect(await listed(`${theirs}&status=Open`)).toBe(1);
    expect(await listed(`${theirs}&status=Closed&closed_from=2026-01-01&closed_to=2026-03-31`)).toBe(1);
  });
});

describe('the summary of a range of days', () => {
  test.each([
    ['from=2026-02-01', 2],
    ['to=2026-02-01', 2],
    ['from=2026-02-01&to=2026-02-01', 1],
    ['from=2026-02-02&to=2026-02-01', 0],
  ])('%s counts the tickets opened on them', async (days, count) => {
    for (const day of ['2026-01-31', '2026-02-01', '2026-02-02'])
      await ticket(day, { priority: 'High', assignee_id: priya.id, reporter_id: priya.id });
    for (const by of ['priority', 'assignee', 'reporter']) {
      const answer = await dealer.get(`/api/tickets/summary/${dealer.id}/?by=${by}&${days}`);
      const opened = answer.json().map(({ open_count }: { open_count: number }) => open_count);
      expect(opened.reduce((sum: number, one: number) => sum + one, 0)).toBe(count);
    }
    const list = days.replace('from', 'opened_from').replace('to=', 'opened_to=');
    expect(await listed(`${list}&priority=High&reporter=${priya.username}`)).toBe(count);
  });
});

const TRENDS = ['months', 'time-to-close', 'repeat-faults', 'load'];

test.each(TRENDS)('400: %s without days, or with days that do not exist', async (name) => {
  expect((await dealer.get(addressOf(name, ''))).json()).toEqual({
    from: ['This field is required.'],
    to: ['This field is required.'],
  });
  const answer = await dealer.get(addressOf(name, 'from=2026-02-30&to=tomorrow'));
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['from', 'to']]);
});

test.each(TRENDS)('403, 404: %s are for the dealer only', async (name) => {
  expect((await priya.get(addressOf(name))).statusCode).toBe(403);
  const stranger = await server.dealer();
  expect((await dealer.get(addressOf(name, RANGE, stranger))).statusCode).toBe(404);
});
