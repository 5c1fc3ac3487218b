import { BYTE_ORDER_MARK, csvText, readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import { aCellText, createRandom } from '@smart-elevator/shared-api/testing/csvRoundTrip';
import { failedRows } from '../failedRows';
import { readSlices } from '../readSlices';
import { readTable } from './readTable';

/** The cells of a file, as the upload reads them. */
async function cellsOf(parts: string[]): Promise<string[][]> {
  const table = await readTable(new File(parts, 'export.csv'), {}, new AbortController().signal);
  const read: string[][] = [];
  for await (const { records, fault } of readSlices(table.file)) {
    expect(fault).toBeUndefined();
    read.push(...records.map((cells) => cells.map(readCsvCell)));
  }
  return read;
}

const HEADERS = [
  ['Lift', 'Building', 'Address', 'Notes'],
  ['@Lift', '=Building', "'-Address", 'Notes; more'],
];

describe.each(HEADERS)('columns %s, …', (...header) => {
  test.each([1, 2, 3])(
    'what the console writes, the upload reads unchanged (R872, seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const rows = Array.from({ length: 300 }, (_, at) => [
        `L${at}`,
        ...[aCellText(random), aCellText(random), aCellText(random)],
      ]);
      const file = [BYTE_ORDER_MARK, csvText([header, ...rows])];
      expect(await cellsOf(file)).toEqual([header, ...rows]);

      const failures = [{ column: '', message: 'Wrong', rows: `2-${rows.length + 1}` }];
      const failed = await failedRows(new File(file, 'export.csv'), failures);
      expect(await cellsOf([BYTE_ORDER_MARK, failed])).toEqual([
        [...header, 'row', 'reason'],
        ...rows.map((row, at) => [...row, `${at + 2}`, 'Wrong']),
      ]);
    },
  );
});
