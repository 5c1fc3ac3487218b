import { uploadMessages } from './upload';
import { failedRowNumbers, groupFailures } from './uploadFailures';

const error = (row: number, column = 'install_date', message = 'Not a day.') => ({ row, column, message });

test('rows are grouped by column and reason, in the order in which they appear', () => {
  expect(groupFailures([error(2), error(3), error(3, 'main_cycle'), error(7), error(8), error(5)])).toEqual([
    { column: 'install_date', message: 'Not a day.', rows: '2-3,7-8,5' },
    { column: 'main_cycle', message: 'Not a day.', rows: '3' },
  ]);
});

test('the numbers of all rows can be read back', () => {
  const [failure] = groupFailures([error(0), error(2), error(3), error(4), error(9)]);
  expect(failure && failedRowNumbers(failure)).toEqual([0, 2, 3, 4, 9]);
});

test('very many reasons are one, and no row is lost', () => {
  const errors = Array.from({ length: 6_000 }, (_, at) => error(at + 2, 'elevator_name', `Reason ${at}`));
  const failures = groupFailures(errors);
  expect(failures).toHaveLength(5_001);
  expect(failures.at(-1)?.message).toBe(uploadMessages().otherReasons);
  expect(failures.flatMap(failedRowNumbers)).toEqual(errors.map(({ row }) => row));
});
