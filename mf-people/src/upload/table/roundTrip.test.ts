import { BYTE_ORDER_MARK, csvText, readCsvCell } from '@smart-elevator/shared-api/contract/csvText';
import { readSlices } from '../readSlices';
import { readTable } from './readTable';

/** Pseudo-random numbers below a limit, the same for each seed. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const PIECES = [
  ...["'", "''", '=', '+', '-', '@', '\t', '"', ',', ';', '|', ' ', '\n', '\r\n', '\r', '.', '/', ':'],
  ...[
    'Lift',
    'Total',
    'sep=',
    'शांति',
    'टॉवर',
    'é',
    '₹',
    '😀',
    '\u00a0',
    '0',
    '12',
    '2026-02-28',
    '+91 98',
    'true',
  ],
];

function aValue(random: (limit: number) => number): string {
  return Array.from({ length: random(5) }, () => PIECES[random(PIECES.length)] ?? '').join('');
}

test.each([1, 2, 3, 4, 5, 6])(
  'what the console writes, the upload reads unchanged (R872, seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const header = ['Lift', 'Building', 'Address', 'Notes'];
    const rows = Array.from({ length: 300 }, (_, at) => [
      `L${at}`,
      aValue(random),
      aValue(random),
      aValue(random),
    ]);
    const file = new File([BYTE_ORDER_MARK, csvText([header, ...rows])], 'export.csv');
    const table = await readTable(file, {}, new AbortController().signal);
    const read: string[][] = [];
    for await (const { records, fault } of readSlices(table.file)) {
      expect(fault).toBeUndefined();
      read.push(...records.map((cells) => cells.map(readCsvCell)));
    }
    expect(read).toEqual([header, ...rows]);
  },
);
