import { uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { readUploadFile } from './readUploadFile';
import { aUploadFile } from '../testing/aUploadFile';

const texts = uploadMessages();

const read = (text: string | Uint8Array) =>
  readUploadFile(new Blob([typeof text === 'string' ? text : Uint8Array.from(text)]));
const reasons = async (text: string | Uint8Array) => (await read(text)).errors;

describe('a file that cannot be read to its end has a reason', () => {
  test('a column is missing', async () => {
    const file = aUploadFile([{}]).replace('elevator_zip,', '');
    expect(await read(file)).toMatchObject({
      stopped: true,
      rows: 0,
      errors: [{ row: 1, column: 'elevator_zip', message: texts.missingColumn }],
    });
  });

  test('one column is unknown, another is duplicated', async () => {
    const file = aUploadFile([{}]).replace('main_cycle', 'main_cycle,colour,main_cycle');
    expect(await reasons(file)).toEqual([
      { row: 1, column: 'colour', message: texts.unknownColumn },
      { row: 1, column: 'main_cycle', message: texts.columnTwice },
    ]);
  });

  test('a quote is never closed: the rows before it are still counted', async () => {
    const file = `${aUploadFile([{ elevator_name: 'A' }])}asha,"asha@example.com,Asha\r\nmore\r\nmore\r\n`;
    expect(await read(file)).toMatchObject({
      rows: 1,
      stopped: true,
      errors: [{ row: 3, column: '', message: texts.unclosedQuote }],
    });
  });

  test('a quote is inside a value', async () => {
    const file = aUploadFile([{ elevator_name: 'A' }, { elevator_name: 'B', building_name: 'The 5" pipe' }]);
    expect(await read(file)).toMatchObject({
      rows: 1,
      stopped: true,
      errors: [{ row: 3, column: '', message: texts.strayQuote }],
    });
  });

  test('an unclosed quote in a large file is found without reading it to its end', async () => {
    const rows = Array.from({ length: 9000 }, (_, at) => ({ elevator_name: `Lift ${at}` }));
    const file = aUploadFile(rows).replace('Lift 3,', '"Lift 3,');
    expect(await read(file)).toMatchObject({
      rows: 3,
      stopped: true,
      errors: [{ row: 5, column: '', message: texts.endless }],
    });
  });

  test('a file without any line end is not a table', async () => {
    const preview = await read(aUploadFile([{}]).trimEnd() + ' and on'.repeat(60_000));
    expect(preview).toMatchObject({ rows: 0, stopped: true });
    expect(preview.errors).toEqual([{ row: 2, column: '', message: texts.endless }]);
  });

  test.each([
    ['nothing at all', ''],
    ['a byte order mark alone', '\uFEFF'],
    ['a header alone', aUploadFile([])],
  ])('%s is an empty file', async (_, file) => {
    expect(await reasons(file)).toEqual([{ row: 0, column: '', message: texts.empty }]);
  });

  test('another encoding than UTF-8', async () => {
    const latin = Uint8Array.from(aUploadFile([{ building_name: 'Café' }]), (letter) => letter.charCodeAt(0));
    expect(await read(latin)).toMatchObject({ stopped: true, errors: [{ message: texts.notUtf8 }] });
  });

  test.each([
    ['one byte more than the server takes', 20 * 1024 * 1024 + 1],
    ['50 MB', 50 * 1024 * 1024],
  ])('%s is refused without being read', async (_, size) => {
    const file = new Blob([new Uint8Array(size)]);
    const slice = jest.spyOn(file, 'slice');
    expect((await readUploadFile(file)).errors).toEqual([{ row: 0, column: '', message: texts.tooLarge }]);
    expect(slice).not.toHaveBeenCalled();
  });

  const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

  test.each([
    ['UTF-16 with its mark', [0xff, 0xfe, ...utf16('customer_username')], texts.notUtf8],
    ['UTF-16 the other way round', [0xfe, 0xff, 0, 0x63], texts.notUtf8],
    ['UTF-16 without its mark', utf16(aUploadFile([{}])), texts.notUtf8],
    ['a zip file named .csv', [0x50, 0x4b, 3, 4, 20, 0, 6, 0], texts.notCsv],
    ['a megabyte of NUL bytes', Array.from({ length: 1024 * 1024 }, () => 0), texts.endless],
  ])('%s is recognised', async (_, bytes, message) => {
    expect(await read(Uint8Array.from(bytes))).toMatchObject({
      rows: 0,
      stopped: true,
      errors: [{ row: 1, column: '', message }],
    });
  });

  test('a NUL byte in a value is reported at its row', async () => {
    expect(await reasons(aUploadFile([{ building_name: 'Shanti\0Tower' }]))).toEqual([
      { row: 2, column: 'building_name', message: 'Null characters are not allowed.' },
    ]);
  });

  test.each([
    ['a header of a million columns', ','.repeat(1_000_000), { row: 1, message: texts.endless }],
    ['a header of a thousand columns', 'a,'.repeat(999) + 'a', { row: 1, message: texts.wrongWidth(1000) }],
  ])('%s is one reason', async (_, header, reason) => {
    expect(await reasons(`${header}\r\n`)).toEqual([{ column: '', ...reason }]);
  });

  test('a row of a million columns is one reason, and the rows before it are counted', async () => {
    expect(await read(`${aUploadFile([{}])}${'x,'.repeat(1_000_000)}\r\n`)).toMatchObject({
      rows: 1,
      stopped: true,
      errors: [{ row: 3, column: '', message: texts.endless }],
    });
  });
});
