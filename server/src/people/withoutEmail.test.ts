import { templateCsv } from '../demo/templateRow';
import { drawReport } from '../reports/pdf/drawReport';
import { findReport } from '../reports/reportRepository';
import { anUploadRow, storedCustomers, storedElevators } from '../testing/anUploadRow';
import type { SignedIn } from '../testing/signedInCalls';
import { testServer, type TestServer } from '../testing/testServer';
import { aTicket } from '../testing/testRows';
import { uploadFile } from '../testing/uploadFile';

let server: TestServer;
let dealer: SignedIn;
let customer_id: number;
let elevator_id: number;

/** A customer from a file, who has a first name and a phone number alone, and whose only lift has a technician like this. */
beforeAll(async () => {
  server = await testServer();
  dealer = await server.dealer();
  const engineer = await server.technician(dealer, { first_name: 'Ravi', last_name: '', email: '' });
  const empty = { customer_username: '', customer_email: '', customer_last_name: '' };
  await uploadFile(dealer, '/api/elevators/upload_csv/', templateCsv([anUploadRow(dealer, empty)]));
  customer_id = Number((await storedCustomers(server.db, dealer))[0]?.['user_id']);
  elevator_id = Number((await storedElevators(server.db, dealer))[0]?.['elevator_id']);
  await server.db.query('update elevators set engineer_id = $1 where elevator_id = $2', [
    engineer.id,
    elevator_id,
  ]);
  await aTicket(server.db, dealer.id, elevator_id, { assignee_id: engineer.id });
});
afterAll(() => server.close());

const get = async (url: string) => {
  const answer = await dealer.get(url);
  return [answer.statusCode, answer.json()];
};

test.each([
  ['the list of customers', () => `/api/users/${dealer.id}/user_customer_list/?page=1&sort=email`, 'Copper'],
  ['the list of technicians', () => `/api/account/${dealer.id}/employee_list/?page=1`, 'Ravi'],
  ['the customer', () => `/api/users/${customer_id}/update_user/`, 'Copper'],
  ['the search', () => '/api/users/find/?user_type=CustomerUser&text=copper', 'Copper'],
  ['the elevators', () => `/api/users/${dealer.id}/elevators/?page=1`, 'Ravi'],
  ['the tickets', () => `/api/tickets/all-ticket-list-emp/${dealer.id}/?page=1`, 'Ravi'],
])('people without an e-mail address and a last name are in %s (R876)', async (_, url, name) => {
  const [status, body] = await get(url());
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(name)]);
});

test('a report of such a lift is made and printed with the name (R876)', async () => {
  const day = '2026-03-09';
  const made = await dealer.post(`/api/cust-reports/${elevator_id}/reports/`, {
    report_date: day,
    custom_field_values: [],
  });
  expect(made.statusCode).toBe(201);
  const caller = {
    dealer_id: dealer.id,
    user_id: dealer.id,
    user_type: 'DealerUser',
    session_id: '',
    token_over: 0,
    today: day,
  } as const;
  const report = await findReport(server.db, caller, made.json().report_id);
  expect(report).toMatchObject({ customer_name: 'Copper Ridge' });
  if (!report) throw new Error('There is no report.');
  expect(Buffer.from(await drawReport(report)).toString('latin1')).toMatch(/^%PDF/);
});
