import { UPLOAD_COLUMNS, uploadMessages } from '@smart-elevator/shared-api/contract/elevators/upload';
import { damageMessages } from '@smart-elevator/shared-api/contract/elevators/spreadsheetDamage';
import { readUploadFile } from '../readUploadFile';
import { toTemplate } from './toTemplate';

const sources = { elevator_name: { at: 1 }, customer_phone: { at: 0 }, main_cycle: { value: 'Monthly' } };

async function converted(content: string) {
  const made = await toTemplate(new File([content], 'own.csv'), 2, sources);
  if (!('file' in made)) throw new Error(made.fault);
  const { firstRows, ...preview } = await readUploadFile(made.file);
  const row = firstRows[0]?.cells ?? [];
  return {
    ...preview,
    rows: firstRows.map((one) => one.row),
    first: Object.fromEntries(
      UPLOAD_COLUMNS.map((column, at) => [column, row[at]]).filter(([, cell]) => cell),
    ),
  };
}

test('values move to their columns unchanged, also those with signs, quotes, separators and line ends', async () => {
  const file = await converted('Phone;Unit\n+1 410;"Lift ""A"", 1\nnorth"\n');
  expect(file.columns).toEqual(UPLOAD_COLUMNS);
  expect(file.first).toEqual({
    customer_phone: '+1 410',
    elevator_name: 'Lift "A", 1\nnorth',
    main_cycle: 'Monthly',
  });
});

test('rows keep their numbers, and blank ones stay blank', async () => {
  expect((await converted('Phone,Unit\n,\n\n1,A\n')).rows).toEqual([4]);
});

test('a short row is filled, and one with surplus values fails', async () => {
  expect((await converted('Phone,Unit\n1\n')).first).toEqual({ customer_phone: '1', main_cycle: 'Monthly' });
  expect((await converted('Phone,Unit\n1,A,surplus\n')).errors[0]?.message).toBe(
    damageMessages().tooManyValues,
  );
});

test('a file that cannot be read to its end is not converted', async () => {
  expect(await toTemplate(new File(['Phone,Unit\n1,A\n1,"B\n'], 'own.csv'), 2, sources)).toEqual({
    row: 3,
    fault: uploadMessages().unclosedQuote,
  });
});
