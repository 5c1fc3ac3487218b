import { csvLine } from '@smart-elevator/shared-api/contract/csvText';
import { importMessages } from '@smart-elevator/shared-api/contract/elevators/storedImport';
import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadPreviewReply } from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { anUploadRow, storedElevators } from '../../testing/anUploadRow';
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

/** A file of elevators 'L2', 'L3', … with these technicians and capacities. */
const fileOf = (...rows: [technician: string, capacity?: string][]) =>
  [
    [...UPLOAD_COLUMNS, 'technician', 'capacity_kg'],
    ...rows.map(([technician, capacity = ''], at) => {
      const row = anUploadRow(dealer, { elevator_name: `L${at + 2}` });
      return [...UPLOAD_COLUMNS.map((column) => row[column]), technician, capacity];
    }),
  ]
    .map(csvLine)
    .join('');
const send = (file: string) => uploadFile(dealer, PATH, file);
const engineers = async () =>
  (await storedElevators(server.db, dealer)).map(({ engineer_id }) => engineer_id);
const faultsOf = async (file: string) => (await send(file)).json<UploadPreviewReply>().errors;

test('a column names the technician of each elevator by name, user name or phone number (R884)', async () => {
  const asha = await server.technician(dealer, {
    username: `asha.${dealer.id}`,
    first_name: 'Asha',
    last_name: 'Rao',
    phoneno: '+91 98765 43210',
  });
  const ravi = await server.technician(dealer, {
    username: `ravi.${dealer.id}`,
    first_name: 'रवि',
    last_name: 'Kumar',
    phoneno: '5550100',
  });
  const names = [
    'Asha Rao',
    'rao,  asha',
    'ASHA',
    'Rao',
    asha.username.toUpperCase(),
    '098765-43210',
    '९८७६५ ४३२१०',
  ];
  const answer = await send(fileOf(...names.map((name): [string] => [name]), ['रवि'], [ravi.email], ['']));
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { elevators_created: 10 }]);
  expect(await engineers()).toEqual([...names.map(() => asha.id), ravi.id, ravi.id, null]);
  const own = await dealer.get(`/api/users/${ravi.id}/elevators/?page=1`);
  expect(own.json()).toMatchObject({ count: 2 });
});

test('a user name is that of one technician, whatever others are called', async () => {
  const one = await server.technician(dealer, {
    username: `meera${dealer.id}`,
    first_name: 'A',
    last_name: 'B',
  });
  await server.technician(dealer, { first_name: one.username, last_name: 'C' });
  expect((await send(fileOf([one.username]))).statusCode).toBe(201);
  expect(await engineers()).toEqual([one.id]);
});

test('400: nobody, several, a deactivated one, a customer, and one of another dealer: the reason is at the row (R884)', async () => {
  const names = [`b.${dealer.id}`, `a.${dealer.id}`];
  for (const username of names)
    await server.technician(dealer, { username, first_name: 'Asha', last_name: 'Rao' });
  const gone = await server.technician(dealer, { first_name: 'Gone', last_name: 'Away' });
  await server.db.query('update users set is_active = false where user_id = $1', [gone.id]);
  await server.customer(dealer, { first_name: 'Only', last_name: 'Customer' });
  const other = await server.technician(await server.dealer(), { first_name: 'Of', last_name: 'Another' });
  const { technicianUnknown, technicianSeveral, technicianInactive } = uploadMessages();
  const file = fileOf(['Asha Rao'], ['Nobody'], ['Gone Away'], ['Only Customer'], [other.username], ['']);
  const expected = [
    technicianSeveral('Asha Rao', names.toSorted().join(', ')),
    technicianUnknown('Nobody'),
    technicianInactive('Gone Away'),
    technicianUnknown('Only Customer'),
    technicianUnknown(other.username),
  ].map((message, at) => ({ row: at + 2, column: 'technician', message }));
  expect(await faultsOf(file)).toEqual(expected);
  const preview = (await uploadFile(dealer, `${PATH}preview/`, file)).json<UploadPreviewReply>();
  expect(preview).toMatchObject({ failing_rows: 5, errors: expected });
  expect(await engineers()).toEqual([]);
});

test('a capacity may be in the file, with its unit, and follows the rule of the form', async () => {
  expect((await send(fileOf(['', '630'], ['', '1,000 kg'], ['', '४०८ किग्रा'], ['', '']))).statusCode).toBe(
    201,
  );
  const stored = await storedElevators(server.db, dealer);
  expect(stored.map(({ capacity_kg }) => capacity_kg)).toEqual([630, 1000, 408, null]);
  expect(await faultsOf(fileOf(['', '0'], ['', '8 persons'], ['', '200000']))).toMatchObject(
    [2, 3, 4].map((row) => ({ row, column: 'capacity_kg' })),
  );
});

test('an import that assigned technicians can be undone, until somebody else has an elevator (R884)', async () => {
  const asha = await server.technician(dealer, { first_name: 'Asha' });
  const later = await server.technician(dealer, { first_name: 'Later' });
  const { import_id } = (await send(fileOf(['Asha'], ['']))).json<{ import_id: number }>();
  const undo = () => dealer.post(`/api/elevators/imports/${import_id}/undo/`, {});
  const assign = (id: number | null, name: string) =>
    server.db.query('update elevators set engineer_id = $1 where dealer_id = $2 and elevator_name = $3', [
      id,
      dealer.id,
      name,
    ]);
  await assign(later.id, 'L2');
  expect((await undo()).json()).toEqual({ detail: importMessages.elevatorEngineer('L2') });
  await assign(asha.id, 'L2');
  await assign(asha.id, 'L3');
  expect((await undo()).json()).toEqual({ detail: importMessages.elevatorEngineer('L3') });
  await assign(null, 'L3');
  expect((await undo()).statusCode).toBe(200);
});
