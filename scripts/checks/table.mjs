import { duration } from '../steps/say.mjs';

/** Rows under each other, the first column to the left and the others to the right. */
export function table(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))))
    .map((row) => `  ${row.join('  ')}`.trimEnd())
    .join('\n');
}

const count = (number) => String(number);

/** Each part, what it found and what it took. */
export const tableOfParts = (parts) =>
  table([
    ['part', 'passed', 'failed', 'time'],
    ...parts.map(({ name, counts, took }) => [
      name,
      count(counts.passed),
      count(counts.failed),
      duration(took),
    ]),
  ]);

/** The slowest files, slowest first. */
export const tableOfFiles = (files, most = 10) =>
  table([
    ['slowest files', 'time'],
    ...[...files]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, most)
      .map(({ file, seconds }) => [file, duration(seconds * 1000)]),
  ]);
