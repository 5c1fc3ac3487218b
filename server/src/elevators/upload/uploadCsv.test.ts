import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow, storedCustomers, storedElevators, type UploadValues } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { anElevator } from '../../testing/testRows';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const texts = uploadMessages();
let server: TestServer;
let dealer: SignedIn;

const made = (customers_created: number, elevators_created: number) => ({
  customers_created,
  elevators_created,
  import_id: expect.any(Number),
});

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

describe('201', () => {
  test('a file that is sent again with its Idempotency-Key is stored once; another one is 422 (R945)', async () => {
    const keyed = (values: UploadValues) =>
      send(templateCsv([values]), {
        ...dealer,
        inject: ({ headers, ...options }) =>
          dealer.inject({ ...options, headers: { ...headers, 'idempotency-key': 'one file' } }),
      });
    const answers = [await keyed(row()), await keyed(row())];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1]?.json()).toEqual(made(1, 1));
    expect(await elevators()).toHaveLength(1);
    expect((await keyed(row({ elevator_name: 'CR1001' }))).statusCode).toBe(422);
    expect((await sendRows(row())).statusCode).toBe(409);
  });

  test('customers and elevators are stored, a customer of several rows once (R867, R870)', async () => {
    const answer = await sendRows(
      row(),
      row({ elevator_name: 'CR1001', customer_email: `RIDGE_${dealer.id}@example.com` }),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual(made(1, 2));
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

  test('new customers are invited by e-mail, existing ones are not (R142)', async () => {
    const known = await server.customer(dealer, { username: `known_${dealer.id}` });
    const answer = await sendRows(
      row(),
      row({
        elevator_name: 'CR1001',
        customer_username: known.username.toUpperCase(),
        customer_email: known.email,
        customer_first_name: 'Asha',
        customer_last_name: 'Rao',
        customer_phone: '5550100',
      }),
    );
    expect(answer.json()).toEqual(made(1, 2));
    const mails = await server.db.query('select recipient from outbox where dealer_id = $1', [dealer.id]);
    expect(mails).toEqual([{ recipient: `ridge_${dealer.id}@example.com` }]);
    expect((await elevators())[1]).toMatchObject({ customer_id: known.id });
  });

  test('phone and zip may be empty; the stored phone of a known customer stays then (R866)', async () => {
    const known = await server.customer(dealer, { username: `known_${dealer.id}` });
    const [before] = await customers();
    const answer = await sendRows(
      row({ customer_phone: '', elevator_zip: '' }),
      row({
        elevator_name: 'CR1001',
        customer_username: known.username,
        customer_email: known.email,
        customer_first_name: String(before?.first_name),
        customer_last_name: String(before?.last_name),
        customer_phone: '',
      }),
    );
    expect(answer.json()).toEqual(made(1, 2));
    expect((await elevators())[0]).toMatchObject({ elevator_zip: '' });
    expect(await customers()).toMatchObject([{ phoneno: before?.phoneno }, { phoneno: '' }]);
  });

  test('days may be written MM/DD/YYYY, cycles in any case, columns in any order, and a byte order mark may come first (R868, R869)', async () => {
    const values = row({ main_due_date: '2/3/2027', main_start_date: '02/03/2026', main_cycle: 'quarterly' });
    const columns = [...UPLOAD_COLUMNS].reverse();
    const line = columns.map((column) => `"${values[column].replaceAll('"', '""')}"`).join(',');
    const answer = await send(`\ufeff${columns.join(',')}\n${line}\n\n`);
    expect(answer.statusCode).toBe(201);
    expect(await elevators()).toMatchObject([
      { main_due_date: '2027-02-03', main_start_date: '2026-02-03', main_cycle_days: 90 },
    ]);
  });

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('values may be separated by %s, and then may contain commas (R866)', async (_, mark) => {
    const values = row({ building_name: 'Süd, Nord', elevator_address: '7, Ring' });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const lines = [UPLOAD_COLUMNS.map(quoted), UPLOAD_COLUMNS.map((column) => values[column])];
    const answer = await send(`\ufeff${lines.map((line) => line.join(mark)).join('\r\n')}\r\n`);
    expect([answer.statusCode, answer.json()]).toEqual([201, made(1, 1)]);
    expect(await elevators()).toMatchObject([{ building_name: 'Süd, Nord', elevator_address: '7, Ring' }]);
  });

  test('during an upload the dealer creates tickets and changes elevators without waiting for it', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => row({ elevator_name: `many ${at}` }));
    await anElevator(server.db, dealer.id, { elevator_name: 'first', main_state: 'InDue' });
    const undone = new Error('undone');
    let upload: Promise<unknown> | undefined;
    // The upload is blocked at one of its last rows by a transaction that is about to take the name.
    const holding = server.db.transaction(async (holder) => {
      await anElevator(holder, dealer.id, { elevator_name: 'many 1100', main_state: 'Completed' });
      upload = sendRows(...rows).then(({ statusCode }) => statusCode);
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'";
      while ((await server.db.query(waiting)).length === 0);
      await server.db.transaction(async (other) => {
        await other.query("set local lock_timeout = '1s'");
        await other.query('update dealers set next_ticket = next_ticket + 1 where dealer_id = $1', [
          dealer.id,
        ]);
        await other.query(
          "update elevators set main_state = 'OverDue' where dealer_id = $1 and elevator_name = 'first'",
          [dealer.id],
        );
      });
      throw undone;
    });
    await expect(holding).rejects.toBe(undone);
    expect(await upload).toBe(201);
    expect(await elevators()).toHaveLength(rows.length + 1);
  });

  test('the maintenance state follows from the days', async () => {
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

  test('another dealer’s elevator of the same name is no conflict; nor is a deleted one', async () => {
    await anElevator(server.db, (await server.dealer()).id, { elevator_name: 'CR1000' });
    await anElevator(server.db, dealer.id, { elevator_name: 'CR1000', deleted_at: '2026-01-01' });
    expect((await sendRows(row())).statusCode).toBe(201);
  });

  test('of two concurrent files with the same elevator one is stored and the other is a conflict', async () => {
    const answers = await Promise.all([sendRows(row()), sendRows(row())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await elevators()).toHaveLength(1);
  });

  test('of two dealers who name the same new customer at once, one gets the error that the name is used', async () => {
    const other = await server.dealer();
    const file = templateCsv([row()]);
    const answers = await Promise.all([send(file), send(file, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });
});

test('400: invalid rows and existing rows are reported together (R871)', async () => {
  await anElevator(server.db, dealer.id, { elevator_name: 'CR1000' });
  const answer = await sendRows(
    row({ elevator_name: 'cr1000' }),
    row({ elevator_name: 'CR1001', main_cycle: 'x' }),
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    detail: texts.badRows,
    errors: [
      { row: 2, column: 'elevator_name', message: texts.elevatorExists },
      { row: 3, column: 'main_cycle', message: '"x" is not a valid choice.' },
    ],
  });
});

test('409: an elevator that exists already, and nothing is stored (R867, R870)', async () => {
  await anElevator(server.db, dealer.id, { elevator_name: 'CR1000' });
  const answer = await sendRows(row({ elevator_name: 'CR1001' }), row());
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    detail: texts.existingRows,
    errors: [{ row: 3, column: 'elevator_name', message: texts.elevatorExists }],
  });
  expect(await elevators()).toHaveLength(1);
  expect(await customers()).toEqual([]);
});

test('401, 403: only for a signed-in dealer', async () => {
  expect((await server.inject({ method: 'POST', url: '/api/elevators/upload_csv/' })).statusCode).toBe(401);
  const technician = await server.technician(dealer);
  expect((await send('x', technician)).statusCode).toBe(403);
});

test('415: JSON is not a file', async () => {
  expect((await dealer.post('/api/elevators/upload_csv/', { file: 'x' })).statusCode).toBe(415);
});
