import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import type { UploadPreviewReply } from '@smart-elevator/shared-api/contract/elevators/uploadPreview';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow, storedElevators, type UploadValues } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const PATH = '/api/elevators/upload_csv/';
const texts = uploadMessages();

let server: TestServer;
let dealer: SignedIn;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

const rows = (...dates: Partial<UploadValues>[]) =>
  templateCsv(dates.map((values, at) => anUploadRow(dealer, { elevator_name: `Q${at}`, ...values })));
const send = (content: string) => uploadFile(dealer, PATH, content);
const choose = (date_format: string) => dealer.patch('/api/user-preferences/look/', { date_format });
const stored = async (column: string) =>
  (await storedElevators(server.db, dealer)).map((elevator) => elevator[column]);

test('201: dates follow the date format that the dealer has chosen (R869, R873)', async () => {
  await choose('DD/MM/YYYY');
  const file = rows({
    install_date: '03/04/2019',
    main_start_date: '01/11/2026',
    main_due_date: '05/12/2026',
  });
  expect((await send(file)).statusCode).toBe(201);
  expect(await stored('install_date')).toEqual(['2019-04-03']);
  expect(await stored('main_start_date')).toEqual(['2026-11-01']);
  expect(await stored('main_due_date')).toEqual(['2026-12-05']);
});

test('201: a column that proves its order has it in all rows, and the other columns follow it', async () => {
  const file = rows(
    { install_date: '03/04/2019', main_due_date: '05/12/2026' },
    { install_date: '25.12.2019 00:00' },
  );
  expect((await send(file)).statusCode).toBe(201);
  expect(await stored('install_date')).toEqual(['2019-04-03', '2019-12-25']);
  expect(await stored('main_due_date')).toEqual(['2026-12-05', '2026-12-31']);
});

test('201: months may have names, and digits any script', async () => {
  const file = rows({ install_date: '३ अप्रैल २०१९', main_due_date: '5-Dec-26' });
  expect((await send(file)).statusCode).toBe(201);
  expect(await stored('install_date')).toEqual(['2019-04-03']);
  expect(await stored('main_due_date')).toEqual(['2026-12-05']);
});

test('400: a column with both orders is refused in all rows that depend on it', async () => {
  const file = rows(
    { install_date: '13/12/2019' },
    { install_date: '12/13/2019' },
    { install_date: '03/04/2019' },
    { install_date: '2019-04-03' },
  );
  const message = texts.contradictoryDates(2, 3);
  const answer = await send(file);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    errors: [2, 3, 4].map((row) => ({ row, column: 'install_date', message })),
  });
});

test('a row whose order is not decided is never among the valid ones of the preview', async () => {
  await choose('MM/DD/YYYY');
  const file = rows({ install_date: '03/04/2019', main_due_date: '25/12/2026' }, {});
  const preview = (await uploadFile(dealer, `${PATH}preview/`, file)).json<UploadPreviewReply>();
  expect(preview).toMatchObject({ rows: 2, failing_rows: 1 });
  expect(preview.failures).toEqual([{ column: 'install_date', message: texts.unclearDate, rows: '2' }]);
});

test('400: a year alone is asked to be completed', async () => {
  expect((await send(rows({ install_date: '2019' }))).json()).toMatchObject({
    errors: [{ row: 2, column: 'install_date', message: texts.incompleteDate }],
  });
});
