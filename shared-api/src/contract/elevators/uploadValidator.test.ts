import { addDays, latestToday } from '../calendar';
import { elevatorMessages } from './messages';
import { UPLOAD_COLUMNS, uploadMessages, type TemplateColumn } from './upload';
import { createUploadValidator, type CheckedRow } from './uploadValidator';

const good: Record<TemplateColumn, string> = {
  customer_username: 'harbor_view',
  customer_email: 'harbor@example.com',
  customer_first_name: 'Harbor "View"',
  customer_last_name: "O'Neill & Sons",
  customer_phone: '555-0100',
  elevator_name: 'AA1000',
  building_name: 'Harbor View (North), #4',
  elevator_address: '111 Cathedral St, Annapolis',
  elevator_zip: '21401',
  install_date: '2014-05-17',
  main_start_date: '05/01/2026',
  main_due_date: '2026-05-31',
  main_completed_date: '',
  main_cycle: 'monthly',
};

/** Checks rows of a file with a valid header; each row is the valid one with changes. */
function checkRows(...changes: Partial<typeof good>[]): CheckedRow[] {
  const file = createUploadValidator();
  expect(file.header(UPLOAD_COLUMNS)).toEqual([]);
  return changes.map((change, at) => {
    const row = { ...good, ...change };
    return file.row(
      UPLOAD_COLUMNS.map((column) => row[column]),
      at + 2,
    );
  });
}

/** The errors of the last row, as 'row column: message'. */
function errorsOf(...changes: Partial<typeof good>[]): string[] {
  const last = checkRows(...changes).at(-1);
  return last?.kind === 'bad'
    ? last.errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)
    : [];
}

it('accepts both date formats, and the cycle in any case (R869)', () => {
  expect(checkRows({})).toEqual([
    { kind: 'good', value: { ...good, main_start_date: '2026-05-01', main_cycle: 'Monthly' } },
  ]);
});

describe('the header', () => {
  const header = (columns: readonly string[]) =>
    createUploadValidator()
      .header(columns)
      .map(({ column, message }) => `${column}: ${message}`);

  it('may have its columns in any order, case and spacing', () => {
    expect(header(UPLOAD_COLUMNS.map((column) => ` ${column.toUpperCase()} `).toReversed())).toEqual([]);
  });

  it('reports a missing, an unknown and a duplicate column', () => {
    const [first, ...others] = UPLOAD_COLUMNS;
    expect(header(others)).toEqual([`${first}: This column is missing.`]);
    expect(header([...UPLOAD_COLUMNS, 'colour'])).toEqual([
      'colour: This column is not part of the template.',
    ]);
    expect(header([...UPLOAD_COLUMNS, first])).toEqual([`${first}: This column appears twice.`]);
  });
});

it.each([
  ['a day that does not exist', { install_date: '2026-02-30' }, 'install_date: Date has wrong format'],
  ['a day that does not exist', { main_due_date: '02/30/2026' }, 'main_due_date: Date has wrong format'],
  ['an unknown cycle', { main_cycle: 'Weekly' }, 'main_cycle: "Weekly" is not a valid choice.'],
  ['no elevator name', { elevator_name: ' ' }, 'elevator_name: This field may not be blank.'],
  ['a bad e-mail', { customer_email: 'harbor' }, 'customer_email: Enter a valid email address.'],
  ['a bad user name', { customer_username: 'harbor view' }, 'customer_username: Enter a valid username.'],
])('reports %s with its row and column', (_, change, expected) => {
  expect(errorsOf(change)).toEqual([expect.stringContaining(`2 ${expected}`)]);
});

it.each([
  [
    'the due date is before the start',
    { main_start_date: '2026-12-01', main_due_date: '2026-01-31' },
    `main_due_date: ${elevatorMessages.dueBeforeStart}`,
  ],
  [
    'the completed date is in the future',
    { main_completed_date: addDays(latestToday(), 1) },
    `main_completed_date: ${elevatorMessages.completedInFuture}`,
  ],
])('refuses what the form refuses: %s (R563)', (_, change, expected) => {
  expect(errorsOf(change)).toEqual([`2 ${expected}`]);
});

it('accepts maintenance that is due on its first day and completed today (R563)', () => {
  expect(errorsOf({ main_due_date: '2026-05-01', main_completed_date: latestToday() })).toEqual([]);
});

it('reports all errors of a row', () => {
  expect(errorsOf({ install_date: '', main_cycle: '', elevator_name: '' })).toHaveLength(3);
});

it('reports a row of another width, and skips a blank one', () => {
  const file = createUploadValidator();
  file.header(UPLOAD_COLUMNS);
  expect(file.row(['', ' ', ''], 2)).toEqual({ kind: 'blank' });
  expect(file.row(['a', 'b'], 3)).toMatchObject({
    kind: 'bad',
    errors: [{ row: 3, message: 'The row has 2 values; the template has 14.' }],
  });
});

it('a row may end before the optional columns, but not before others (R884)', () => {
  const file = createUploadValidator();
  file.header([...UPLOAD_COLUMNS, 'technician', 'capacity_kg']);
  expect(file.row([...Object.values(good), '', '1.000'], 2)).toMatchObject({ kind: 'bad' });
  expect(file.row(Object.values(good), 2)).toMatchObject({ kind: 'good', value: { capacity_kg: null } });
  expect(file.row(Object.values(good).slice(1), 3)).toMatchObject({ kind: 'bad', errors: [{ column: '' }] });
});

it.each(['Monthly\u200B', '30.0', ' MONTHLY '])('the cycle %j is monthly', (main_cycle) => {
  expect(checkRows({ main_cycle })).toMatchObject([{ kind: 'good', value: { main_cycle: 'Monthly' } }]);
});

describe('what a file may leave open (R876)', () => {
  const unnamed = { customer_username: '', customer_email: '', customer_last_name: '', customer_phone: '' };
  const usernames = (...changes: Partial<typeof good>[]) =>
    checkRows(...changes.map((change, at) => ({ elevator_name: `L${at}`, ...change }))).map((checked) =>
      checked.kind === 'good' ? checked.value.customer_username : checked,
    );

  it('rows of the same customer without a user name are one customer, and get one user name', () => {
    const [first, second, other] = usernames(unnamed, unnamed, { ...unnamed, customer_phone: '555-0199' });
    expect(first).toMatch(/^harbor\.view\.\d{8}$/);
    expect([second === first, other === first]).toEqual([true, false]);
  });

  it('the e-mail address is the user name, unless another row of it has one', () => {
    expect(usernames({ customer_username: '' })).toEqual(['harbor@example.com']);
    expect(usernames({}, { customer_username: '' })).toEqual(['harbor_view', 'harbor_view']);
    expect(
      usernames(
        { customer_username: 'harbor@example.com', customer_email: 'x@example.com' },
        { customer_username: '' },
      ),
    ).toEqual(['harbor@example.com', expect.stringMatching(/^harbor\.view\.o\.neill\.sons\.\d{8}$/)]);
  });

  it('customers without an e-mail address are not one customer', () => {
    expect(
      usernames({ ...unnamed, customer_first_name: 'A' }, { ...unnamed, customer_first_name: 'B' }),
    ).toEqual([expect.stringMatching(/^a\./), expect.stringMatching(/^b\./)]);
  });

  it('maintenance without a start began a cycle before it is due', () => {
    expect(checkRows({ main_start_date: '' })).toMatchObject([{ value: { main_start_date: '2026-05-01' } }]);
  });
});

describe('across rows', () => {
  const other = { elevator_name: 'AA1001' };

  it('a customer may own several elevators, and is identified by the e-mail, case-insensitively', () => {
    expect(errorsOf({}, { ...other, customer_email: 'HARBOR@example.com' })).toEqual([]);
  });

  it('the rows of a customer must agree (R870)', () => {
    const message = '3 customer_phone: This customer has a different value in row 2.';
    expect(errorsOf({}, { ...other, customer_phone: '555-0199' })).toEqual([message]);
  });

  it('one name and one phone number may be written in several ways', () => {
    const ways = { '+91 98765 43210': 'Harbor', '9876543210': 'HARBOR' };
    const rows = Object.entries(ways).map(([customer_phone, name], at) =>
      Object({ elevator_name: `P${at}`, customer_phone, customer_first_name: name }),
    );
    expect(errorsOf(...rows)).toEqual([]);
  });

  it('an e-mail belongs to one customer', () => {
    expect(errorsOf({}, { ...other, customer_username: 'someone_else' })).toEqual([
      '3 customer_email: This e-mail address belongs to another customer in row 2.',
    ]);
  });

  it('an elevator name occurs once, whatever its case', () => {
    const message = '3 elevator_name: Row 2 already has an elevator with this name.';
    expect(errorsOf({}, { elevator_name: 'aa1000' })).toEqual([message]);
  });
});

test.each([
  '=1+1',
  '=A1',
  '=$B$2',
  "='x'!A1",
  ' =HYPERLINK("http://x")',
  '@SUM(A1)',
  "+cmd|' /C calc'!A0",
  '-2+SUM(A1:A2)',
])('the formula %j is refused', (value) => {
  expect(errorsOf({ building_name: value })).toEqual([`2 building_name: ${uploadMessages().formula}`]);
});

test.each([
  '@home',
  '=Wing=',
  '=Equal House',
  '-2',
  '+1 (410) 555-0100',
  '-',
  '- Tower 2 (North)',
  'A=B',
  '#4',
  "'Harbor'",
])('the value %j is not a formula', (value) => {
  expect(errorsOf({ customer_phone: value.slice(0, 20), building_name: value })).toEqual([]);
});

test('a damaged value is refused with the remedy; digits that became a number are repaired (R875)', () => {
  expect(errorsOf({ customer_phone: '9.87654E+09' })).toEqual([
    `2 customer_phone: ${uploadMessages().shortenedNumber}`,
  ]);
  expect(errorsOf({ install_date: '#####' })).toEqual([`2 install_date: ${uploadMessages().hashes}`]);
  expect(checkRows({ elevator_name: '1E5', elevator_zip: '411001.0' })).toMatchObject([
    { kind: 'good', value: { elevator_name: '1E5', elevator_zip: '411001' } },
  ]);
});

test('a header of a thousand columns gets one error; one with NULs is of another encoding', () => {
  const header = (cells: string[]) => createUploadValidator().header(cells);
  const message = uploadMessages().wrongWidth(1000);
  expect(header(Array.from({ length: 1000 }, () => 'a'))).toEqual([{ row: 1, column: '', message }]);
  expect(header(['c\0u\0s\0'])).toEqual([{ row: 1, column: '', message: uploadMessages().notUtf8 }]);
});

it.each([
  ['decomposed', 'Café', 'Cafe\u0301'],
  ['with a zero-width space', 'CR1000', 'CR1000\u200B'],
  ['with a space that does not break', 'CR 1000', 'CR\u00A01000'],
])('a name that only looks different is the same elevator: %s (R915)', (_what, one, other) => {
  expect(errorsOf({ elevator_name: one }, { elevator_name: other })).toHaveLength(1);
});

it('a name that nobody can see is blank (R915)', () => {
  expect(errorsOf({ elevator_name: '\u200B\u3164' })).toEqual([
    '2 elevator_name: This field may not be blank.',
  ]);
});
