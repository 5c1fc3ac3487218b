import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow, storedElevators } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const { leftOut } = uploadMessages();
let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const send = (content: string | Buffer, call = 'upload_csv') =>
  uploadFile(dealer, `/api/elevators/${call}/`, content);
const aFile = (...names: string[]) =>
  templateCsv(names.map((elevator_name) => anUploadRow(dealer, { elevator_name })));
const names = async () =>
  (await storedElevators(server.db, dealer)).map(({ elevator_name }) => elevator_name);
const header = UPLOAD_COLUMNS.join(',');

test('titles above the header, a repeated header and totals are left out, with a note for each (R881)', async () => {
  const [, ...rows] = aFile('CR1', 'CR2').trimEnd().split('\r\n');
  const file = [
    'Lift register of Shanti Society',
    '',
    header,
    rows[0],
    header.toUpperCase(),
    rows[1],
    '',
    'Total,2',
  ];
  const answer = await send(file.join('\r\n'));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    {
      elevators_created: 2,
      notes: [
        { row: 1, column: '', message: leftOut.above },
        { row: 5, column: '', message: leftOut.header },
        { row: 8, column: '', message: leftOut.total },
      ],
    },
  ]);
  expect(await names()).toEqual(['CR1', 'CR2']);
});

test('rows keep the numbers that they have in the file', async () => {
  const file = `Lift register\r\n\r\n${aFile('CR1', '')}`;
  const answer = await send(file);
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    400,
    [{ row: 5, column: 'elevator_name' }],
  ]);
});

test('a first line that names the delimiter is read (R881)', async () => {
  const answer = await send(`sep=;\r\n${aFile('CR1').replaceAll(',', ';')}`);
  expect(answer.statusCode).toBe(201);
});

test('that line is no row: spreadsheets hide it, and the header below is row 1 (R871, R881)', async () => {
  const file = `sep=;\r\n${aFile('CR1', '').replaceAll(',', ';')}`;
  expect((await send(file)).json().errors).toMatchObject([{ row: 3, column: 'elevator_name' }]);
});

test('a column without a name is named by its number, once', async () => {
  const [head, ...rows] = aFile('CR1', 'CR2').trimEnd().split('\r\n');
  const file = [`${head},`, ...rows.map((row) => `${row},a note`)].join('\r\n');
  expect((await send(file)).json().errors).toEqual([
    { row: 1, column: '', message: uploadMessages().unnamedColumn(UPLOAD_COLUMNS.length + 1) },
  ]);
});

test('delimiters at the end of each line are no values', async () => {
  const answer = await send(aFile('CR1').replaceAll('\r\n', ',,\r\n'));
  expect(answer.statusCode).toBe(201);
});

test('a file of titles alone is refused by its columns, as before', async () => {
  const answer = await send('Lift register\r\nof 2026\r\n');
  expect([answer.statusCode, answer.json().errors[0].row]).toEqual([400, 1]);
});

test.each([
  ['with its mark', '\ufeff'],
  ['without its mark', ''],
])('a file in UTF-16 %s is read (R882)', async (_, mark) => {
  const answer = await send(Buffer.from(`${mark}${aFile('CR1')}`, 'utf16le'));
  expect([answer.statusCode, await names()]).toEqual([201, ['CR1']]);
});
