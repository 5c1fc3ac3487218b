import { addDays, addMonths, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { SocietyReport } from '@smart-elevator/shared-api/contract/reports/societyReport';
import { aContractBody, storedContract } from '../testing/aContract';
import { storedVisit } from '../testing/storedVisit';
import { readPdf } from '../testing/readPdf';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator, aTicket } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let customer: SignedIn;
let first: number;
let second: number;

const URL = '/api/reports/society/';
const to = localDay();
const from = addDays(addMonths(to, -12), 1);
const BUILDING = 'Ocean Heights';

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
  customer = await server.customer(dealer);
  [first, second] = [
    (await anElevator(server.db, dealer.id, { elevator_name: 'A', building_name: BUILDING })).elevator_id,
    (await anElevator(server.db, dealer.id, { elevator_name: 'B', building_name: BUILDING })).elevator_id,
  ];
  await anElevator(server.db, dealer.id, { elevator_name: 'C', building_name: 'Elsewhere' });
});
afterAll(() => server.close());

const ask = (query: string, who = dealer) => who.get(`${URL}?${query}&from=${from}&to=${to}`);
const read = async (query: string) => (await ask(query)).json<SocietyReport>();
const ofBuilding = `building=${encodeURIComponent(BUILDING)}`;
const fault = (elevator_id: number, ago: number, closedAfter?: number, label = 'Doors') =>
  aTicket(server.db, dealer.id, elevator_id, {
    label,
    create_date: addDays(to, -ago),
    start_date: addDays(to, -ago),
    target_date: addDays(to, -ago),
    ...(closedAfter === undefined
      ? { status: 'Open' }
      : { status: 'Closed', close_date: addDays(to, closedAfter - ago) }),
  });

test('200: buildings of one name: with a customer only their lifts and address, without one both (R620)', async () => {
  const other = await server.customer(dealer);
  const lift = async (elevator_name: string, customer_id: number, elevator_address: string) =>
    (
      await anElevator(server.db, dealer.id, {
        elevator_name,
        customer_id,
        elevator_address,
        building_name: 'A Wing',
      })
    ).elevator_id;
  const pune = await lift('Pune', customer.id, '1 MG Road');
  const mumbai = await lift('Mumbai', other.id, '9 Hill Road');
  const ofOne = await read(`building=A%20Wing&customer=${customer.id}`);
  expect(ofOne.elevators.map(({ elevator_id }) => elevator_id)).toEqual([pune]);
  expect(ofOne.address).toContain('1 MG Road');
  expect((await read(ofBuilding)).customers).toBeUndefined();
  const all = await read('building=A%20Wing');
  expect(all.elevators.map(({ elevator_id }) => elevator_id)).toEqual([mumbai, pune]);
  expect(all.address).toBe('');
  expect(ofOne.customers).toEqual(all.customers);
  expect(all.customers?.map(({ customer_id }) => customer_id).toSorted()).toEqual(
    [customer.id, other.id].toSorted(),
  );
  expect((await ask(`building=Elsewhere&customer=${other.id}`)).statusCode).toBe(404);
});

test('200: promised and kept visits are the stored ones, one to each lift in a period whose day has come (R620, R1262)', async () => {
  const start_date = addDays(from, -30);
  const terms = { start_date, end_date: addDays(to, 100), visits_a_year: 12 };
  const body = { customer_id: customer.id, elevator_ids: [first, second] };
  const { contract_id } = await storedContract(dealer, aContractBody(body, 0, terms));
  const visit = async (period: number, promised: string, outcomes: Record<number, string>, values = {}) => {
    const lifts = Object.keys(outcomes).map(Number);
    const days = { promised_day: promised, window_end: addDays(promised, 29), contract_id, period };
    const visit_id = await storedVisit(server.db, dealer.id, lifts, {
      planned_day: promised,
      ...days,
      ...values,
    });
    for (const [id, outcome] of Object.entries(outcomes))
      await server.db.query(
        "update visit_elevators set outcome = nullif($4, '') where dealer_id = $1 and visit_id = $2 and elevator_id = $3",
        [dealer.id, visit_id, id, outcome],
      );
  };
  const done = { state: 'Done', done_at: new Date().toISOString() };
  await visit(1, addDays(from, -1), { [first]: 'Done', [second]: 'Done' }, done);
  await visit(2, from, { [first]: 'Done', [second]: 'NoAccess' }, done);
  await visit(3, addDays(to, -60), { [first]: '', [second]: '' }, { state: 'Missed' });
  await visit(4, addDays(to, -30), { [first]: '', [second]: '' }, { state: 'Cancelled', reason: 'No power' });
  await visit(5, to, { [first]: 'Done' }, done);
  await visit(5, to, { [first]: '', [second]: '' }, { part: 2 });
  await visit(6, addDays(to, 1), { [first]: 'Done', [second]: 'Done' }, done);
  await storedVisit(server.db, dealer.id, [first], { planned_day: to, ...done });
  const report = await read(ofBuilding);
  expect(report).toMatchObject({ subject: BUILDING, from, to, visits_promised: 6, visits_kept: 2 });
  expect(report.elevators).toMatchObject([
    { elevator_name: 'A', visits_promised: 3, visits_kept: 2 },
    { elevator_name: 'B', visits_promised: 3, visits_kept: 0 },
  ]);
});

test('200: faults by cause, those that came back, and the times to close (R620)', async () => {
  await fault(first, 400, 1);
  await fault(first, 200, 0);
  await fault(first, 150, 3);
  await fault(first, 40, 7, 'doors');
  await fault(second, 39, 8);
  await fault(second, 5, undefined, 'Brake');
  await fault(second, 4, 1, '');
  const report = await read(ofBuilding);
  expect(report).toMatchObject({
    faults: 6,
    repeats: 1,
    closed_same_day: 1,
    closed_within_3: 2,
    closed_within_7: 1,
    closed_later: 1,
    open: 1,
    causes: [
      { label: 'Doors', faults: 4, open: 0 },
      { label: '', faults: 1, open: 0 },
      { label: 'Brake', faults: 1, open: 1 },
    ],
  });
  expect(await read(`elevator=${second}`)).toMatchObject({
    subject: 'B',
    building_name: BUILDING,
    faults: 3,
    elevators: [{ elevator_name: 'B', faults: 3, repeats: 0 }],
  });
});

test('200: what AMC reports say in words', async () => {
  const field = { name: 'Remarks', description: 'A text', format: 'text', tracker: 'report' };
  const { id } = (
    await dealer.post('/api/custom_fields/add_custom_field/', { ...field, is_required: false, order: 1 })
  ).json<{ id: number }>();
  await dealer.post(`/api/cust-reports/${first}/reports/`, {
    report_date: to,
    custom_field_values: [{ custom_field: id, value: 'Ropes are worn.' }],
  });
  expect((await read(ofBuilding)).remarks).toMatchObject([
    { report_date: to, elevator_name: 'A', field: 'Remarks', text: 'Ropes are worn.' },
  ]);
});

test('200: what the custom fields of tickets say in words; comments are internal (R626)', async () => {
  const field = { name: 'Parts replaced', description: 'A text', format: 'text', tracker: 'ticket' };
  const { id } = (
    await dealer.post('/api/custom_fields/add_custom_field/', { ...field, is_required: false, order: 1 })
  ).json<{ id: number }>();
  const ticket = {
    elevator_id: first,
    summary: 'Doors',
    description: 'Stuck',
    label: 'Doors',
    target_date: to,
  };
  const { ticket_id, ticket_key } = (
    await dealer.post('/api/tickets/create/', {
      ...ticket,
      custom_field_values: [{ custom_field: id, value: 'Door belt' }],
    })
  ).json<{ ticket_id: number; ticket_key: string }>();
  await dealer.post(`/api/tickets/${ticket_id}/comments/`, { text: 'The chairman was rude.' });
  const report = await read(ofBuilding);
  expect(report.ticket_remarks).toEqual([
    { ticket_key, create_date: to, elevator_name: 'A', field: 'Parts replaced', text: 'Door belt' },
  ]);
  expect(JSON.stringify(report)).not.toContain('rude');
  const pdf = await dealer.get(`${URL}pdf/?${ofBuilding}&from=${from}&to=${to}&language=en`);
  expect((await readPdf(pdf.rawPayload)).pages.join(' ')).toContain('Door belt');
});

test.each(['en', 'hi'])('200: the PDF in %s (R620)', async (language) => {
  await fault(first, 40, 7);
  const answer = await dealer.get(`${URL}pdf/?${ofBuilding}&from=${from}&to=${to}&language=${language}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([
  ['neither a lift nor a building', 'x=1', 'elevator'],
  ['both', `elevator=1&${ofBuilding}`, 'elevator'],
])('400: %s', async (_case, query, field) => {
  expect((await ask(query)).json()).toEqual({ [field]: ['This field is required.'] });
});

test.each([
  ['an end before the beginning', { from: to, to: from }, 'The period may not end before it begins.'],
  ['ten years', { from: addMonths(to, -120), to }, 'A period may have at most 60 months.'],
])('400: %s', async (_case, days, message) => {
  const answer = await dealer.get(`${URL}?${ofBuilding}&from=${days.from}&to=${days.to}`);
  expect([answer.statusCode, answer.json()]).toEqual([400, { to: [message] }]);
});

test('404: another dealer’s lift and building, and a deleted lift; 401 and 403', async () => {
  const other = await server.dealer();
  for (const query of [ofBuilding, `elevator=${first}`])
    expect((await ask(query, other)).statusCode).toBe(404);
  await dealer.delete(`/api/elevators/${first}/`);
  expect((await ask(`elevator=${first}`)).statusCode).toBe(404);
  expect((await server.inject({ url: URL })).statusCode).toBe(401);
  expect((await ask(ofBuilding, customer)).statusCode).toBe(403);
});
