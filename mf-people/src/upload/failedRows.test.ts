import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { createUploadValidator } from '@smart-elevator/shared-api/contract/elevators/uploadValidator';
import { aUploadFile } from '../testing/aUploadFile';
import { surveyDates } from './dates/fileDates';
import { failedRows } from './failedRows';
import { readUploadFile } from './readUploadFile';

const HEADER = `${UPLOAD_COLUMNS.join(',')},row,reason`;

async function failed(text: string): Promise<string[]> {
  const file = new Blob([text]);
  return (await failedRows(file, (await readUploadFile(file)).failures)).trimEnd().split('\r\n');
}

test('it contains only the failed rows, unchanged, with their numbers and reasons', async () => {
  const rows = [{ elevator_name: 'A' }, { elevator_name: 'B', install_date: 'soon', main_cycle: 'Weekly' }];
  const [header, row, ...rest] = await failed(aUploadFile([...rows, { elevator_name: 'C' }]));
  expect(header).toBe(HEADER);
  expect(row).toMatch(/^asha\.society,asha@example\.com,.*,B,.*,soon,.*,Weekly,3,/);
  expect(row).toContain('install_date: Date has wrong format.');
  expect(row).toContain('main_cycle: ""Weekly"" is not a valid choice.');
  expect(rest).toEqual([]);
});

test('a row of the wrong width keeps all its values', async () => {
  const [, row = ''] = await failed(`${aUploadFile([])}only,three,values\r\n`);
  expect(row).toMatch(/^only,three,values,{12}2,/);
  const wide = Array.from({ length: 16 }, (_, at) => `v${at}`).join(',');
  const [, wider = ''] = await failed(`${aUploadFile([])}${wide}\r\n`);
  expect(wider).toContain('v13 v14 v15,2,');
});

test('a formula is written as text', async () => {
  const [, row] = await failed(aUploadFile([{ building_name: '=1+1', install_date: 'soon' }]));
  expect(row).toContain(`"'=1+1"`);
});

test('the failed rows of a file are corrected and uploaded: their values are the same, once and twice (R872)', async () => {
  const values = { customer_phone: '+91 98765 43210', elevator_name: '-2', install_date: 'soon' };
  const first = await failed(aUploadFile([values]));
  const second = await failed(`${first.join('\r\n')}\r\n`);
  expect(second[1]?.split(',soon,')[0]).toBe(first[1]?.split(',soon,')[0]);
  expect(second[0]).toBe(HEADER);
  const check = createUploadValidator();
  const { columns, firstRows } = await readUploadFile(
    new Blob([second.join('\r\n').replace('soon', '2019-04-01')]),
  );
  expect(check.header(columns)).toEqual([]);
  expect(check.row(firstRows[0]?.cells ?? [], 2)).toMatchObject({
    kind: 'good',
    value: { customer_phone: '+91 98765 43210', elevator_name: '-2' },
  });
});

test('dates are written as they were understood: the row that showed their order is not among the failed ones', async () => {
  const rows = [
    { elevator_name: 'A', install_date: '03/04/2019', main_cycle: 'Weekly' },
    { elevator_name: 'B', install_date: '25/12/2019' },
  ];
  const file = new File([aUploadFile(rows)], 'lifts.csv');
  const found = await surveyDates(file, 'MM/DD/YYYY', new AbortController().signal);
  const { failures } = await readUploadFile(file);
  const [, row] = (await failedRows(file, failures, { dates: found?.orders })).split('\r\n');
  expect(row).toContain(',2019-04-03,');
});

test('if the rest of the file cannot be read, the reason is a separate row', async () => {
  const rows = await failed(`${aUploadFile([{}])}asha,"never closed\r\n`);
  expect(rows.at(-1)).toBe(`${','.repeat(UPLOAD_COLUMNS.length)}3,A quote that opens here is never closed.`);
});

test('all rows of a large file are included', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    elevator_name: `Lift ${at}`,
    install_date: 'soon',
  }));
  expect(await failed(aUploadFile(rows))).toHaveLength(3001);
});
