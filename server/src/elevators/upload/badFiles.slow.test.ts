import { deflateRawSync } from 'node:zlib';
import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { templateCsv } from '../../demo/templateRow';
import { anUploadRow, storedCustomers, storedElevators, type UploadValues } from '../../testing/anUploadRow';
import type { SignedIn } from '../../testing/signedInCalls';
import { testServer, type TestServer } from '../../testing/testServer';
import { uploadFile } from '../../testing/uploadFile';

const texts = uploadMessages();
const HEADER = UPLOAD_COLUMNS.join(',');
const MEGABYTE = 1024 * 1024;

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
const send = (content: string | Buffer) => uploadFile(dealer, '/api/elevators/upload_csv/', content);

/** A file in a zip archive, as an e-mail program or Excel creates it. */
function zipped(content: string): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 0, 'latin1');
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  return Buffer.concat([head, packed]);
}

describe('an invalid file is refused with a message, and nothing is stored', () => {
  afterEach(async () => {
    expect(await storedElevators(server.db, dealer)).toEqual([]);
    expect(await storedCustomers(server.db, dealer)).toEqual([]);
  });

  const bad: readonly [string, () => string | Buffer, string][] = [
    ['empty', () => '', texts.empty],
    ['of blank lines', () => '\n\n\n', texts.missingColumn],
    ['of 50 MB in one line', () => Buffer.alloc(50 * MEGABYTE, 'x'), texts.tooLarge],
    [
      'of 50 MB of long rows',
      () => Buffer.from(`${HEADER}\n${`${'a'.repeat(1023)}\n`.repeat(50 * 1024)}`),
      texts.tooLarge,
    ],
    [
      'of 19 MB of short rows',
      () => Buffer.from(`${HEADER}\n${'a,b,c\n'.repeat((19 * MEGABYTE) / 6)}`),
      texts.tooManyRows,
    ],
    ['in Latin-1', () => Buffer.from(templateCsv([row({ building_name: 'Café' })]), 'latin1'), texts.notUtf8],
    ['of NUL bytes', () => Buffer.alloc(MEGABYTE), texts.notUtf8],
    ['whose quote is never closed', () => `${templateCsv([row()])}"never`, texts.unclosedQuote],
    [
      'whose quote is not closed for 10 MB',
      () => `${templateCsv([row()])}"${'never, '.repeat(1.5 * MEGABYTE)}`,
      texts.endless,
    ],
    ['with a million columns', () => `${'a,'.repeat(1_000_000)}\n`, texts.endless],
    ['with ten thousand columns', () => `${'a,'.repeat(9_999)}a\n`, texts.wrongWidth(10_000)],
    ['with a million columns in a row', () => `${HEADER}\n${'a,'.repeat(1_000_000)}\n`, texts.endless],
    ['that is a zip archive', () => zipped(templateCsv([row()])), texts.notCsv],
    ['that is a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), texts.notUtf8],
  ];
  test.each(bad)('%s', async (_, content, sentence) => {
    const answer = await send(content());
    expect(answer.statusCode).toBe(400);
    const { detail, errors } = answer.json<{ detail: string; errors: { message: string }[] }>();
    expect(detail).toContain(texts.badRows);
    expect(errors.map(({ message }) => message)).toContain(sentence);
  });

  test.each<[string, Partial<UploadValues>]>([
    ['a sum', { building_name: '=1+1' }],
    ['a link', { elevator_name: '=HYPERLINK("http://evil.example","AA1")' }],
    ['a command', { customer_last_name: "@SUM(1+1)*cmd|' /C calc'!A0" }],
  ])('a formula: %s', async (_, values) => {
    const answer = await send(templateCsv([row(values)]));
    const [column] = Object.keys(values);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { detail: texts.badRows, errors: [{ row: 2, column, message: texts.formula }] },
    ]);
  });

  test('duplicate rows', async () => {
    const answer = await send(templateCsv([row(), row(), row()]));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [3, 4].map((at) => ({ row: at, column: 'elevator_name', message: texts.elevatorTwice(2) })),
    });
  });

  test('another dealer’s customer, by name or by address, without revealing the dealer', async () => {
    const theirs = await server.customer(await server.dealer());
    for (const values of [{ customer_username: theirs.username }, { customer_email: theirs.email }]) {
      const answer = await send(templateCsv([row(values)]));
      const [column] = Object.keys(values);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { detail: texts.badRows, errors: [{ row: 2, column, message: texts.userTaken }] },
      ]);
    }
  });
});

test('a byte order mark is ignored', async () => {
  const answer = await send(Buffer.from(`\ufeff${templateCsv([row()])}`));
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { customers_created: 1, elevators_created: 1, import_id: expect.any(Number) },
  ]);
});

test('a deleted customer is another person than one with the same name in a file', async () => {
  const gone = await server.customer(dealer, { username: 'copper_ridge' });
  await dealer.patch(`/api/account/${dealer.id}/user_delete/`, { email: gone.email });
  const file = templateCsv([row({ customer_username: gone.username, customer_email: gone.email })]);
  expect((await send(file)).json()).toEqual({
    customers_created: 1,
    elevators_created: 1,
    import_id: expect.any(Number),
  });
  const owners = await server.db.query<{ customer_id: number }>(
    'select customer_id from elevators where dealer_id = $1',
    [dealer.id],
  );
  expect(owners[0]?.customer_id).not.toBe(gone.id);
});

test('403: technicians and customers cannot upload', async () => {
  for (const person of [await server.technician(dealer), await server.customer(dealer)]) {
    const answer = await uploadFile(person, '/api/elevators/upload_csv/', templateCsv([row()]));
    expect(answer.statusCode).toBe(403);
  }
});
