import { aCellText, createRandom, readCsv } from '../testing/csvRoundTrip';
import { csvText, readCsvCell } from './csvText';

test.each([
  ['plain text', 'Lift 1', 'Lift 1'],
  ['a number', 12, '12'],
  ['a comma', 'Tower A, lift 1', '"Tower A, lift 1"'],
  ['a quote', 'The "Residence"', '"The ""Residence"""'],
  ['a line break', 'north\nwing', '"north\nwing"'],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a plus sign', '+1', `"'+1"`],
  ['a minus sign', '-1', `"'-1"`],
  ['an at sign', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab before a formula', '\t=1', `"'\t=1"`],
  ['a carriage return before a formula', '\r=1', `"'\r=1"`],
  ['a formula inside a text', 'a=1', 'a=1'],
])('%s opens in a spreadsheet as text', (_, value, cell) => {
  expect(csvText([[value]])).toBe(`${cell}\r\n`);
});

test('line ends follow RFC 4180, without a byte order mark', () => {
  expect(
    csvText([
      ['a', 'b'],
      [1, 2],
    ]),
  ).toBe('a,b\r\n1,2\r\n');
});

test.each([
  '+91 98765 43210',
  '-2',
  '=1+1',
  '="0098"',
  '@home',
  '\t=1',
  '\r=1',
  "'+91",
  "''=1",
  "'",
  "'Harbor'",
  "O'Neill",
  '',
  'Lift "A", 1',
  'north\nwing',
])('the value %j is read back unchanged (R872)', (value) => {
  const cell = csvText([[value]]).slice(0, -2);
  const parsed = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  expect(readCsvCell(parsed)).toBe(value);
});

test('a text that another program has written as a formula is read as the text', () => {
  expect(['="0098765"', '=""', '="a"&"b"'].map(readCsvCell)).toEqual(['0098765', '', '="a"&"b"']);
});

test.each(["'Harbor'", "'", "O'Neill", "' =1"])('no apostrophe is taken from %j', (cell) => {
  expect(readCsvCell(cell)).toBe(cell);
});

test.each([1, 2, 3, 4, 5])(
  'a file of any width and a few rows is read as it was written (R872, seed %i)',
  (seed) => {
    const random = createRandom(seed);
    for (let round = 0; round < 300; round += 1) {
      const width = 2 + random(5);
      const row = (first: string) => [first, ...Array.from({ length: width - 1 }, () => aCellText(random))];
      const header = ['Lift', ...Array.from({ length: width - 1 }, (_, at) => `Column ${'abcde'[at]}`)];
      const rows = Array.from({ length: 1 + random(4) }, (_, at) => row(`L${at}`));
      expect(readCsv(csvText([header, ...rows]))).toEqual([header, ...rows]);
    }
  },
);

test.each([';', '|', '\t'])('a %j in every row does not divide the row', (other) => {
  const rows = [
    [`Lift${other}wing${other}side`, 'Building'],
    [`A${other}2${other}left`, 'Harbor Tower'],
  ];
  expect(readCsv(csvText(rows))).toEqual(rows);
});
