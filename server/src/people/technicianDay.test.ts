import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { TechnicianDay } from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import type { SignedIn } from '../testing/signedInCalls';
import { storedVisit } from '../testing/storedVisit';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

const TODAY = localDay();
const YESTERDAY = addDays(TODAY, -1);

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const url = (user_id: number, from = TODAY, to = from) =>
  `/api/people/technicians/${user_id}/day/?from=${from}&to=${to}`;
const dayOf = async (user_id: number, from = TODAY, to = from): Promise<TechnicianDay> => {
  const answer = await dealer.get(url(user_id, from, to));
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('200: the own visits of the days, each with its elevators, address and phone; cancelled ones are left out (R431)', async () => {
  const customer = await server.customer(dealer);
  await server.db.query(`update users set phoneno = '9810000002' where user_id = $1`, [customer.id]);
  const [worker, another] = [await server.technician(dealer), await server.technician(dealer)];
  const lift = (building_name: string, values: object) =>
    anElevator(server.db, dealer.id, { building_name, customer_id: customer.id, ...values });
  const zen = await lift('Zen', { engineer_id: worker.id, elevator_name: 'Z1' });
  const [ash, elm] = [await lift('Ash', { engineer_id: worker.id }), await lift('Elm', {})];
  const second = await lift('Zen', { elevator_name: 'Z2' });
  const visit = (
    lifts: readonly { elevator_id: number }[],
    technicians: readonly SignedIn[],
    values: object = {},
  ) =>
    storedVisit(
      server.db,
      dealer.id,
      lifts.map(({ elevator_id }) => elevator_id),
      { planned_day: TODAY, technician_ids: technicians.map(({ id }) => id), ...values },
    );
  await visit([second, zen], [another, worker]);
  await visit([ash], [worker], { state: 'Done', done_at: new Date().toISOString() });
  await visit([elm], [another]);
  await visit([elm], []);
  await visit([elm], [worker], { state: 'Cancelled' });
  const { visits, work, everybody } = await dayOf(worker.id);
  expect(visits.map(({ building_name, done }) => [building_name, done])).toEqual([
    ['Ash', true],
    ['Zen', false],
  ]);
  expect(visits[1]).toMatchObject({
    day: TODAY,
    elevator_id: zen.elevator_id,
    elevator_name: 'Z1, Z2',
    elevator_address: '710 Obrecht Rd, Sykesville, MD',
    customer_phone: '9810000002',
  });
  expect(work).toMatchObject({ visits: 2, elevators: 2 });
  expect(everybody).toMatchObject({ technicians: 2, visits: 4, elevators: 2 });
  expect((await dayOf(worker.id, YESTERDAY)).visits).toEqual([]);
  expect((await dayOf(worker.id, YESTERDAY, addDays(TODAY, 1))).visits).toHaveLength(2);
});

test('200: the visits of a day in the order of their time, with it and the note; all their lifts that there is room for (R431)', async () => {
  const worker = await server.technician(dealer);
  const visit = async (lifts: readonly string[], building_name: string, values: object = {}) => {
    const stored = [];
    for (const elevator_name of lifts)
      stored.push(await anElevator(server.db, dealer.id, { elevator_name, building_name }));
    const ids = stored.map(({ elevator_id }) => elevator_id);
    const planned = { planned_day: TODAY, technician_ids: [worker.id], ...values };
    return storedVisit(server.db, dealer.id, ids, planned);
  };
  const names = Array.from({ length: 12 }, (_, at) => `Passenger ${at + 1}`);
  const note = 'Key at the gate: code 4711';
  await visit(['Any'], 'Ash');
  await visit(names, 'Elm', { from_time: '16:00', to_time: '18:00', note });
  await visit(['Early'], 'Zen', { from_time: '08:00', to_time: '09:00' });
  expect((await dayOf(worker.id)).visits).toMatchObject([
    { elevator_name: 'Early', from_time: '08:00', to_time: '09:00', note: '' },
    { elevator_name: names.join(', '), from_time: '16:00', to_time: '18:00', note },
    { elevator_name: 'Any', from_time: null, to_time: null },
  ]);
  const entries = (await dealer.get(`/api/maintenance/calendar/?from=${TODAY}&to=${TODAY}`)).json();
  expect(entries).toContainEqual(
    expect.objectContaining({ elevator_name: `${names.slice(0, 7).join(', ')} + 5` }),
  );
});

test('200: open tickets, trapped passengers first, then the oldest; the work beside that of all active technicians (R431)', async () => {
  const [worker, another, gone] = [
    await server.technician(dealer),
    await server.technician(dealer),
    await server.technician(dealer),
  ];
  const { elevator_id } = await anElevator(server.db, dealer.id);
  const ticket = async (assignee_id: number | null, values: object = {}) =>
    (
      await aTicket(server.db, dealer.id, elevator_id, {
        assignee_id,
        target_date: TODAY,
        create_date: TODAY,
        ...values,
      })
    ).ticket_key;
  const newer = await ticket(worker.id);
  const older = await ticket(worker.id, { create_date: YESTERDAY, target_date: YESTERDAY });
  const trapped = await ticket(worker.id, { entrapment: true, reported_at: '2026-03-04T05:06:07Z' });
  await ticket(worker.id, { status: 'Closed' });
  await ticket(another.id, { target_date: YESTERDAY });
  await ticket(gone.id);
  await ticket(null);
  await dealer.post(`/api/account/${dealer.id}/deactivate/`, { user_id: gone.id });
  const { tickets, work, everybody, technician } = await dayOf(worker.id);
  expect(tickets.map(({ ticket_key }) => ticket_key)).toEqual([trapped, older, newer]);
  expect(tickets[0]).toMatchObject({
    elevator_id,
    elevator_address: '710 Obrecht Rd, Sykesville, MD',
    create_date: TODAY,
    reported_at: '2026-03-04T05:06:07.000Z',
    customer_name: null,
  });
  expect(work).toEqual({ open_tickets: 3, late_tickets: 1, elevators: 0, visits: 0 });
  expect(everybody).toEqual({ technicians: 2, open_tickets: 4, late_tickets: 2, elevators: 0, visits: 0 });
  expect(technician).toMatchObject({ user_id: worker.id, email: worker.email, is_active: true });
  expect((await dayOf(gone.id)).technician.is_active).toBe(false);
});

test('200: a list of technicians counts their open tickets beside all of them (R432)', async () => {
  const worker = await server.technician(dealer);
  const { elevator_id } = await anElevator(server.db, dealer.id);
  for (const status of ['Open', 'OnHold', 'Closed'])
    await aTicket(server.db, dealer.id, elevator_id, { assignee_id: worker.id, status });
  const { results } = (await dealer.get(`/api/account/${dealer.id}/employee_list/`)).json();
  expect(results).toEqual([expect.objectContaining({ ticket_count: 3, open_tickets: 2 })]);
});

test.each([
  ['backwards', TODAY, YESTERDAY],
  ['longer than the calendar', TODAY, addDays(TODAY, 92)],
  ['of no day', TODAY, '2026-02-30'],
])('400: days that are %s', async (_, from, to) => {
  const worker = await server.technician(dealer);
  const answer = await dealer.get(url(worker.id, from, to));
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['to']]);
});

test('403 and 404: a technician; a customer, a deleted one, the dealer, and those of another dealer (R431)', async () => {
  const other = await server.dealer();
  const [worker, gone] = [await server.technician(dealer), await server.technician(dealer)];
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: gone.email });
  expect((await worker.get(url(worker.id))).statusCode).toBe(403);
  expect((await other.get(url(worker.id))).statusCode).toBe(404);
  for (const id of [(await server.customer(dealer)).id, gone.id, dealer.id])
    expect((await dealer.get(url(id))).statusCode).toBe(404);
});
