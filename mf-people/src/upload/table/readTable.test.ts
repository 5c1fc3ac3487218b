import { UPLOAD_COLUMNS, UPLOAD_MAX_ROWS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { aUploadFile } from '../../testing/aUploadFile';
import { readTable, type TableChoice } from './readTable';

const { signal } = new AbortController();
const read = (content: BlobPart, choice: TableChoice = {}) =>
  readTable(new File([content], 'lifts.csv'), choice, signal);
const textIn = async (made: Blob) => new TextDecoder().decode(await made.arrayBuffer());
const textOf = async (content: BlobPart, choice?: TableChoice) => textIn((await read(content, choice)).file);

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), littleEndian));
  return view.buffer;
};

const file = aUploadFile([{ building_name: 'Résidence Café' }]);

test.each<[string, BlobPart, string]>([
  ['UTF-8', file, 'utf-8'],
  ['UTF-8 with a byte order mark', `\uFEFF${file}`, 'utf-8'],
  ['Windows-1252, as Excel saves it', latin1(file), 'windows-1252'],
  ['UTF-16 with a byte order mark', utf16(`\uFEFF${file}`, true), 'utf-16le'],
  ['big-endian UTF-16', utf16(`\uFEFF${file}`, false), 'utf-16be'],
  ['UTF-16 without a mark', utf16(file, true), 'utf-16le'],
])('%s is recognised, and the table is UTF-8 (R882)', async (_, content, encoding) => {
  const table = await read(content);
  expect(table.encoding).toBe(encoding);
  expect(await textIn(table.file)).toBe(file);
});

test('Cyrillic text of an older spreadsheet is recognised (R882)', async () => {
  const words = 'Лифтовый реестр общества Шанти, главный корпус, второй подъезд';
  const cp1251 = Uint8Array.from(aUploadFile([{ building_name: words.replaceAll(',', '') }]), (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
  const table = await read(cp1251);
  expect(table.encoding).toBe('windows-1251');
  expect(await textIn(table.file)).toContain('Лифтовый реестр');
});

test('a few letters with accents are not taken for another script (R882)', async () => {
  const text = aUploadFile([
    { customer_first_name: 'José', customer_last_name: 'Muñoz', building_name: '12 Rue É Paris' },
  ]);
  const table = await read(latin1(text));
  expect([table.encoding, await textIn(table.file)]).toEqual(['windows-1252', text]);
});

test('a broken letter of a text in UTF-8 is refused in its row, and the other rows are read (R882)', async () => {
  const text = aUploadFile([{ building_name: 'शांति टावर' }, { building_name: 'गणेश भवन' }]);
  const bytes = new TextEncoder().encode(text);
  // The last byte of the first letter.
  bytes[bytes.findIndex((byte) => byte > 127) + 2] = 0x20;
  for (const choice of [{}, { encoding: 'utf-8' }]) {
    const table = await read(bytes, choice);
    expect(table.encoding).toBe('utf-8');
    const written = await textIn(table.file);
    expect(written).toContain('\uFFFD');
    expect(written).toContain('गणेश भवन');
  }
});

test('the dealer’s choice of an encoding counts (R882)', async () => {
  expect(await textOf(latin1(file), { encoding: 'windows-1251' })).toContain('Rйsidence');
});

test('a file that begins with its header stays as it is', async () => {
  const chosen = new File([file], 'lifts.csv');
  expect((await readTable(chosen, {}, signal)).file).toBe(chosen);
});

test('rows that are left out become empty lines, so that the others keep their numbers (R881)', async () => {
  const [header = '', row = ''] = file.split('\r\n');
  const table = await read(['Lift register', header, row, header, 'Total,1', '', ''].join('\r\n'));
  expect(table).toMatchObject({
    headerRow: 2,
    leftOut: [
      { row: 1, reason: 'above' },
      { row: 4, reason: 'header' },
      { row: 5, reason: 'total' },
    ],
  });
  const lines = (await textIn(table.file)).split('\r\n');
  expect(lines.slice(0, 5)).toEqual(['', UPLOAD_COLUMNS.join(','), row, '', '']);
});

test('the dealer’s choice of the header counts (R881)', async () => {
  const table = await read('Lift,Town\r\nName,Place\r\nL1,Pune\r\n', { headerRow: 2 });
  expect([table.headerRow, await textIn(table.file)]).toEqual([2, '\r\nName,Place\r\nL1,Pune\r\n']);
});

test('the rows that may be the header are offered (R881)', async () => {
  const { firstRows } = await read('Lift register\r\n\r\nLift,Town\r\nL1,Pune\r\n');
  expect(firstRows.map(({ row }) => row)).toEqual([1, 3, 4]);
});

test('delimiters at the end of all lines are no columns (R881)', async () => {
  expect(await textOf(file.replaceAll('\r\n', ',,\r\n'))).toBe(file);
});

test('a second title is not the header, because it has a number (R881)', async () => {
  expect((await read('Register\r\nPune,2026\r\nName,Town,Zip\r\nL1,Pune,411001\r\n')).headerRow).toBe(3);
});

test.each([
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]],
])('%s with another name is not read as text (R882)', async (_, bytes) => {
  expect(await read(Uint8Array.from(bytes))).toMatchObject({ encoding: 'utf-8', headerRow: 0 });
});

test('empty rows below the last one, up to the end of a sheet, are not sent: they would be too many rows', async () => {
  const rows = aUploadFile([{}, {}]);
  const table = await read(`${rows}${',,,,,,,,,,,,,\r\n'.repeat(UPLOAD_MAX_ROWS)}`);
  expect(await textIn(table.file)).toBe(rows);
  expect(table.leftOut).toEqual([]);
});
