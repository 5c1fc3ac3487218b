import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { Desk } from '@smart-elevator/shared-api/contract/home/desk';
import type { UrgentCounts } from '@smart-elevator/shared-api/contract/home/urgentCounts';
import { todayOfCaller } from '../http/authenticate';
import { aContractBody, storedContract } from '../testing/aContract';
import { alarmWorld } from '../testing/alarmWorld';
import type { SignedIn } from '../testing/signedInCalls';
import { storedVisit } from '../testing/storedVisit';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

const URL = '/api/home/urgent/';

interface Clock {
  today: string;
  read: (url: string) => Promise<{ late_tickets?: number; count?: number }>;
}

let server: TestServer;
let dealer: SignedIn;
let other: SignedIn;
let customer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  [dealer, other] = [await server.dealer(), await server.dealer()];
  customer = await server.customer(dealer);
  const { id: assignee_id } = await server.technician(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id, { main_state: 'OverDue' });
  await anElevator(server.db, dealer.id, { main_state: 'OverDue', deleted_at: '2026-01-01' });
  const ticket = (values: object) =>
    aTicket(server.db, dealer.id, elevator_id, { target_date: '2099-01-01', ...values });
  await ticket({ entrapment: true, priority: 'Critical', assignee_id });
  await ticket({ priority: 'Critical', assignee_id });
  await ticket({ assignee_id, target_date: '2026-03-09' });
  for (let unassigned = 0; unassigned < 3; unassigned += 1) await ticket({});
  await ticket({ status: 'Closed', entrapment: true, priority: 'Critical', target_date: '2026-03-09' });
  await ticket({ status: 'InProgress', entrapment: true, priority: 'Critical', target_date: '2026-03-09' });
  // Closed with a code, without one, and reopened.
  const coded = async (): Promise<number> => {
    const { ticket_id } = await ticket({ status: 'Closed', assignee_id });
    await server.db.query(
      `insert into closing_codes (dealer_id, ticket_id, code_hash, expires_at) values ($1, $2, 'x', now())`,
      [dealer.id, ticket_id],
    );
    return ticket_id;
  };
  await coded();
  await ticket({ status: 'Closed' });
  await server.db.query(`update tickets set status = 'Open' where ticket_id = $1`, [await coded()]);
  // A ticket is not late on its target date.
  await ticket({ status: 'OnHold', target_date: localDay() });
  await ticket({ entrapment: true, priority: 'Critical', deleted_at: '2026-03-03' });
  for (const days_left of [0, 7, 8, -1, 364]) {
    const covered = [await anElevator(server.db, dealer.id), await anElevator(server.db, dealer.id)];
    const parties = { customer_id: customer.id, elevator_ids: covered.map(({ elevator_id }) => elevator_id) };
    await storedContract(dealer, aContractBody(parties, days_left));
  }
  const visit = (values: object) =>
    storedVisit(server.db, dealer.id, [elevator_id], { planned_day: localDay(), ...values });
  await visit({});
  await visit({ state: 'OnHold' });
  await visit({ state: 'Done', done_at: new Date().toISOString() });
  await visit({ state: 'Cancelled' });
  await visit({ planned_day: addDays(localDay(), 1) });
});
afterAll(() => server.close());

test('200: what needs the dealer today, without deleted rows and those of other states', async () => {
  const answer = await dealer.get(URL);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      trapped_tickets: 2,
      critical_tickets: 3,
      unassigned_tickets: 5,
      late_tickets: 2,
      ending_contracts: 2,
      overdue_elevators: 1,
      visits_today: 3,
      visits_done_today: 1,
      awaiting_code_tickets: 1,
    },
  ]);
});

test.each([
  ['trapped_tickets', 'tickets/all-ticket-list-emp/:dealer/?active=true&entrapment=true'],
  ['critical_tickets', 'tickets/all-ticket-list-emp/:dealer/?active=true&priority=Critical'],
  ['unassigned_tickets', 'tickets/all-ticket-list-emp/:dealer/?active=true&assignee=Unassigned'],
  ['late_tickets', 'tickets/all-ticket-list-emp/:dealer/?late=true'],
  ['awaiting_code_tickets', 'tickets/all-ticket-list-emp/:dealer/?awaiting_code=true'],
  ['ending_contracts', 'contracts/?ending_within=7'],
  ['overdue_elevators', 'elevators/elevator_summary_overdue/?'],
])('200: %s equals the list to which it leads', async (count, list) => {
  const address = `/api/${list.replace(':dealer', String(dealer.id))}&page=1`.replace('?&', '?');
  expect((await dealer.get(URL)).json()[count]).toBe((await dealer.get(address)).json().count);
});

test('200: trapped are those whose alarm is open, also without its ticket, and those who never had one (R1304, R1309)', async () => {
  const world = await alarmWorld(server);
  const trapped = async () => (await world.dealer.get(URL)).json<UrgentCounts>().trapped_tickets;
  const onDesk = async () =>
    (await world.dealer.get('/api/home/desk/')).json<Desk>().now.map(({ reason }) => reason);
  const alarm = await world.report();
  await world.report({ elevator_id: null, elevator_address: '12 MG Road' });
  await aTicket(server.db, world.dealer.id, world.elevator_id, { entrapment: true, target_date: localDay() });
  expect([await trapped(), await onDesk()]).toEqual([3, ['trapped', 'trapped']]);
  expect((await world.move(alarm, 'released', { false_alarm: true })).statusCode).toBe(200);
  expect([await trapped(), await onDesk()]).toEqual([2, ['trapped', 'critical']]);
  const again = await world.report();
  await server.db.query(`update tickets set deleted_at = now() where ticket_id = $1`, [again.ticket_id]);
  expect([await trapped(), await onDesk()]).toEqual([3, ['trapped', 'critical']]);
});

test('200: visits_today equals the visits of today in the calendar', async () => {
  const calendar = await dealer.get(`/api/maintenance/calendar/?from=${localDay()}&to=${localDay()}`);
  const visits = calendar.json().filter(({ kind }: { kind: string }) => kind === 'visit');
  expect((await dealer.get(URL)).json().visits_today).toBe(visits.length);
});

test('200: today is the day of the caller, in the counts and in the list of late tickets', async () => {
  const traveller = await server.dealer();
  const { elevator_id } = await anElevator(server.db, traveller.id);
  // Between these two clocks is more than a day.
  const [behind, ahead] = ['-720', '840'].map((offset) => {
    const headers = { 'x-utc-offset': offset };
    return {
      today: todayOfCaller(headers),
      read: async (url: string) => (await traveller.inject({ method: 'GET', url, headers })).json(),
    };
  }) as [Clock, Clock];
  await aTicket(server.db, traveller.id, elevator_id, { target_date: behind.today });
  const list = `/api/tickets/all-ticket-list-emp/${traveller.id}/?late=true&page=1`;
  for (const [{ read }, count] of [
    [behind, 0],
    [ahead, 1],
  ] as const) {
    expect((await read(URL)).late_tickets).toBe(count);
    expect((await read(list)).count).toBe(count);
  }
});

test("200: another dealer's tickets, contracts and elevators are not counted", async () => {
  expect(Object.values((await other.get(URL)).json())).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('401 without a token, 403 for a customer', async () => {
  expect((await server.app.inject({ method: 'GET', url: URL })).statusCode).toBe(401);
  expect((await customer.get(URL)).statusCode).toBe(403);
});
