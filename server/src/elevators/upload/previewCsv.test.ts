import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadPreviewReply } from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow, storedCustomers, storedElevators, type UploadValues } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const texts = uploadMessages();
const PATH = '/api/elevators/upload_csv/preview/';

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const row = (values: Partial<UploadValues> = {}) => anUploadRow(dealer, values);
const preview = (rows: UploadValues[]) => uploadFile(dealer, PATH, templateCsv(rows));
const submit = (rows: UploadValues[]) => uploadFile(dealer, '/api/elevators/upload_csv/', templateCsv(rows));

test('200: what would be created, and nothing is stored', async () => {
  const answer = await preview([row(), row({ elevator_name: 'CR1001' })]);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      rows: 2,
      failing_rows: 0,
      customers_created: 1,
      elevators_created: 2,
      invitations: 1,
      detail: '',
      errors: [],
      failures: [],
      notes: [],
    },
  ]);
  expect(await storedElevators(server.db, dealer)).toEqual([]);
  expect(await storedCustomers(server.db, dealer)).toEqual([]);
  expect(await server.db.query('select from outbox where dealer_id = $1', [dealer.id])).toEqual([]);
});

test('200: all rows of a customer who cannot be used fail; the file without its failing rows is stored', async () => {
  const theirs = await server.customer(await server.dealer());
  const stranger = { customer_username: theirs.username, customer_email: 'stranger@example.com' };
  const rows = [
    row({ ...stranger, elevator_name: 'CR1' }),
    row({ elevator_name: 'CR2' }),
    row({ ...stranger, elevator_name: 'CR3' }),
    row({ elevator_name: 'CR4', install_date: 'soon' }),
  ];
  const answer = (await preview(rows)).json<UploadPreviewReply>();
  expect(answer.failing_rows).toBe(3);
  expect(answer.failures).toEqual([
    { column: 'install_date', message: texts.notDate, rows: '5' },
    { column: 'customer_username', message: texts.userTaken, rows: '2,4' },
  ]);
  expect((await submit(rows.slice(1, 2))).statusCode).toBe(201);
});

describe('the preview returns the same errors as sending the file', () => {
  const theirs = async () => server.customer(await server.dealer());
  const own = () => server.customer(dealer);
  const cases: readonly [string, () => Promise<UploadValues[]>][] = [
    ['a user name of another dealer’s', async () => [row({ customer_username: (await theirs()).username })]],
    ['an e-mail address of another dealer’s', async () => [row({ customer_email: (await theirs()).email })]],
    [
      'an own customer with another e-mail address',
      async () => [row({ customer_username: (await own()).username, customer_email: 'other@example.com' })],
    ],
    [
      'an own customer’s address under another name',
      async () => [row({ customer_email: (await own()).email })],
    ],
    [
      'an own technician',
      async () => {
        const { username, email } = await server.technician(dealer);
        return [row({ customer_username: username, customer_email: email })];
      },
    ],
    [
      'an elevator that exists',
      async () => {
        await anElevator(server.db, dealer.id, { elevator_name: 'cr1000' });
        return [row()];
      },
    ],
    [
      'a customer who has two names in the file',
      async () => [row(), row({ elevator_name: 'CR1001', customer_first_name: 'Else' })],
    ],
    [
      'two new customers whose names look the same',
      async () => [
        row({ customer_username: `tower_${dealer.id}` }),
        row({
          elevator_name: 'CR1001',
          customer_username: `tоwer_${dealer.id}`,
          customer_email: `other_${dealer.id}@example.com`,
        }),
      ],
    ],
    ['bad values', async () => [row(), row({ elevator_name: 'CR1001', main_cycle: 'x' })]],
  ];
  test.each(cases)('%s', async (_, rows) => {
    const file = await rows();
    const foreseen = await preview(file);
    const sent = await submit(file);
    expect([400, 409]).toContain(sent.statusCode);
    expect(foreseen.statusCode).toBe(200);
    const { detail, errors, failing_rows } = foreseen.json();
    expect({ detail, errors }).toEqual(sent.json());
    expect([errors.length, failing_rows]).toEqual([1, 1]);
  });
});

test('the values of an existing customer are kept, and both the preview and the upload list them', async () => {
  const known = await server.customer(dealer, { first_name: 'Asha', last_name: 'Rao', phoneno: '5550100' });
  const file = [
    row({
      customer_username: known.username,
      customer_email: known.email,
      customer_first_name: 'Aasha',
      customer_last_name: 'Rao',
      customer_phone: '5550199',
    }),
  ];
  const notes = [
    { row: 2, column: 'customer_first_name', message: texts.valueKept('Asha') },
    { row: 2, column: 'customer_phone', message: texts.valueKept('5550100') },
  ];
  expect((await preview(file)).json()).toMatchObject({ customers_created: 0, failing_rows: 0, notes });
  const sent = await submit(file);
  expect([sent.statusCode, sent.json()]).toEqual([
    201,
    { customers_created: 0, elevators_created: 1, import_id: expect.any(Number), notes },
  ]);
  expect(await storedCustomers(server.db, dealer)).toMatchObject([
    { first_name: 'Asha', phoneno: '5550100' },
  ]);
});

test('401, 403, 415: only for a signed-in dealer, and only a file', async () => {
  expect((await server.inject({ method: 'POST', url: PATH })).statusCode).toBe(401);
  for (const person of [await server.technician(dealer), await server.customer(dealer)])
    expect((await uploadFile(person, PATH, 'x')).statusCode).toBe(403);
  expect((await dealer.post(PATH, { file: 'x' })).statusCode).toBe(415);
});
