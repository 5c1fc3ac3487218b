// @ts-check
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { readReport, testsIn } from '../steps/counts.mjs';
import { root } from '../steps/root.mjs';

/** @typedef {{ kind: 'tests' | 'journeys', file: string, seconds: number }} TestFile */

/**
 * The time budget of a test file, in seconds on two quiet cores; a slower machine gets more (`slowness` in
 * CheckRun.mjs). A file that exceeds it fails the run: make it faster, split it, or move it to the slow part
 * (`*.slow.test.ts`, `tag: '@slow'`).
 */
const SECONDS = { tests: 15, journeys: 60 };

/** The allowed excess, since a machine is never completely quiet. */
const TOLERANCE = 1.5;

/** The exceptions: their own budgets, with reasons. @type {Record<string, { seconds: number, reason: string }>} */
const longFiles = {
  'e2e/journeys/every-screen.spec.ts': {
    seconds: 400,
    reason: 'each of the 41 screens is opened once, for all that is looked for on it, in both languages',
  },
};

/** @param {string} file */
const pathOf = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * The files of jest's report, and the seconds that each took.
 *
 * @param {string} report
 * @returns {TestFile[]}
 */
export function jestFiles(report) {
  /** @type {{ name: string, startTime: number, endTime: number }[]} */
  const results = readReport(report)?.testResults ?? [];
  return results.map(({ name, startTime, endTime }) => ({
    kind: 'tests',
    file: pathOf(name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * The files of Playwright's report, and the seconds that all their tests took together.
 *
 * @param {string} report
 * @returns {TestFile[]}
 */
export function journeyFiles(report) {
  const found = readReport(report);
  /** @type {import('../steps/counts.mjs').Suite[]} */
  const suites = found?.suites ?? [];
  return suites.map((suite) => ({
    kind: 'journeys',
    file: pathOf(`${found.config.rootDir}/${suite.file}`),
    seconds:
      testsIn(suite)
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
}

/**
 * A sentence for each file that exceeded its budget, on a machine that is `slowness` times slower than the reference.
 *
 * @param {readonly TestFile[]} files
 * @param {number} slowness
 */
export function overBudget(files, slowness) {
  return files.flatMap(({ kind, file, seconds }) => {
    const allowed = (longFiles[file]?.seconds ?? SECONDS[kind]) * TOLERANCE * slowness;
    if (seconds <= allowed) return [];
    return [`${file} took ${seconds.toFixed(1)} s; it may take ${allowed.toFixed(1)} s here.`];
  });
}

/** Exceptions for files that no longer exist. */
export const staleExceptions = () =>
  Object.keys(longFiles)
    .filter((file) => !existsSync(`${root}/${file}`))
    .map((file) => `scripts/checks/files.mjs names ${file}, which does not exist.`);
