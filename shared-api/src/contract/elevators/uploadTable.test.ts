import { UPLOAD_COLUMNS } from './upload';
import { leftOutNotes, TableReader, type TableItem } from './uploadTable';

/** The items of a file, each as a word: the rows with their numbers. */
function read(records: readonly (readonly string[])[], headerRow?: number): string[] {
  const reader = new TableReader(headerRow);
  const items: TableItem[] = [...records.flatMap((cells) => reader.take(cells)), ...reader.end()];
  return items.map((item) =>
    item.kind === 'leftOut' ? `${item.row} ${item.reason}` : `${item.row} ${item.kind}`,
  );
}

const own = ['Lift', 'Building', 'Customer', 'Phone', 'Due'];
const aRow = (name: string) => [name, 'Shanti Tower', 'Asha', '98765 43210', '2026-01-31'];
const title = ['Lift register of Shanti Society', '', '', '', ''];

test('a file that begins with its header has nothing left out', () => {
  expect(read([own, aRow('L1'), aRow('L2')])).toEqual(['1 header', '2 row', '3 row']);
});

test.each([
  ['one title', [title]],
  ['two titles and an empty row', [title, ['Printed on', '01/02/2026', '', '', ''], ['', '', '', '', '']]],
  ['a title without delimiters', [['Lift register']]],
  ['names of groups of columns', [['Lift', '', 'Customer', '', '']]],
])('rows above the header are left out: %s (R881)', (_, above) => {
  const found = read([...above, own, aRow('L1')]);
  expect(found.slice(-2)).toEqual([`${above.length + 1} header`, `${above.length + 2} row`]);
  expect(found.slice(0, -2).every((one) => /above|empty/.test(one))).toBe(true);
});

test('the columns of the template are the header, however wide other rows are (R881)', () => {
  const wide = UPLOAD_COLUMNS.map((_, at) => `Note ${at}`);
  expect(read([wide, [...UPLOAD_COLUMNS], aRow('L1')])).toEqual(['1 above', '2 header', '3 row']);
});

test('the dealer may choose another row as the header (R881)', () => {
  expect(read([own, aRow('L1'), aRow('L2')], 2)).toEqual(['1 above', '2 header', '3 row']);
  expect(read([own, aRow('L1')], 9)).toEqual(['1 header', '2 row']);
});

test('a header that comes again is left out, in any case and with blanks (R881)', () => {
  expect(read([own, aRow('L1'), own.map((cell) => ` ${cell.toUpperCase()}`), aRow('L2')])).toEqual([
    '1 header',
    '2 row',
    '3 header',
    '4 row',
  ]);
});

test.each([
  [['Total', '', '', '', '112']],
  [['', 'Grand total:', '', '', '1,120.50']],
  [['Sub-total', '₹ 5,000', '', '', '']],
  [['Total lifts: 112', '', '', '', '']],
  [['कुल', '', '', '', '११२']],
  [['Summe', '', '', '', '12']],
])('a row of totals is left out: %j (R881)', (cells) => {
  expect(read([own, aRow('L1'), cells])).toEqual(['1 header', '2 row', '3 total']);
});

test.each(['Total Mall 1', 'Totally new', 'कुलकर्णी', 'Summer House'])(
  'a lift named %s is no total (R881)',
  (name) => {
    expect(read([own, aRow(name)])).toEqual(['1 header', '2 row']);
  },
);

test('a lift whose name begins with the word is no total if dates are beside it (R881)', () => {
  const header = ['Lift', 'Weight', 'Installed on', 'Due on'];
  const lift = ['Total Mall 1', '680', '01.04.2019', '31.12.2026'];
  expect(read([header, ['Omega 1', ...lift.slice(1)], lift])).toEqual(['1 header', '2 row', '3 row']);
});

test('empty rows are left out, and delimiters at the end of a line are no values (R881)', () => {
  const reader = new TableReader();
  const items = [
    [...own, '', ''],
    ['', ' '],
    [...aRow('L1'), '', ''],
  ].flatMap((cells) => reader.take(cells));
  expect([...items, ...reader.end()]).toEqual([
    { kind: 'header', row: 1, cells: own },
    { kind: 'leftOut', row: 2, reason: 'empty' },
    { kind: 'row', row: 3, cells: aRow('L1') },
  ]);
});

test.each(['\u200B', '\uFEFF', '\u200F', '\u00A0'])(
  'the invisible %j is nothing in a cell (R881)',
  (mark) => {
    expect(
      read([[mark, mark], own, aRow('L1'), own.map((cell) => `${mark}${cell}${mark}`), [mark, '', mark]]),
    ).toEqual(['1 empty', '2 header', '3 row', '4 header', '5 empty']);
    expect(headerIn([...UPLOAD_COLUMNS.map((column) => `${mark}${column}`), mark], aRow('L1'))).toHaveLength(
      UPLOAD_COLUMNS.length,
    );
  },
);

test('a row with more values than the header keeps them, so that it is refused', () => {
  const reader = new TableReader();
  reader.take(own);
  reader.take([...aRow('L1'), 'more']);
  expect(reader.end()[1]).toMatchObject({ cells: [...aRow('L1'), 'more'] });
});

/** The header that is found. */
function headerIn(...records: readonly (readonly string[])[]) {
  const reader = new TableReader();
  const items = [...records.flatMap((cells) => reader.take(cells)), ...reader.end()];
  return items.flatMap((item) => (item.kind === 'header' ? [item.cells] : []))[0];
}

describe('a last column without a name is a column (R881)', () => {
  test('if the header has an empty cell there, and a row a value', () => {
    expect(headerIn([...own, '', ''], aRow('L1'), [...aRow('L2'), 'noisy door', ''])).toEqual([...own, '']);
  });

  test('if all rows are wider than the header', () => {
    expect(headerIn(own, [...aRow('L1'), 'x'], ['', ''], [...aRow('L2'), 'y'])).toEqual([...own, '']);
  });

  test('but not for one row that is too wide, or for a total', () => {
    expect(headerIn(own, aRow('L1'), [...aRow('L2'), 'more'])).toEqual(own);
    expect(headerIn([...own, ''], aRow('L1'), ['Total', '', '', '', '', '12'])).toEqual(own);
  });
});

test('a long file is not kept until its end', () => {
  const reader = new TableReader();
  const items = Array.from({ length: 100 }, (_, at) => reader.take(at === 0 ? own : aRow(`L${at}`)));
  expect(items.findIndex((some) => some.length > 0)).toBe(19);
  expect(items.flat()).toHaveLength(100);
});

test('no file at all has no items', () => {
  expect(read([])).toEqual([]);
  expect(read([['']])).toEqual(['1 header']);
});

test('programs get a note about each row that is left out, but not about empty ones (R881)', () => {
  expect(
    leftOutNotes([
      { row: 1, reason: 'above' },
      { row: 2, reason: 'empty' },
      { row: 9, reason: 'total' },
    ]),
  ).toEqual([
    { row: 1, column: '', message: 'This row is above the header and was left out.' },
    { row: 9, column: '', message: 'This row is a total and was left out.' },
  ]);
});
