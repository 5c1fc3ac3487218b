import { parse } from 'csv-parse/browser/esm/sync';
import { BYTE_ORDER_MARK, csvText, readCsvCell } from '../contract/csvText';
import { detectCsvForm } from '../contract/elevators/csvDelimiter';
import { TableReader } from '../contract/elevators/uploadTable';
import { CSV_PARSE_OPTIONS } from '../contract/elevators/uploadValidator';

/** Pseudo-random numbers below a limit, the same for each seed. */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const PIECES = [
  ...["'", "''", '=', '+', '-', '@', '\t', '"', ',', ';', '|', ' ', '\n', '\r\n', '\r', '.', '/', ':', '\\'],
  ...[
    'Lift',
    'Total',
    'sep=;',
    'शांति',
    'टॉवर',
    'क्\u200Dष',
    'é',
    '₹',
    '😀',
    '👩🏽\u200D🔧',
    '\u00A0',
    'مصعد',
    'מעלית',
    '0',
  ],
  ...[
    '12',
    '007',
    '2026-02-28',
    '+91 98',
    'true',
    'null',
    '#REF!',
    '1.2E+10',
    'elevator_name',
    'x'.repeat(500),
  ],
];

/** A value that a cell of a CSV file may have: one in ten is empty. */
export const aCellText = (random: (limit: number) => number): string =>
  random(10) === 0
    ? ''
    : Array.from({ length: 1 + random(4) }, () => PIECES[random(PIECES.length)] ?? '').join('');

/** The cells of a CSV file that the console or the server wrote, as an upload reads them; the first are the titles. */
export function readCsv(file: string): string[][] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const { delimiter, skip } = detectCsvForm(text);
  const reader = new TableReader();
  const items = parse(text.slice(skip), { ...CSV_PARSE_OPTIONS, delimiter }).flatMap((cells) =>
    reader.take(cells),
  );
  return [...items, ...reader.end()].map((item) => {
    if (item.kind === 'leftOut') throw new Error(`Row ${item.row} is left out: ${item.reason}`);
    return item.cells.map(readCsvCell);
  });
}

/** 200 rows of texts of every kind; `text` makes the next one. */
export function rowsWithTexts<Row>(rowOf: (text: () => string, n: number) => Row): Row[] {
  const random = createRandom(7);
  return Array.from({ length: 200 }, (_, n) => rowOf(() => aCellText(random), n));
}

/** Writes lines as the console exports them, reads the file as an upload does, and expects the same cells (R872). */
export function expectReadBack(lines: readonly (readonly string[])[]): void {
  expect(lines[0]?.length).toBeGreaterThan(1);
  expect(readCsv(BYTE_ORDER_MARK + csvText(lines))).toEqual(lines);
}
