import { detectCsvForm } from './csvDelimiter';
import { UPLOAD_COLUMNS } from './upload';

describe('the header decides the delimiter of the values (R866)', () => {
  const separated = (mark: string) => UPLOAD_COLUMNS.join(mark);
  test.each([
    ['commas', separated(','), ','],
    ['semicolons', separated(';'), ';'],
    ['tabs', separated('\t'), '\t'],
    ['semicolons around quoted names', UPLOAD_COLUMNS.map((name) => `"${name}"`).join(';'), ';'],
    ['semicolons, although the rows have more commas', `${separated(';')}\r\n${'a,'.repeat(100)}`, ';'],
    ['commas, although a column name contains semicolons', `${separated(',')},notes;a;b;c;d;e;f;g;h`, ','],
    ['semicolons, although no column is known', 'Kunde;Anlage;Ort, Land', ';'],
    ['nothing', '', ','],
    ['a single column', 'customer_username', ','],
  ])('%s', (_, start, mark) => {
    expect(detectCsvForm(start)).toEqual({ delimiter: mark, skip: 0 });
  });
});

test.each([
  [
    'commas inside quotes are values',
    '"Name";"Address (street, number, zip, town, state, country)"\r\nL1;"1 Road, Pune"',
    ';',
  ],
  ['also with a header alone', '"Name";"Address (street, number, zip, town)"', ';'],
  ['line ends and doubled quotes inside quotes', '"Na""me","Note;\n;;"\n"a","b"\n', ','],
  ['titles without a delimiter stand above', 'Lift register\nMarch 2026\n\nName|Town\nL1|Pune\n', '|'],
  ['decimal commas', 'Name;Load\nL1;1,5\nL2;2,5\n', ';'],
  [
    'tabs, although addresses have commas',
    'Name\tAddress\nL1\t1 Road, Pune, India\nL2\t2 Road, Pune, India',
    '\t',
  ],
])('%s (R866)', (_, start, mark) => {
  expect(detectCsvForm(start).delimiter).toBe(mark);
});

test.each([
  ['sep=;\r\nName;Town', ';', 7],
  ['sep=,\nName;Town', ',', 6],
  ['"sep=\t"\r\nName\tTown', '\t', 9],
  ['SEP=|\rName|Town', '|', 6],
])('a first line that names the delimiter decides it, and is no row: %j (R881)', (start, delimiter, skip) => {
  expect(detectCsvForm(start)).toEqual({ delimiter, skip });
});
