import { insertRows } from '../demo/insertRows';
import { readPdf } from '../testing/readPdf';
import type { SignedIn } from '../testing/signedInCalls';
import { anElevator } from '../testing/testRows';
import { testServer, type TestServer } from '../testing/testServer';

let server: TestServer;
let dealer: SignedIn;
let engineer: SignedIn;
let elevator: number;
let field: number;
let report: number;

const readOf = (id: number | string) => `/api/cust-reports/${id}/read/`;
const textOf = async (who: SignedIn, id = report) =>
  (await readPdf((await who.get(readOf(id))).rawPayload)).pages.join('\n');

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  dealer = await server.dealer({ first_name: 'मेहता', last_name: 'लिफ्ट सर्व्हिसेस' });
  engineer = await server.technician(dealer, { first_name: 'Anita', last_name: 'Rao' });
  const stored = await anElevator(server.db, dealer.id, {
    elevator_name: 'CR1005',
    building_name: 'प्रतिष्ठित कॉम्प्लेक्स',
    engineer_id: engineer.id,
  });
  elevator = stored.elevator_id;
  const [made] = await insertRows<{ id: number }>(server.db, 'custom_fields', dealer.id, [
    {
      name: 'Cost',
      format: 'text',
      tracker: 'report',
      order: 0,
      options: [],
      description: '',
      is_required: false,
    },
  ]);
  field = made?.id ?? 0;
  const answer = await engineer.post(`/api/cust-reports/${elevator}/reports/`, {
    report_date: '2026-03-09',
    custom_field_values: [{ custom_field: field, value: '₹1,25,000' }],
  });
  report = answer.json().report_id;
});

describe('200', () => {
  test('the report is a PDF, shown in the browser and not stored by shared caches (R605, R622)', async () => {
    const { statusCode, headers, rawPayload } = await dealer.get(readOf(report));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="AMC-report-${report}.pdf"`,
      'cache-control': 'private, no-store',
      'content-length': String(rawPayload.length),
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('its days have the date format of the dealer, for everybody who reads it', async () => {
    await dealer.patch('/api/user-preferences/look/', { date_format: 'DD/MM/YYYY' });
    expect(await textOf(engineer)).toContain('Report date 09/03/2026');
  });

  test('it contains what was stored', async () => {
    const text = await textOf(dealer);
    for (const line of [
      'मेहता लिफ्ट सर्व्हिसेस',
      `AMC report ${report}`,
      'Elevator CR1005',
      'Building प्रतिष्ठित कॉम्प्लेक्स',
      'Engineer Anita Rao',
      'Cost ₹1,25,000',
    ])
      expect(text).toContain(line);
  });

  test.each([
    ['renamed', `update custom_fields set name = 'Total' where id = $1`],
    ['deleted', `update custom_fields set deleted_at = now() where id = $1`],
    ['given another format', `update custom_fields set format = 'date' where id = $1`],
  ])('a report whose field was %s since still contains what was stored', async (_, change) => {
    await server.db.query(change, [field]);
    expect(await textOf(dealer)).toContain('Cost ₹1,25,000');
  });

  test('a value from before reports stored the names of their fields has its field’s name', async () => {
    await server.db.query(
      'update report_field_values set field_name = null, field_format = null, field_order = null where report_id = $1',
      [report],
    );
    expect(await textOf(dealer)).toContain('Cost ₹1,25,000');
  });

  test('a report of a deleted engineer still names them', async () => {
    await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: engineer.email });
    expect(await textOf(dealer)).toContain('Engineer Anita Rao');
  });

  test('its engineer and the customer of the elevator may read it', async () => {
    const customer = await server.customer(dealer);
    await server.db.query('update elevators set customer_id = $2 where elevator_id = $1', [
      elevator,
      customer.id,
    ]);
    for (const who of [engineer, customer]) expect((await who.get(readOf(report))).statusCode).toBe(200);
  });
});

test('401: without a token', async () => {
  const answer = await server.inject({ url: readOf(report) });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    401,
    expect.stringContaining('application/json'),
  ]);
});

describe('404', () => {
  test("the same answer for another dealer's report and an absent one", async () => {
    const other = await server.dealer();
    const [foreign, absent] = [await other.get(readOf(report)), await other.get(readOf(999_999))];
    expect([foreign.statusCode, foreign.json()]).toEqual([404, { detail: 'Not found.' }]);
    expect([absent.statusCode, absent.json()]).toEqual([foreign.statusCode, foreign.json()]);
  });

  test.each(['0', '-1', '99999999999', 'one'])('%s is not a report id', async (id) => {
    expect((await dealer.get(readOf(id))).statusCode).toBe(404);
  });

  test('other technicians and customers get the same answer', async () => {
    for (const who of [await server.technician(dealer), await server.customer(dealer)])
      expect((await who.get(readOf(report))).statusCode).toBe(404);
  });

  test('a report is deleted with its elevator', async () => {
    await dealer.delete(`/api/elevators/${elevator}/`);
    expect((await dealer.get(readOf(report))).statusCode).toBe(404);
  });
});
