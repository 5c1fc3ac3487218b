import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  UPLOAD_COLUMNS,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_ROWS,
  uploadSentences,
  type UploadColumn,
} from '@smart-elevator/shared-api/contract/elevators/upload';
import { templateCsv } from '../../demo/templateCsv';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

type Row = Record<UploadColumn, string>;

const said = uploadSentences();
let server: TestServer;
let dealer: SignedIn;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  dealer = await server.dealer();
});
afterAll(() => server.close());

/** A row that can be used; its names belong to this dealer's tests only. */
const row = (values: Partial<Row> = {}): Row => ({
  customer_username: `ridge_${dealer.id}`,
  customer_email: `${values.customer_username ?? `ridge_${dealer.id}`}@example.com`,
  customer_first_name: 'Copper Ridge',
  customer_last_name: 'Management',
  customer_phone: '+1 410 555 0100',
  elevator_name: 'CR1000',
  building_name: 'Copper "Ridge", East',
  elevator_address: '710 Obrecht Rd\nSykesville, MD',
  elevator_zip: '21784',
  install_date: '1998-04-30',
  main_start_date: '2026-01-01',
  main_due_date: '2026-12-31',
  main_completed_date: '',
  main_cycle: 'Monthly',
  ...values,
});

const send = (content: string | Buffer, by = dealer) => uploadFile(by, '/api/elevators/upload_csv/', content);
const sendRows = (...rows: Row[]) => send(templateCsv(rows));
const elevators = () =>
  server.db.query<Record<string, unknown>>(
    'select * from elevators where dealer_id = $1 order by elevator_id',
    [dealer.id],
  );
const customers = () =>
  server.db.query<Record<string, unknown>>(
    "select * from users where dealer_id = $1 and user_type = 'CustomerUser' order by user_id",
    [dealer.id],
  );

describe('201', () => {
  test('customers and elevators are stored, a customer of several rows once', async () => {
    const answer = await sendRows(
      row(),
      row({ elevator_name: 'CR1001', customer_email: `RIDGE_${dealer.id}@example.com` }),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ customers_created: 1, elevators_created: 2 });
    const [customer] = await customers();
    expect(customer).toMatchObject({
      username: `ridge_${dealer.id}`,
      password_hash: null,
      phoneno: '+1 410 555 0100',
    });
    expect(await elevators()).toMatchObject([
      {
        elevator_name: 'CR1000',
        building_name: 'Copper "Ridge", East',
        elevator_address: '710 Obrecht Rd\nSykesville, MD',
        install_date: '1998-04-30',
        main_completed_date: null,
        main_cycle_days: 30,
        customer_id: customer?.user_id,
        engineer_id: null,
      },
      { elevator_name: 'CR1001', customer_id: customer?.user_id },
    ]);
  });

  test('new customers are invited by e-mail, those who exist are not', async () => {
    const known = await server.customer(dealer, { username: `known_${dealer.id}` });
    const answer = await sendRows(
      row(),
      row({
        elevator_name: 'CR1001',
        customer_username: known.username.toUpperCase(),
        customer_email: known.email,
      }),
    );
    expect(answer.json()).toEqual({ customers_created: 1, elevators_created: 2 });
    const mails = await server.db.query('select recipient from outbox where dealer_id = $1', [dealer.id]);
    expect(mails).toEqual([{ recipient: `ridge_${dealer.id}@example.com` }]);
    expect((await elevators())[1]).toMatchObject({ customer_id: known.id });
  });

  test('days may be written MM/DD/YYYY, cycles in any case, columns in any order, and a byte order mark may lead', async () => {
    const values = row({ main_due_date: '2/3/2027', main_start_date: '02/03/2026', main_cycle: 'quarterly' });
    const columns = [...UPLOAD_COLUMNS].reverse();
    const line = columns.map((column) => `"${values[column].replaceAll('"', '""')}"`).join(',');
    const answer = await send(`\ufeff${columns.join(',')}\n${line}\n\n`);
    expect(answer.statusCode).toBe(201);
    expect(await elevators()).toMatchObject([
      { main_due_date: '2027-02-03', main_start_date: '2026-02-03', main_cycle_days: 90 },
    ]);
  });

  test('the state of maintenance follows from the days', async () => {
    const today = localDay();
    const start = addDays(today, -100);
    const days = (name: string, due: string, completed: string) =>
      row({
        elevator_name: name,
        main_start_date: start,
        main_due_date: due,
        main_completed_date: completed,
      });
    await sendRows(
      days('completed on the first day', addDays(today, -1), start),
      days('completed before it began', addDays(today, -1), addDays(start, -1)),
      days('due today', today, ''),
      days('due yesterday', addDays(today, -1), ''),
    );
    expect((await elevators()).map(({ main_state }) => main_state)).toEqual([
      'Completed',
      'OverDue',
      'InDue',
      'OverDue',
    ]);
  });

  test('another dealer’s elevator of the same name is no conflict; nor is one that was deleted', async () => {
    await anElevator(server.db, (await server.dealer()).id, { elevator_name: 'CR1000' });
    await anElevator(server.db, dealer.id, { elevator_name: 'CR1000', deleted_at: '2026-01-01' });
    expect((await sendRows(row())).statusCode).toBe(201);
  });

  test('of two files with the same elevator, sent at once, one goes in and the other is a conflict', async () => {
    const answers = await Promise.all([sendRows(row()), sendRows(row())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await elevators()).toHaveLength(1);
  });

  test('of two dealers who name the same new customer at once, one is told that the name is used', async () => {
    const other = await server.dealer();
    const file = templateCsv([row()]);
    const answers = await Promise.all([send(file), send(file, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });
});

describe('400: nothing is stored, and each reason stands with its row', () => {
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
      detail: said.badRows,
      errors: errors.map(([at, column, message]) => ({ row: at, column, message })),
    });
  };

  test.each<[string, Partial<Row>, UploadColumn, string]>([
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
    ['a day that does not exist', { main_due_date: '2026-02-30' }, 'main_due_date', said.notDate],
    ['a day in words', { main_completed_date: 'yesterday' }, 'main_completed_date', said.notDate],
    ['a missing day', { install_date: '' }, 'install_date', 'This field may not be blank.'],
    ['an unknown cycle', { main_cycle: 'Weekly' }, 'main_cycle', '"Weekly" is not a valid choice.'],
    ['a NUL', { building_name: 'Copper\0Ridge' }, 'building_name', 'Null characters are not allowed.'],
  ])('%s', async (_, values, column, message) => {
    await expectReasons(await sendRows(row({ elevator_name: 'CR1' }), row(values)), [3, column, message]);
  });

  test('every fault of every row', async () => {
    const bad = row({ elevator_name: '', main_cycle: 'x' });
    await expectReasons(
      await sendRows(bad, bad),
      [2, 'elevator_name', 'This field may not be blank.'],
      [2, 'main_cycle', '"x" is not a valid choice.'],
      [3, 'elevator_name', 'This field may not be blank.'],
      [3, 'main_cycle', '"x" is not a valid choice.'],
    );
  });

  test('a customer who does not agree with an earlier row', async () => {
    const other = row({ elevator_name: 'CR1001', customer_phone: '1', customer_email: 'other@example.com' });
    await expectReasons(
      await sendRows(row(), other),
      [3, 'customer_email', said.customerDisagrees(2)],
      [3, 'customer_phone', said.customerDisagrees(2)],
    );
  });

  test('an e-mail address of two customers', async () => {
    const other = row({
      elevator_name: 'CR1001',
      customer_username: 'other',
      customer_email: row().customer_email,
    });
    await expectReasons(await sendRows(row(), other), [3, 'customer_email', said.emailOfAnother(2)]);
  });

  test('an elevator that stands twice', async () => {
    await expectReasons(await sendRows(row(), row({ elevator_name: 'cr1000' })), [
      3,
      'elevator_name',
      said.elevatorTwice(2),
    ]);
  });

  test('a user name that anybody else has, without a word about whose it is', async () => {
    const stranger = await server.dealer();
    const taken = (by: SignedIn) => row({ customer_username: by.username.toUpperCase() });
    await expectReasons(await sendRows(taken(stranger)), [2, 'customer_username', said.userTaken]);
    await expectReasons(await sendRows(taken(dealer)), [2, 'customer_username', said.userTaken]);
  });

  test('an e-mail address that anybody else has', async () => {
    const stranger = await server.dealer();
    const answer = await sendRows(row({ customer_email: stranger.email.toUpperCase() }));
    await expectReasons(answer, [2, 'customer_email', said.userTaken]);
  });

  test('a file without rows', async () => {
    for (const file of [UPLOAD_COLUMNS.join(','), `${UPLOAD_COLUMNS.join(',')}\r\n\r\n`, '']) {
      await expectReasons(await send(file), [0, '', said.empty]);
    }
  });

  test('a column that is missing, unknown, or stands twice', async () => {
    const [first, , ...rest] = UPLOAD_COLUMNS;
    await expectReasons(
      await send(`${[first, first, 'colour', ...rest].join(',')}\nx"y\n`),
      [1, 'customer_username', said.columnTwice],
      [1, 'colour', said.unknownColumn],
      [1, 'customer_email', said.missingColumn],
    );
  });

  test('a row that is too long or too short', async () => {
    await expectReasons(await send(`${UPLOAD_COLUMNS.join(',')}\n1,2,3\n`), [2, '', said.wrongWidth(3)]);
  });

  test('a quote that is never closed', async () => {
    const file = templateCsv([row(), row({ elevator_name: 'CR1001' })]);
    await expectReasons(await send(`${file}"never closed,`), [4, '', said.unclosedQuote]);
  });

  test('a quote inside a value', async () => {
    await expectReasons(await send(`${UPLOAD_COLUMNS.join(',')}\n7" pipe,2\n`), [2, '', said.strayQuote]);
  });

  test('a file that is not UTF-8', async () => {
    const file = Buffer.concat([Buffer.from(UPLOAD_COLUMNS.join(',')), Buffer.from([0x0a, 0xe9, 0x2c])]);
    const answer = await send(file);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ column: '', message: said.notUtf8 }]);
  });

  test('more rows than a file may have', async () => {
    const answer = await send(`${UPLOAD_COLUMNS.join(',')}\n${'x\n'.repeat(UPLOAD_MAX_ROWS + 5)}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveLength(1000);
    expect(answer.json().detail).toBe(`${said.badRows} ${said.firstOf(1000, UPLOAD_MAX_ROWS + 1)}`);
  });

  test('more bytes than a file may have', async () => {
    const answer = await send(Buffer.concat([Buffer.from('colour\n'), Buffer.alloc(UPLOAD_MAX_BYTES, 'x')]));
    await expectReasons(answer, [0, '', said.tooLarge]);
  });

  test('more blank lines than anybody needs', async () => {
    const answer = await send(`${UPLOAD_COLUMNS.join(',')}\n${'\n'.repeat(2 * UPLOAD_MAX_ROWS)}`);
    await expectReasons(answer, [0, '', said.tooManyRows]);
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

test('400: bad rows and existing rows are told together', async () => {
  await anElevator(server.db, dealer.id, { elevator_name: 'CR1000' });
  const answer = await sendRows(
    row({ elevator_name: 'cr1000' }),
    row({ elevator_name: 'CR1001', main_cycle: 'x' }),
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    detail: said.badRows,
    errors: [
      { row: 2, column: 'elevator_name', message: said.elevatorExists },
      { row: 3, column: 'main_cycle', message: '"x" is not a valid choice.' },
    ],
  });
});

test('409: an elevator that exists already, and nothing is stored', async () => {
  await anElevator(server.db, dealer.id, { elevator_name: 'CR1000' });
  const answer = await sendRows(row({ elevator_name: 'CR1001' }), row());
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    detail: said.existingRows,
    errors: [{ row: 3, column: 'elevator_name', message: said.elevatorExists }],
  });
  expect(await elevators()).toHaveLength(1);
  expect(await customers()).toEqual([]);
});

test('401, 403: only a dealer who signed in', async () => {
  expect((await server.inject({ method: 'POST', url: '/api/elevators/upload_csv/' })).statusCode).toBe(401);
  const technician = await server.technician(dealer);
  expect((await send('x', technician)).statusCode).toBe(403);
});

test('415: JSON is no file', async () => {
  expect((await dealer.post('/api/elevators/upload_csv/', { file: 'x' })).statusCode).toBe(415);
});
