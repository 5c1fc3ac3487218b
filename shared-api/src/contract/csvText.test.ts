import { csvText } from './csvText';

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
