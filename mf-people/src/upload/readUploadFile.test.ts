import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { readUploadFile } from './readUploadFile';
import { aRow, aUploadFile } from '../testing/aUploadFile';

const texts = uploadMessages();

const read = (text: string) => readUploadFile(new Blob([text]));
const reasons = async (text: string) => (await read(text)).errors;

describe('a valid file', () => {
  test('has a preview of its first rows and a count of all', async () => {
    const preview = await read(
      aUploadFile(Array.from({ length: 7 }, (_, at) => ({ elevator_name: `Lift ${at}` }))),
    );
    expect(preview).toMatchObject({ rows: 7, failingRows: 0, errors: [], stopped: false });
    expect(preview.columns).toEqual([...UPLOAD_COLUMNS]);
    expect(preview.firstRows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6]);
  });

  test.each([
    ['with a byte order mark', (file: string) => `\uFEFF${file}`],
    ['with line feeds alone', (file: string) => file.replaceAll('\r\n', '\n')],
    ['with carriage returns alone', (file: string) => file.replaceAll('\r\n', '\r')],
    ['with mixed line ends', (file: string) => file.replace('\r\n', '\n')],
    ['without a line end after the last row', (file: string) => file.trimEnd()],
    ['with blank lines and rows of separators', (file: string) => `${file}\r\n,,,,,,,,,,,,,\r\n`],
    ['with an invisible mark in each column name', (file: string) => file.replace(/[a-z]_/g, '$&\u200B')],
    ['with a row of invisible marks', (file: string) => `${file}\u200B,\u00A0,\uFEFF\r\n`],
    [
      'with a column name as the text of a formula',
      (file: string) => file.replace('customer_email', '"=""customer_email"""'),
    ],
    ['with its header in capitals', (file: string) => file.replace('customer_email', ' Customer_Email ')],
  ])('%s gives the same result', async (_, change) => {
    const preview = await read(change(aUploadFile([{}])));
    expect(preview).toMatchObject({ rows: 1, failingRows: 0, errors: [] });
  });

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may be separated by %s, as Excel writes it in Europe (R866)', async (_, mark) => {
    const row = aRow({ building_name: 'Nord, Süd' });
    const lines = [UPLOAD_COLUMNS, UPLOAD_COLUMNS.map((column) => row[column])];
    const preview = await read(lines.map((cells) => `${cells.join(mark)}\r\n`).join(''));
    expect(preview).toMatchObject({ rows: 1, errors: [] });
    expect(preview.firstRows[0]?.cells[UPLOAD_COLUMNS.indexOf('building_name')]).toBe('Nord, Süd');
  });

  test('may have its columns in another order', async () => {
    const row = aRow({});
    const turned = [...UPLOAD_COLUMNS].reverse();
    const preview = await read(`${turned.join(',')}\n${turned.map((column) => row[column]).join(',')}\n`);
    expect(preview).toMatchObject({ rows: 1, errors: [] });
  });

  test.each([
    ['quotes, commas and line breaks', '"Tower ""B"", north\nwing"', 'Tower "B", north\nwing'],
    ['other scripts', 'शांति टॉवर', 'शांति टॉवर'],
  ])('keeps %s in a value', async (_, written, meant) => {
    const preview = await read(aUploadFile([{ building_name: written }]));
    expect(preview.errors).toEqual([]);
    expect(preview.firstRows[0]?.cells[UPLOAD_COLUMNS.indexOf('building_name')]).toBe(meant);
  });

  test('a character at the boundary of two slices is intact', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => ({
      elevator_name: `लिफ्ट ${at}`,
      building_name: 'शांति टॉवर',
    }));
    expect(await read(aUploadFile(rows))).toMatchObject({ rows: 900, errors: [] });
  });

  test.each(['2026-02-28', '02/28/2026', '2/8/2026'])('takes the day %s', async (install_date) => {
    expect(await reasons(aUploadFile([{ install_date }]))).toEqual([]);
  });

  test('may have a customer on several rows with equal data', async () => {
    const file = aUploadFile([
      { elevator_name: 'A', customer_username: 'asha', customer_email: 'asha@example.com' },
      { elevator_name: 'B', customer_username: 'ASHA', customer_email: 'Asha@example.com' },
    ]);
    expect(await reasons(file)).toEqual([]);
  });
});

describe('a row that will fail has a column and a reason', () => {
  test.each([
    ['a blank value', { elevator_name: '' }, 'elevator_name', 'This field may not be blank.'],
    [
      'a value that is too long',
      { elevator_zip: '1234567890123' },
      'elevator_zip',
      'Ensure this field has no more than 12 characters.',
    ],
    ['a bad e-mail address', { customer_email: 'asha@' }, 'customer_email', 'Enter a valid email address.'],
    ['a day that does not exist', { main_due_date: '2026-02-30' }, 'main_due_date', texts.notDate],
    ['a blank day', { main_due_date: '' }, 'main_due_date', 'This field may not be blank.'],
    ['a formula', { building_name: '=HYPERLINK(1)' }, 'building_name', texts.formula],
    ['another cycle', { main_cycle: 'Weekly' }, 'main_cycle', '"Weekly" is not a valid choice.'],
  ])('%s', async (_, values, column, message) => {
    const preview = await read(aUploadFile([{ elevator_name: 'Good' }, { elevator_name: 'Bad', ...values }]));
    expect(preview).toMatchObject({ rows: 2, failingRows: 1, errors: [{ row: 3, column, message }] });
  });

  test('an empty completed date is valid (R869)', async () => {
    expect(await reasons(aUploadFile([{ main_completed_date: '' }]))).toEqual([]);
  });

  test('a row of the wrong width', async () => {
    expect(await reasons(`${aUploadFile([{}])}only,three,values\r\n`)).toEqual([
      { row: 3, column: '', message: texts.wrongWidth(3) },
    ]);
  });

  test('a duplicate elevator, case-insensitively', async () => {
    expect(await reasons(aUploadFile([{ elevator_name: 'Lift 1' }, { elevator_name: 'LIFT 1' }]))).toEqual([
      { row: 3, column: 'elevator_name', message: texts.elevatorTwice(2) },
    ]);
  });

  test('a customer with different data on two rows', async () => {
    const file = aUploadFile([
      { elevator_name: 'A', customer_phone: '100' },
      { elevator_name: 'B', customer_phone: '200' },
    ]);
    expect(await reasons(file)).toEqual([
      { row: 3, column: 'customer_phone', message: texts.customerDisagrees(2) },
    ]);
  });

  test('an e-mail address of two customers', async () => {
    const file = aUploadFile([
      { elevator_name: 'A', customer_username: 'asha' },
      { elevator_name: 'B', customer_username: 'ravi' },
    ]);
    expect(await reasons(file)).toEqual([
      { row: 3, column: 'customer_email', message: texts.emailOfAnother(2) },
    ]);
  });

  test('blank lines count as rows, as in a spreadsheet', async () => {
    const file = aUploadFile([{ elevator_name: 'A' }]);
    const [, row = ''] = aUploadFile([{ elevator_name: '' }]).split('\r\n');
    expect(await reasons(`${file}\r\n\r\n${row}\r\n`)).toEqual([
      { row: 5, column: 'elevator_name', message: 'This field may not be blank.' },
    ]);
  });
});

test('reading can be aborted', async () => {
  const given = AbortSignal.abort(new Error('another file was chosen'));
  await expect(readUploadFile(new Blob([aUploadFile([{}])]), { signal: given })).rejects.toThrow(
    'another file was chosen',
  );
});

test('a line that names the delimiter is no row, as in a spreadsheet, which hides it (R871, R881)', async () => {
  const content = aUploadFile([{ elevator_name: 'A' }, { install_date: 'soon' }]).replaceAll(',', ';');
  const { firstRows, errors } = await readUploadFile(new Blob([`sep=;\r\n${content}`]));
  expect(firstRows.map(({ row }) => row)).toEqual([2, 3]);
  expect(errors).toMatchObject([{ row: 3, column: 'install_date' }]);
});
