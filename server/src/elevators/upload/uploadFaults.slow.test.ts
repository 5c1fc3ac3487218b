import {
  UPLOAD_COLUMNS,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_ROWS,
  uploadMessages,
  type UploadColumn,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow, storedCustomers, storedElevators, type UploadValues } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

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

const row = (values: Partial<UploadValues> = {}) => anUploadRow(dealer, values);
const send = (content: string | Buffer, by = dealer) => uploadFile(by, '/api/elevators/upload_csv/', content);
const sendRows = (...rows: UploadValues[]) => send(templateCsv(rows));
const elevators = () => storedElevators(server.db, dealer);
const customers = () => storedCustomers(server.db, dealer);

describe('400: nothing is stored, and each error has its row (R864, R867)', () => {
  afterEach(async () => {
    expect(await elevators()).toEqual([]);
    expect(await customers()).toEqual([]);
  });

  const expectReasons = async (
    answer: Awaited<ReturnType<typeof send>>,
    ...errors: [number, string, unknown][]
  ) => {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      detail: texts.badRows,
      errors: errors.map(([at, column, message]) => ({ row: at, column, message })),
    });
  };

  test.each<[string, Partial<UploadValues>, UploadColumn, string]>([
    ['a blank value', { building_name: '  ' }, 'building_name', 'This field may not be blank.'],
    ['a bad e-mail address', { customer_email: 'ridge' }, 'customer_email', 'Enter a valid email address.'],
    [
      'a user name with a space',
      { customer_username: 'a b', customer_email: 'a@example.com' },
      'customer_username',
      'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
    ],
    [
      'a value that is too long',
      { elevator_zip: '1'.repeat(13) },
      'elevator_zip',
      'Ensure this field has no more than 12 characters.',
    ],
    ['a day that does not exist', { main_due_date: '2026-02-30' }, 'main_due_date', texts.notDate],
    ['a word instead of a day', { main_completed_date: 'yesterday' }, 'main_completed_date', texts.notDate],
    ['a missing day', { install_date: '' }, 'install_date', 'This field may not be blank.'],
    ['an unknown cycle', { main_cycle: 'Weekly' }, 'main_cycle', '"Weekly" is not a valid choice.'],
    ['a NUL', { building_name: 'Copper\0Ridge' }, 'building_name', 'Null characters are not allowed.'],
  ])('%s', async (_, values, column, message) => {
    await expectReasons(await sendRows(row({ elevator_name: 'CR1' }), row(values)), [3, column, message]);
  });

  test('every error of every row', async () => {
    const bad = row({ elevator_name: '', main_cycle: 'x' });
    await expectReasons(
      await sendRows(bad, bad),
      [2, 'elevator_name', 'This field may not be blank.'],
      [2, 'main_cycle', '"x" is not a valid choice.'],
      [3, 'elevator_name', 'This field may not be blank.'],
      [3, 'main_cycle', '"x" is not a valid choice.'],
    );
  });

  test('a customer who contradicts an earlier row', async () => {
    const other = row({ elevator_name: 'CR1001', customer_phone: '1', customer_email: 'other@example.com' });
    await expectReasons(
      await sendRows(row(), other),
      [3, 'customer_email', texts.customerDisagrees(2)],
      [3, 'customer_phone', texts.customerDisagrees(2)],
    );
  });

  test('an e-mail address of two customers', async () => {
    const other = row({
      elevator_name: 'CR1001',
      customer_username: 'other',
      customer_email: row().customer_email,
    });
    await expectReasons(await sendRows(row(), other), [3, 'customer_email', texts.emailOfAnother(2)]);
  });

  test('a duplicate elevator', async () => {
    await expectReasons(await sendRows(row(), row({ elevator_name: 'cr1000' })), [
      3,
      'elevator_name',
      texts.elevatorTwice(2),
    ]);
  });

  test('a user name that another user has, without revealing the user', async () => {
    const stranger = await server.dealer();
    const taken = (by: SignedIn) => row({ customer_username: by.username.toUpperCase() });
    await expectReasons(await sendRows(taken(stranger)), [2, 'customer_username', texts.userTaken]);
    await expectReasons(await sendRows(taken(dealer)), [2, 'customer_username', texts.userTaken]);
  });

  test('an e-mail address that another user has', async () => {
    const stranger = await server.dealer();
    const answer = await sendRows(row({ customer_email: stranger.email.toUpperCase() }));
    await expectReasons(answer, [2, 'customer_email', texts.userTaken]);
  });

  test('a file without rows', async () => {
    for (const file of [UPLOAD_COLUMNS.join(','), `${UPLOAD_COLUMNS.join(',')}\r\n\r\n`, '']) {
      await expectReasons(await send(file), [0, '', texts.empty]);
    }
  });

  test('a column that is missing, unknown or duplicate', async () => {
    const [first, , ...rest] = UPLOAD_COLUMNS;
    await expectReasons(
      await send(`${[first, first, 'colour', ...rest].join(',')}\nx"y\n`),
      [1, 'customer_username', texts.columnTwice],
      [1, 'colour', texts.unknownColumn],
      [1, 'customer_email', texts.missingColumn],
    );
  });

  test('a row that is too long or too short', async () => {
    await expectReasons(await send(`${UPLOAD_COLUMNS.join(',')}\n1,2,3\n`), [2, '', texts.wrongWidth(3)]);
  });

  test('a quote that is never closed', async () => {
    const file = templateCsv([row(), row({ elevator_name: 'CR1001' })]);
    await expectReasons(await send(`${file}"never closed,`), [4, '', texts.unclosedQuote]);
  });

  test('a quote inside a value', async () => {
    await expectReasons(await send(`${UPLOAD_COLUMNS.join(',')}\n7" pipe,2\n`), [2, '', texts.strayQuote]);
  });

  test('a file that is not UTF-8', async () => {
    const file = Buffer.concat([Buffer.from(UPLOAD_COLUMNS.join(',')), Buffer.from([0x0a, 0xe9, 0x2c])]);
    const answer = await send(file);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ column: '', message: texts.notUtf8 }]);
  });

  test('more rows than a file may have, including blank ones', async () => {
    const answer = await send(`${UPLOAD_COLUMNS.join(',')}\n${'\n'.repeat(UPLOAD_MAX_ROWS + 1)}`);
    await expectReasons(answer, [0, '', texts.tooManyRows]);
  });

  test('more errors than a user reads: the first thousand, and the total', async () => {
    const answer = await send(`${UPLOAD_COLUMNS.join(',')}\n${'x\n'.repeat(1_200)}`);
    expect(answer.json().errors).toHaveLength(1_000);
    expect(answer.json().detail).toBe(`${texts.badRows} ${texts.firstOf(1_000, 1_200)}`);
  });

  test('more bytes than a file may have', async () => {
    const answer = await send(Buffer.concat([Buffer.from('colour\n'), Buffer.alloc(UPLOAD_MAX_BYTES, 'x')]));
    await expectReasons(answer, [0, '', texts.tooLarge]);
  });

  test('no file, or under another name', async () => {
    for (const answer of [
      await uploadFile(dealer, '/api/elevators/upload_csv/', 'x', 'sheet'),
      await dealer.inject({ method: 'POST', url: '/api/elevators/upload_csv/' }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ file: ['No file was submitted.'] });
    }
  });
});
