import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { insertRows } from '../demo/insertRows';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let engineer: SignedIn;
let elevator: number;

const listOf = (id: number | string) => `/api/cust-reports/${id}/reports/`;
const today = localDay();

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  dealer = await server.dealer();
  engineer = await server.technician(dealer);
  const stored = await anElevator(server.db, dealer.id, { engineer_id: engineer.id });
  elevator = stored.elevator_id;
});

interface StoredField {
  id: number;
}

async function fields(
  ...given: { name: string; format?: string; is_required?: boolean; options?: string[] }[]
) {
  const rows = given.map(({ name, format = 'text', is_required = false, options = [] }, order) => ({
    ...{ name, format, is_required, options, order },
    ...{ tracker: 'report', description: '' },
  }));
  const stored = await insertRows<StoredField>(server.db, 'custom_fields', dealer.id, rows);
  return stored.map(({ id }) => id);
}

const write = (who: SignedIn, values: { custom_field: number | undefined; value: string }[] = []) =>
  who.post(listOf(elevator), { report_date: '2026-03-09', custom_field_values: values });

describe('201', () => {
  test('the engineer of the elevator creates a report, and so does the dealer (R605, R623)', async () => {
    for (const who of [engineer, dealer]) {
      const answer = await write(who);
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { report_id: expect.any(Number), report_date: '2026-03-09' },
      ]);
    }
  });

  test('the values of the fields are stored, except empty ones', async () => {
    const [level, remark] = await fields({ name: 'Oil level', format: 'integer' }, { name: 'Remark' });
    const { report_id } = (
      await write(engineer, [
        { custom_field: level, value: ' 12 ' },
        { custom_field: remark, value: '' },
      ])
    ).json();
    const stored = await server.db.query(
      'select custom_field, value, field_name, field_format from report_field_values where report_id = $1',
      [report_id],
    );
    expect(stored).toEqual([
      { custom_field: level, value: '12', field_name: 'Oil level', field_format: 'integer' },
    ]);
  });

  test('a report that is sent twice with one key is stored once', async () => {
    const send = () =>
      engineer.inject({
        method: 'POST',
        url: listOf(elevator),
        headers: { 'idempotency-key': 'visit-1' },
        payload: { report_date: today },
      });
    const [first, second] = [(await send()).json(), (await send()).json()];
    expect(second).toEqual(first);
    expect((await dealer.get(listOf(elevator))).json()).toHaveLength(1);
  });

  test("tomorrow's date is accepted, because the caller's clock may be ahead of the server's", async () => {
    const answer = await engineer.post(listOf(elevator), { report_date: addDays(today, 1) });
    expect(answer.statusCode).toBe(201);
  });
});

describe('200', () => {
  async function many(days: readonly string[]) {
    const rows = days.map((report_date) => ({ elevator_id: elevator, author_id: engineer.id, report_date }));
    const stored = await insertRows<{ report_id: number }>(server.db, 'reports', dealer.id, rows);
    return stored.map(({ report_id }) => report_id);
  }

  test('the reports of an elevator are returned newest first, as a bare array (R621)', async () => {
    const [older, newest, twin] = await many(['2025-12-31', '2026-01-02', '2026-01-02']);
    const rows = (await dealer.get(listOf(elevator))).json();
    const unchecked = { checks_ok: null, checks_not_ok: null };
    expect(rows).toEqual([
      { report_id: twin, report_date: '2026-01-02', ...unchecked },
      { report_id: newest, report_date: '2026-01-02', ...unchecked },
      { report_id: older, report_date: '2025-12-31', ...unchecked },
    ]);
  });

  test('a page has 25 of them, with count and total', async () => {
    await many(Array.from({ length: 30 }, (_, at) => addDays('2026-01-01', at)));
    const page = (await dealer.get(`${listOf(elevator)}?page=2`)).json();
    expect(page).toMatchObject({ count: 30, total: 30 });
    expect(page.results).toHaveLength(5);
  });

  test.each([
    ['2026-02', ['2026-02-14']],
    ['02/14', ['2026-02-14']],
    ['12/31/2025', ['2025-12-31']],
    ['१२/३१/२०२५', ['2025-12-31']],
    ['%', []],
  ])('a search for %s matches the date, as sent and as shown', async (search, expected) => {
    await many(['2026-02-14', '2025-12-31']);
    const page = (await dealer.get(`${listOf(elevator)}?page=1&search=${encodeURIComponent(search)}`)).json();
    expect(page.total).toBe(2);
    expect(page.results.map(({ report_date }: { report_date: string }) => report_date)).toEqual(expected);
  });

  test('a search for a date is in the format that the dealer has chosen', async () => {
    await dealer.patch('/api/user-preferences/look/', { date_format: 'DD/MM/YYYY' });
    await many(['2026-02-14', '2025-12-31']);
    const found = async (search: string) =>
      (await dealer.get(`${listOf(elevator)}?page=1&search=${encodeURIComponent(search)}`)).json().count;
    expect([await found('14/02/2026'), await found('02/14')]).toEqual([1, 0]);
  });

  test('a search matches the report id', async () => {
    const [first] = await many(['2026-02-14', '2025-12-31']);
    const page = (await dealer.get(`${listOf(elevator)}?page=1&search=${first}`)).json();
    expect(page.results).toContainEqual(
      expect.objectContaining({ report_id: first, report_date: '2026-02-14' }),
    );
  });

  test('the customer of the elevator and its engineer may read its reports', async () => {
    const customer = await server.customer(dealer);
    await server.db.query('update elevators set customer_id = $2 where elevator_id = $1', [
      elevator,
      customer.id,
    ]);
    await many(['2026-02-14']);
    for (const who of [customer, engineer]) expect((await who.get(listOf(elevator))).json()).toHaveLength(1);
  });
});

describe('400', () => {
  test.each([
    [{}, { report_date: ['This field is required.'] }],
    [
      { report_date: '2026-02-30' },
      { report_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
    ],
    [{ report_date: addDays(today, 2) }, { report_date: ['The report date may not be in the future.'] }],
    [
      { report_date: today, custom_field_values: 'x' },
      { custom_field_values: ['Expected a list of items but got type "str".'] },
    ],
    [
      { report_date: today, custom_field_values: [{ custom_field: 999_999, value: 'x' }] },
      { 'custom_field_values.0.custom_field': ['Invalid pk "999999" - object does not exist.'] },
    ],
  ])('%j', async (body, errors) => {
    const answer = await engineer.post(listOf(elevator), body);
    expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
  });

  test('a value that does not match its field, and a missing required one', async () => {
    const [level] = await fields(
      { name: 'Oil level', format: 'integer' },
      { name: 'Brake test', is_required: true },
    );
    const answer = await write(engineer, [{ custom_field: level, value: 'plenty' }]);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        'custom_field_values.0.value': ['A valid integer is required.'],
        custom_field_values: ['Brake test: This field is required.'],
      },
    ]);
    expect((await dealer.get(listOf(elevator))).json()).toEqual([]);
  });

  test('a field of tickets or of another dealer is not a report field', async () => {
    const [ticketField] = await insertRows<StoredField>(server.db, 'custom_fields', dealer.id, [
      {
        name: 'Floor',
        format: 'text',
        tracker: 'ticket',
        order: 0,
        options: [],
        description: '',
        is_required: false,
      },
    ]);
    expect((await write(engineer, [{ custom_field: ticketField?.id, value: 'x' }])).statusCode).toBe(400);
  });
});

test('403: a customer cannot create a report', async () => {
  const customer = await server.customer(dealer);
  expect((await write(customer)).statusCode).toBe(403);
});

describe('404', () => {
  test('another technician and another customer get the same answer', async () => {
    const stranger = await server.technician(dealer);
    const customer = await server.customer(dealer);
    expect((await write(stranger)).statusCode).toBe(404);
    for (const who of [stranger, customer]) expect((await who.get(listOf(elevator))).statusCode).toBe(404);
  });

  test("another dealer's elevator, an absent and a deleted one", async () => {
    const other = await server.dealer();
    expect((await other.get(listOf(elevator))).statusCode).toBe(404);
    expect((await other.post(listOf(elevator), { report_date: today })).statusCode).toBe(404);
    for (const id of [0, 999_999, 2 ** 50, 'x']) expect((await dealer.get(listOf(id))).statusCode).toBe(404);
    await dealer.delete(`/api/elevators/${elevator}/`);
    expect((await dealer.get(listOf(elevator))).statusCode).toBe(404);
    expect((await write(dealer)).statusCode).toBe(404);
  });
});
