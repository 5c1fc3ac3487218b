import type { UploadPreviewReply } from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow, storedCustomers, storedElevators, type UploadValues } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const PATH = '/api/elevators/upload_csv/';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const open = { customer_username: '', customer_email: '', customer_last_name: '', main_start_date: '' };
const row = (elevator_name: string, values: Partial<UploadValues> = {}) =>
  anUploadRow(dealer, { elevator_name, ...open, ...values });
const send = (rows: UploadValues[], by = dealer) => uploadFile(by, PATH, templateCsv(rows));
const mails = () => server.db.query('select recipient from outbox where dealer_id = $1', [dealer.id]);

test('a file without user names, last names, addresses and maintenance starts is stored; nobody is invited (R876)', async () => {
  const rows = [row('A'), row('B'), row('C', { customer_first_name: 'शांति सोसायटी' })];
  const preview = (await uploadFile(dealer, `${PATH}preview/`, templateCsv(rows))).json<UploadPreviewReply>();
  expect(preview).toMatchObject({ failing_rows: 0, customers_created: 2, invitations: 0 });
  const answer = await send(rows);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { customers_created: 2, elevators_created: 3 },
  ]);
  expect(await storedCustomers(server.db, dealer)).toMatchObject([
    { username: expect.stringMatching(/^copper\.ridge\.\d{8}$/), email: '', last_name: '' },
    { username: expect.stringMatching(/^customer\.\d{8}$/), email: '' },
  ]);
  expect(await storedElevators(server.db, dealer)).toMatchObject([
    { main_start_date: '2026-12-01' },
    { main_start_date: '2026-12-01' },
    { main_start_date: '2026-12-01' },
  ]);
  expect(await mails()).toEqual([]);
});

test('the same customers of a later file, and of another dealer, are found or made as they should (R876)', async () => {
  await send([row('A')]);
  expect((await send([row('B')])).json()).toMatchObject({ customers_created: 0, elevators_created: 1 });
  const other = await server.dealer();
  expect((await send([row('A')], other)).json()).toMatchObject({ customers_created: 1 });
});

test('a customer who exists is found by the address, or by the name and the phone number', async () => {
  const asha = await server.customer(dealer, {
    first_name: 'Asha',
    last_name: 'Rao',
    phoneno: '98765 43210',
  });
  const answer = await send([
    row('A', { customer_email: asha.email, customer_first_name: 'Asha' }),
    row('B', { customer_first_name: 'asha rao', customer_phone: '9876543210' }),
    row('C', { customer_first_name: 'asha rao', customer_phone: '+91 98765-43210' }),
    row('D', { customer_first_name: 'Asha Rao', customer_phone: '+1 987 654 3210' }),
  ]);
  expect(answer.json()).toMatchObject({ customers_created: 1, elevators_created: 4 });
  const elevators = await storedElevators(server.db, dealer);
  expect(elevators[3]?.['customer_id']).not.toBe(asha.id);
  expect(elevators.slice(0, 3)).toMatchObject([
    { customer_id: asha.id },
    { customer_id: asha.id },
    { customer_id: asha.id },
  ]);
});

test('a customer without an address is listed, changed, not invited, and deleted by the id', async () => {
  await send([row('A'), row('B', { customer_first_name: 'Other' })]);
  const [customer, second] = await storedCustomers(server.db, dealer);
  const user_id = Number(customer?.user_id);
  const list = await dealer.get(`/api/users/${dealer.id}/user_customer_list/`);
  expect(list.json()).toMatchObject({ results: [{ email: '', invitation: null }, { email: '' }] });
  const path = `/api/account/${dealer.id}/user_delete/`;
  expect((await dealer.patch(path, {})).json()).toEqual({ email: ['This field is required.'] });
  const deleted = await dealer.patch(path, { user_id });
  expect([deleted.statusCode, deleted.json()]).toEqual([
    200,
    { detail: `User with ID ${String(customer?.username)} deleted successfully` },
  ]);
  const email = `later_${dealer.id}@example.com`;
  const changed = await dealer.patch(`/api/users/${Number(second?.user_id)}/update_user/`, { email });
  expect(changed.json()).toMatchObject({ data: { email, invitation: 'Held' } });
  expect(await mails()).toEqual([]);
});

test('a customer who got an address and another name since the last file is found by the next one (R876)', async () => {
  await send([row('A')]);
  const [customer] = await storedCustomers(server.db, dealer);
  const email = `since_${dealer.id}@example.com`;
  await dealer.patch(`/api/users/${Number(customer?.user_id)}/update_user/`, { email, last_name: 'Ridge' });
  const answer = await send([row('B')]);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { customers_created: 0, elevators_created: 1 },
  ]);
});
