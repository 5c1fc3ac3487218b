import { insertRows } from '../demo/insertRows';
import type { SignedIn } from '../testing/signedInCalls';
import { aTicket, anElevator } from '../testing/testRows';
import { storedVisit } from '../testing/storedVisit';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let engineer: SignedIn;
let elevator: number;

const timelineOf = (id: number | string, query = '') => `/api/elevators/${id}/timeline/${query}`;
const faultsOf = (id: number | string) => `/api/elevators/${id}/faults/`;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  dealer = await server.dealer();
  engineer = await server.technician(dealer);
  elevator = (await anElevator(server.db, dealer.id, { main_state_at: '2026-01-05T09:30:00Z' })).elevator_id;
});

const ticket = (create_date: string, label = 'Doors', values: object = {}) =>
  aTicket(server.db, dealer.id, elevator, { create_date, label, ...values });

async function contract(values: object = {}) {
  const customer = await server.customer(dealer);
  const [made] = await server.db.query<{ contract_id: number }>(
    `insert into contracts (dealer_id, customer_id, kind, value_rupees, visits_a_year, start_date, end_date, paid)
     values ($1, $2, 'Comprehensive', 50000, 4, '2026-02-01', '2027-01-31', true) returning contract_id`,
    [dealer.id, customer.id],
  );
  await server.db.query(
    'insert into contract_elevators (dealer_id, contract_id, elevator_id) values ($1, $2, $3)',
    [dealer.id, made?.contract_id, elevator],
  );
  return { ...made, ...values };
}

describe('the timeline', () => {
  test('tickets, maintenance, contracts and reports of an elevator in one list, newest first', async () => {
    const { ticket_key, ticket_id } = await ticket('2026-03-02', 'Doors', { summary: 'Door stays open' });
    const { contract_id } = await contract();
    const [report] = await insertRows<{ report_id: number }>(server.db, 'reports', dealer.id, [
      { elevator_id: elevator, author_id: engineer.id, report_date: '2026-01-20' },
    ]);
    expect((await dealer.get(timelineOf(elevator))).json()).toEqual({
      results: [
        {
          at: '2026-03-02',
          kind: 'ticket',
          id: ticket_id,
          title: 'Door stays open',
          detail: `${ticket_key} · Doors · Open · Medium`,
          path_hint: ticket_key,
        },
        {
          at: '2026-02-01',
          kind: 'contract',
          id: contract_id,
          title: 'Comprehensive AMC',
          detail: '02/01/2026 – 01/31/2027 · Paid',
          path_hint: '',
        },
        {
          at: '2026-01-20',
          kind: 'report',
          id: report?.report_id,
          title: `AMC report ${report?.report_id}`,
          detail: `Asha Rao (${engineer.username})`,
          path_hint: '',
        },
        {
          at: '2026-01-05T09:30:00.000Z',
          kind: 'maintenance',
          id: expect.any(Number),
          title: 'InDue',
          detail: 'Due 12/31/2026',
          path_hint: '',
        },
      ],
    });
  });

  test('a change of state has from and to, the days, and the user', async () => {
    await dealer.patch(`/api/elevators/${elevator}/`, {
      main_state: 'Completed',
      main_completed_date: '2026-02-03',
    });
    const [newest] = (await dealer.get(timelineOf(elevator))).json().results;
    expect(newest).toMatchObject({
      kind: 'maintenance',
      title: 'InDue → Completed',
      detail: expect.stringMatching(/^Due \d\d\/\d\d\/\d{4} · completed 02\/03\/2026 · /),
    });
    expect(newest.detail).toContain(dealer.username);
  });

  test('done and missed visits, and the next one, with technicians and what became of the elevator (R1330)', async () => {
    const visit = (planned_day: string, values: object = {}) =>
      storedVisit(server.db, dealer.id, [elevator], {
        planned_day,
        technician_ids: [engineer.id],
        ...values,
      });
    const done = await visit('2026-02-01', { state: 'Done', done_at: '2026-02-02T10:00:00Z' });
    await server.db.query(
      "update visit_elevators set outcome = 'NoAccess', reason = 'Shaft locked' where visit_id = $1",
      [done],
    );
    const missed = await visit('2026-01-10', { state: 'Missed', technician_ids: [] });
    const held = await visit('2031-01-10', { state: 'OnHold' });
    for (const day of ['2031-02-10', '2031-03-10']) await visit(day);
    await visit('2026-01-15', { state: 'Cancelled' });
    const who = `Asha Rao (${engineer.username})`;
    expect((await dealer.get(timelineOf(elevator, '?kind=visit'))).json().results).toEqual(
      [
        { at: '2031-01-10', id: held, title: 'Next visit', detail: `${who} · OnHold` },
        {
          at: '2026-02-02T10:00:00.000Z',
          id: done,
          title: 'Visit done',
          detail: `${who} · Shaft locked · NoAccess`,
        },
        { at: '2026-01-10', id: missed, title: 'Visit missed', detail: '' },
      ].map((entry) => ({ kind: 'visit', path_hint: '', ...entry })),
    );
  });

  test('days are in the format that the dealer has chosen', async () => {
    await contract();
    await dealer.patch('/api/user-preferences/look/', { date_format: 'DD/MM/YYYY' });
    const { results } = (await dealer.get(timelineOf(elevator))).json();
    expect(results.map(({ detail }: { detail: string }) => detail)).toEqual([
      '01/02/2026 – 31/01/2027 · Paid',
      'Due 31/12/2026',
    ]);
  });

  test('one kind alone, counted among all; in pages without a duplicate row', async () => {
    for (let day = 1; day <= 7; day++) await ticket(`2026-03-0${day}`);
    const tickets = (await dealer.get(timelineOf(elevator, '?kind=ticket&page=1&page_size=5'))).json();
    expect(tickets).toMatchObject({ count: 7, total: 8 });
    const second = (await dealer.get(timelineOf(elevator, '?kind=ticket&page=2&page_size=5'))).json();
    const ids = [...tickets.results, ...second.results].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(7);
  });

  test('without a page all of a long one come, in the same order as in pages', async () => {
    for (let n = 0; n < 60; n++) await ticket('2026-03-01');
    await contract();
    const whole = (await dealer.get(timelineOf(elevator))).json();
    const paged = (await dealer.get(timelineOf(elevator, '?page=1&page_size=500'))).json();
    expect(paged.count).toBe(62);
    expect(whole).toEqual({ results: paged.results });
  });

  test('deleted tickets and contracts are not included', async () => {
    const { ticket_id } = await ticket('2026-03-02');
    const { contract_id } = await contract();
    await dealer.delete(`/api/tickets/ticket-delete/${ticket_id}/`);
    await server.db.query('update contracts set deleted_at = now() where contract_id = $1', [contract_id]);
    const { results } = (await dealer.get(timelineOf(elevator))).json();
    expect(results.map(({ kind }: { kind: string }) => kind)).toEqual(['maintenance']);
  });

  test('400: an unknown kind', async () => {
    const answer = await dealer.get(timelineOf(elevator, '?kind=party'));
    expect([answer.statusCode, answer.json()]).toEqual([400, { kind: ['"party" is not a valid choice.'] }]);
  });
});

describe('repeat faults', () => {
  const faults = async () => (await dealer.get(faultsOf(elevator))).json();

  test('a ticket within 90 days after another of the same label is one, and names the one that it repeats', async () => {
    const first = await ticket('2026-01-01', 'Doors');
    const second = await ticket('2026-03-31', 'doors');
    const third = await ticket('2026-04-10', 'Doors');
    expect(await faults()).toEqual({
      repeat_faults: 2,
      within_days: 90,
      tickets: [
        {
          ticket_id: third.ticket_id,
          ticket_key: third.ticket_key,
          label: 'Doors',
          create_date: '2026-04-10',
          earlier_key: second.ticket_key,
          earlier_date: '2026-03-31',
        },
        expect.objectContaining({ ticket_key: second.ticket_key, earlier_key: first.ticket_key }),
      ],
    });
  });

  test.each([
    ['89 days later', '2026-03-31', 1],
    ['90 days later', '2026-04-01', 1],
    ['91 days later', '2026-04-02', 0],
    ['on the same day', '2026-01-01', 1],
  ])('%s', async (_, day, count) => {
    await ticket('2026-01-01');
    await ticket(day);
    expect((await faults()).repeat_faults).toBe(count);
  });

  test('another label, another elevator and deleted tickets are not repeats', async () => {
    await ticket('2026-01-01', 'Doors');
    await ticket('2026-01-02', 'Noise');
    const other = await anElevator(server.db, dealer.id);
    await aTicket(server.db, dealer.id, other.elevator_id, { create_date: '2026-01-03', label: 'Noise' });
    const gone = await ticket('2026-01-04', 'Doors');
    await dealer.delete(`/api/tickets/ticket-delete/${gone.ticket_id}/`);
    expect(await faults()).toEqual({ repeat_faults: 0, within_days: 90, tickets: [] });
  });
});

describe.each([
  ['the timeline', timelineOf],
  ['the faults', faultsOf],
])('%s', (_, address) => {
  test("404: another dealer's elevator, an absent and a deleted one", async () => {
    const other = await server.dealer();
    expect((await other.get(address(elevator))).statusCode).toBe(404);
    for (const id of [999_999, 0, 'x']) expect((await dealer.get(address(id))).statusCode).toBe(404);
    await dealer.delete(`/api/elevators/${elevator}/`);
    expect((await dealer.get(address(elevator))).statusCode).toBe(404);
  });

  test('403: customers', async () => {
    expect((await (await server.customer(dealer)).get(address(elevator))).statusCode).toBe(403);
  });
});
