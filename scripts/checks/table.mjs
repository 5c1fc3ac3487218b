// @ts-check
import { formatDuration } from '../steps/printLine.mjs';

/**
 * Formats rows as a table, the first column left-aligned and the others right-aligned.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function table(rows) {
  const widthOf = (/** @type {number} */ at) => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widthOf(at)) : cell.padStart(widthOf(at)))))
    .map((row) => `  ${row.join('  ')}`.trimEnd())
    .join('\n');
}

/**
 * The parts with their counts and times.
 *
 * @param {readonly { name: string, counts: import('../steps/counts.mjs').Counts, took: number }[]} parts
 */
export const tableOfParts = (parts) =>
  table([
    ['part', 'passed', 'failed', 'time'],
    ...parts.map(({ name, counts, took }) => [
      name,
      String(counts.passed),
      String(counts.failed),
      formatDuration(took),
    ]),
  ]);

/**
 * The slowest files, slowest first.
 *
 * @param {readonly import('./files.mjs').TestFile[]} files
 */
export const tableOfFiles = (files, most = 10) =>
  table([
    ['slowest files', 'time'],
    ...[...files]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, most)
      .map(({ file, seconds }) => [file, formatDuration(seconds * 1000)]),
  ]);
