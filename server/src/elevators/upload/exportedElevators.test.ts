import { csvText } from '@smart-elevator/shared-api/contract/csvText';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { aCellText, createRandom, readCsv } from '@smart-elevator/shared-api/testing/csvRoundTrip';
import { normalizeText, onOneLine } from '@smart-elevator/shared-api/contract/normalizeText';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const URL = '/api/elevators/upload_csv/';

/** The headings of an exported file by the columns of the template; mf-people assigns them so. */
const HEADINGS: Readonly<Record<string, string>> = {
  'Customer user name': 'customer_username',
  'Elevator name': 'elevator_name',
  'Building name': 'building_name',
  'Elevator address': 'elevator_address',
  'Zip code': 'elevator_zip',
  'Installation date': 'install_date',
  'Maintenance start date': 'main_start_date',
  'Maintenance due date': 'main_due_date',
  'Maintenance completed date': 'main_completed_date',
  'Duration cycle': 'main_cycle',
  'Capacity (kg)': 'capacity_kg',
  Engineer: 'technician',
};
const OTHERS = ['customer_email', 'customer_first_name', 'customer_last_name', 'customer_phone'];

/** The exported elevators: their titles, and the values of the columns that the template has. */
async function exported(): Promise<string[][]> {
  const url = `/api/users/${dealer.id}/elevators/`;
  const [titles = [], ...rows] = readCsv(
    (await dealer.inject({ url, headers: { accept: 'text/csv' } })).body,
  );
  const places = Object.keys(HEADINGS).map((heading) => titles.indexOf(heading));
  return rows.map((cells) => places.map((at) => cells[at] ?? ''));
}

test.each([1, 2])(
  'exported elevators are uploaded again with the same values (R872, seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const text = (max: number) =>
      `A${onOneLine(normalizeText(Array.from(aCellText(random)).slice(0, max).join('')))}`;
    const technician = await server.technician(dealer);
    for (let n = 0; n < 30; n += 1) {
      const customer = await server.customer(dealer, { username: `owner.${dealer.id}.${n}` });
      await anElevator(server.db, dealer.id, {
        elevator_name: `${text(90)} ${n}`,
        building_name: text(150),
        elevator_address: text(200),
        elevator_zip: text(9),
        main_completed_date: n % 2 === 0 ? '2026-01-20' : null,
        main_cycle_days: n % 2 === 0 ? 30 : 90,
        capacity_kg: n % 3 === 0 ? null : 630,
        engineer_id: n % 4 === 0 ? null : technician.id,
        customer_id: customer.id,
      });
    }
    const before = await exported();
    await server.db.query('update elevators set deleted_at = now() where dealer_id = $1', [dealer.id]);
    const file = csvText([
      [...Object.values(HEADINGS), ...OTHERS],
      ...before.map((cells) => [...cells, ...OTHERS.map(() => '')]),
    ]);
    const answer = await uploadFile(dealer, URL, file);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { customers_created: 0, elevators_created: 30, import_id: expect.any(Number) },
    ]);
    expect(await exported()).toEqual(before);
  },
);

test('a new customer needs a first name (R876)', async () => {
  const answer = await uploadFile(
    dealer,
    URL,
    templateCsv([anUploadRow(dealer, { customer_first_name: '' })]),
  );
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ row: 2, column: 'customer_first_name', message: frameworkMessages.blank }],
  ]);
});
