import { zipSync } from 'fflate';
import { setTimeZone } from '@smart-elevator/shared-ui/testing/setTimeZone';
import { anExcelFile, rewrittenExcelFile } from '../../testing/anExcelFile';
import { excelMessages } from './messages';
import { readExcelFile } from './readExcelFile';

afterEach(() => setTimeZone());

test('texts, numbers and days are read as they are meant, without a shift by the zone (R883)', async () => {
  const file = anExcelFile({
    Register: [
      ['Lift', 'Phone', 'Due', 'Note'],
      ['L 1 ', 9876543210, { serial: 43558 }, 'a,"b"\nc'],
      ['मंज़िल & 2', 411001, { serial: 46082 }, null],
      ['L3', { error: '#N/A' }, null, 1.5],
    ],
  });
  expect(await readExcelFile(file)).toEqual({
    sheets: [
      {
        name: 'Register',
        rows: [
          ['Lift', 'Phone', 'Due', 'Note'],
          ['L 1 ', '9876543210', '2019-04-03', 'a,"b"\nc'],
          ['मंज़िल & 2', '411001', '2026-03-01', ''],
          ['L3', '#N/A', '', '1.5'],
        ],
      },
    ],
  });
});

test('the calendar of older Macs is known (R883)', async () => {
  const file = anExcelFile({ A: [['Due'], [{ serial: 42096 }]] }, { date1904: true });
  expect(await readExcelFile(file)).toMatchObject({ sheets: [{ rows: [['Due'], ['2019-04-03']] }] });
});

test('LibreOffice names that calendar in another way (R883)', async () => {
  const file = anExcelFile({ A: [['Due'], [{ serial: 42096 }]] }, { date1904: true });
  const written = await rewrittenExcelFile(file, (part) =>
    part.replace('date1904="1"', 'backupFile="false" date1904="true"'),
  );
  expect(await readExcelFile(written)).toMatchObject({ sheets: [{ rows: [['Due'], ['2019-04-03']] }] });
});

test('a day that a program has written as a text is not shifted by the zone (R883)', async () => {
  setTimeZone('Asia/Kolkata');
  const file = anExcelFile({
    A: [
      ['Due', 'Done'],
      [{ serial: 43558 }, { serial: 43559 }],
    ],
  });
  const written = await rewrittenExcelFile(file, (part) =>
    part
      .replace('s="1"><v>43558<', 's="1" t="d"><v>2019-04-03T00:00:00<')
      .replace('s="1"><v>43559<', 's="1" t="d"><v>2019-04-04T02:30:00<'),
  );
  expect(await readExcelFile(written)).toMatchObject({
    sheets: [{ rows: [expect.anything(), ['2019-04-03', '2019-04-04T02:30:00']] }],
  });
});

test('zeros and words of a format are kept, and what was never computed is an error value (R883)', async () => {
  const file = anExcelFile({
    A: [
      ['Lift', 'Zip', 'Name', 'Phone'],
      [{ padded: 1, before: 'L-' }, { padded: 1234 }, { formula: 'CONCATENATE("Pa","til")' }, 1e17],
    ],
  });
  expect(await readExcelFile(file)).toMatchObject({
    sheets: [{ rows: [expect.anything(), ['L-001', '01234', '#VALUE!', expect.stringContaining('e+17')]] }],
  });
});

test.each([
  ['000\\-0000\\ 0000', 2225531234, '022-2553 1234'],
  ['\\(0000\\)\\ 000\\-0000', 225531234, '(0022) 553-1234'],
  ['+00\\ 00000\\ 00000', 919876543210, '+91 98765 43210'],
  ['00000\\-0000', 21391234, '02139-1234'],
  ['00\\-00', 12345, '123-45'],
  // No zeros of the number.
  ['0\\ 000', 1000, '1000'],
])('the zeros of the format %s are kept between its signs (R883)', async (code, value, text) => {
  const file = anExcelFile({ A: [['Phone'], [{ padded: value }]] });
  const written = await rewrittenExcelFile(file, (part) => part.replace('"00000"', `"${code}"`));
  expect(await readExcelFile(written)).toMatchObject({ sheets: [{ rows: [['Phone'], [text]] }] });
});

test('the zeros and words of a format are kept also for the result of a formula (R883)', async () => {
  const file = anExcelFile({ A: [['Lift'], [{ padded: 7, before: 'L-' }]] });
  const written = await rewrittenExcelFile(file, (part) => part.replace('<v>7<', '<f>ROW()+5</f><v>7<'));
  expect(await readExcelFile(written)).toMatchObject({ sheets: [{ rows: [['Lift'], ['L-007']] }] });
});

test('a formula with an empty result is one that was never computed, unless its result is an empty text (R883)', async () => {
  const file = anExcelFile({
    A: [
      ['Phone', 'Zip', 'Note'],
      [{ formula: 'B7' }, { formula: 'B8' }, { formula: '""' }],
    ],
  });
  const written = await rewrittenExcelFile(file, (part) =>
    part
      .replace('B7</f></c>', 'B7</f><v /></c>')
      .replace('B8</f></c>', 'B8</f><v></v></c>')
      .replace('<c r="C2"><f>""</f></c>', '<c r="C2" t="str"><f>""</f><v></v></c>'),
  );
  expect(await readExcelFile(written)).toMatchObject({
    sheets: [{ rows: [expect.anything(), ['#VALUE!', '#VALUE!', '']] }],
  });
});

test('a program that names the elements of a workbook with a prefix writes the same (R883)', async () => {
  const file = anExcelFile(
    {
      Old: [['Lift', 'L1']],
      Lifts: [
        ['Zip', 'Phone'],
        [{ padded: 1234 }, { formula: 'B7' }],
      ],
    },
    { hidden: 'Old' },
  );
  const written = await rewrittenExcelFile(file, (part, name) =>
    /rels|Types/.test(name) ? part : part.replace('xmlns=', 'xmlns:x=').replaceAll(/<(\/?)(?=\w)/g, '<$1x:'),
  );
  expect(await readExcelFile(written)).toMatchObject({
    sheets: [{ name: 'Lifts', rows: [expect.anything(), ['01234', '#VALUE!']] }, { name: 'Old' }],
  });
});

test('the first sheet that is not hidden comes first', async () => {
  const file = anExcelFile({ Old: [['Lift', 'L1']], Lifts: [['Lift', 'L2']] }, { hidden: 'Old' });
  expect(await readExcelFile(file)).toMatchObject({ sheets: [{ name: 'Lifts' }, { name: 'Old' }] });
});

test('a workbook with a sheet that is only a chart is read', async () => {
  const file = anExcelFile({ Lifts: [['Lift', 'L1']], Chart: [] });
  const written = await rewrittenExcelFile(file, (part) =>
    part.replace('worksheet" Target="worksheets/sheet2', 'chartsheet" Target="chartsheets/sheet1'),
  );
  expect(await readExcelFile(written)).toMatchObject({
    sheets: [{ name: 'Lifts', rows: [['Lift', 'L1']] }],
  });
});

test('empty sheets are not offered', async () => {
  const file = anExcelFile({ Cover: [], Lifts: [['Lift', 'Town']], Notes: [['', ' ']] });
  expect(await readExcelFile(file)).toMatchObject({ sheets: [{ name: 'Lifts' }] });
});

test.each<[string, Uint8Array, string]>([
  [
    'an old workbook, or one with a password',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
    excelMessages.oldFormat,
  ],
  ['a text with the name of a workbook', new TextEncoder().encode('a,b'), excelMessages.unreadable],
  ['an archive of other files', zipSync({ 'a.txt': new Uint8Array(9) }), excelMessages.unreadable],
  ['nothing', new Uint8Array(), excelMessages.unreadable],
])('%s is refused with the remedy (R883)', async (_, bytes, fault) => {
  expect(await readExcelFile(new File([new Uint8Array(bytes)], 'lifts.xlsx'))).toEqual({ fault });
});

test('an archive that would fill the memory is refused before it is unpacked (R883)', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(2 * 1024 * 1024) });
  const file = new File([new Uint8Array(bomb)], 'lifts.xlsx');
  expect(file.size).toBeLessThan(10_000);
  expect(await readExcelFile(file, 1024 * 1024)).toEqual({ fault: excelMessages.tooLarge });
});
