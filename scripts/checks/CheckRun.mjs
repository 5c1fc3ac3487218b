// @ts-check
import { writeFileSync } from 'node:fs';
import { add, zeroCounts, singleCheck } from '../steps/counts.mjs';
import { formatDuration, printLine } from '../steps/printLine.mjs';
import { overBudget, staleExceptions } from './files.mjs';
import { reportFile } from './tools.mjs';
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

/** @typedef {{ name: string, counts: import('../steps/counts.mjs').Counts, took: number }} Part */

/** A run of checks: runs its parts, counts them, and prints the time of each at the end. */
export class CheckRun {
  #began = Date.now();
  /** @type {Part[]} */
  #parts = [];
  /** @type {import('./files.mjs').TestFile[]} */
  #files = [];
  #slowness = 1;

  /** Measures the speed of the machine: the slowest measurement of a run defines the budgets of its files. */
  async calibrate() {
    this.#slowness = Math.max(this.#slowness, await slowness());
  }

  /**
   * Runs one part. `check` returns whether it passed, its output, its counts, and its test files.
   *
   * @param {string} name
   * @param {() => Promise<import('./tools.mjs').Check>} check
   */
  async part(name, check) {
    const began = Date.now();
    const { ok, output, counts, files } = await check();
    const took = Date.now() - began;
    this.#parts.push({ name, counts, took });
    this.#files.push(...files);
    const many = files.length > 0 ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
    printLine(`${ok ? 'ok  ' : 'FAIL'} ${name} ${formatDuration(took)}${many}`);
    if (!ok) printLine(stripPassedLines(output));
    return ok;
  }

  /**
   * Records the time of a part that checks nothing, such as the installation.
   *
   * @param {string} name
   * @param {number} milliseconds
   */
  took(name, milliseconds) {
    this.#parts.push({ name, counts: zeroCounts, took: milliseconds });
  }

  /**
   * Records a part that could not run.
   *
   * @param {string} name
   * @param {string} sentence
   */
  fail(name, sentence) {
    this.#parts.push({ name, counts: singleCheck(false), took: 0 });
    printLine(`FAIL ${name}: ${sentence}`);
  }

  /**
   * Prints the tables and, last, the counts; writes the counts to a file for a total; returns whether all passed.
   *
   * @param {string} name
   * @param {{ budgets?: boolean, notes?: readonly string[], what?: string }} [options]
   */
  end(name, { budgets = true, notes = [], what = '' } = {}) {
    const over = budgets ? [...overBudget(this.#files, this.#slowness), ...staleExceptions()] : [];
    for (const sentence of over) printLine(`FAIL ${sentence}`);
    const counts = [...this.#parts.map((part) => part.counts), ...over.map(() => singleCheck(false))].reduce(
      add,
      zeroCounts,
    );
    printLine(`\n${tableOfParts(this.#parts)}`);
    if (this.#files.length > 0) printLine(`\n${tableOfFiles(this.#files)}`);
    for (const note of ['', ...notes]) printLine(note);
    const { passed, failed, unexplained } = counts;
    const took = Date.now() - this.#began;
    printLine(
      `All of it took ${formatDuration(took)}; the machine was ${this.#slowness.toFixed(1)} times slower than a quiet one.`,
    );
    if (unexplained > 0)
      printLine(`${unexplained} of the skipped checks name no reason, so this run counts as failed.`);
    writeFileSync(
      reportFile(`counts-${name}`),
      JSON.stringify({ ...counts, took, slowness: this.#slowness, parts: this.#parts, files: this.#files }),
    );
    printLine(what ? `${what}: ${lastLine(counts)}` : lastLine(counts));
    return failed === 0 && unexplained === 0 && passed > 0;
  }
}

/** The last line of a run. @param {import('../steps/counts.mjs').Counts} counts */
export const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Milliseconds that the work below takes on the reference machine: two quiet cores of 2.5 GHz. */
const REFERENCE = 480;
const ROUNDS = 300;

/** How much slower than the reference machine this one is now; at least 1. */
async function slowness() {
  const began = performance.now();
  const block = Buffer.alloc(1 << 20, 7);
  const rows = Array.from({ length: 2_000 }, (_, at) => ({ at, name: `row ${at}`, kept: at % 3 === 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    createHash('sha256').update(block).digest();
    JSON.parse(JSON.stringify(rows));
    await turn();
  }
  return Math.max(1, (performance.now() - began) / REFERENCE);
}

/** The lines of Jest and Playwright for a passed check. */
const PASSED = /^(PASS | +(✓|ok) +\d)/u;

/**
 * The output of a failed step without passed checks: thousands of them would hide the failed one.
 *
 * @param {string} output
 */
const stripPassedLines = (output) =>
  output
    .split('\n')
    .filter((line) => !PASSED.test(line))
    .join('\n');

/**
 * Formats rows as a table, the first column left-aligned and the others right-aligned.
 *
 * @param {readonly (readonly string[])[]} rows
 */
function table(rows) {
  const widthOf = (/** @type {number} */ at) => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widthOf(at)) : cell.padStart(widthOf(at)))))
    .map((row) => `  ${row.join('  ')}`.trimEnd())
    .join('\n');
}

/** The parts with their counts and times. @param {readonly Part[]} parts */
const tableOfParts = (parts) =>
  table([
    ['part', 'passed', 'failed', 'time'],
    ...parts.map(({ name, counts, took }) => [
      name,
      String(counts.passed),
      String(counts.failed),
      formatDuration(took),
    ]),
  ]);

/** The slowest files, slowest first. @param {readonly import('./files.mjs').TestFile[]} files */
const tableOfFiles = (files, most = 10) =>
  table([
    ['slowest files', 'time'],
    ...[...files]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, most)
      .map(({ file, seconds }) => [file, formatDuration(seconds * 1000)]),
  ]);
