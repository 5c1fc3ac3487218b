// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, unexplained: number }} Counts
 * @typedef {{ status: string, annotations: { description?: string }[], results: { duration: number }[] }} JourneyTest
 * @typedef {{ file: string, specs?: { tests: JourneyTest[] }[], suites?: Suite[] }} Suite
 */

/**
 * The numbers of passed, failed and skipped checks; `unexplained` is the number of skipped checks without a reason.
 * @type {Counts}
 */
export const zeroCounts = { passed: 0, failed: 0, skipped: 0, unexplained: 0 };

/**
 * A step that is one check.
 *
 * @param {boolean} ok
 * @returns {Counts}
 */
export const singleCheck = (ok) => (ok ? { ...zeroCounts, passed: 1 } : { ...zeroCounts, failed: 1 });

/**
 * The counts of jest's report. Jest keeps no reason for a skipped test, so each is unexplained.
 *
 * @param {string} file
 * @param {boolean} ok
 * @returns {Counts}
 */
export function jestCounts(file, ok) {
  const report = readReport(file);
  if (!report) return singleCheck(false);
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: atLeastOne(failed, ok), skipped, unexplained: skipped };
}

/**
 * The test files that jest selected, also those that it did not run.
 *
 * @param {string} file
 * @returns {number}
 */
export const jestSuites = (file) => readReport(file)?.numTotalTestSuites ?? 0;

/**
 * The counts of Playwright's report. A journey that passed only on a retry counts as failed.
 *
 * @param {string} file
 * @param {boolean} ok
 * @returns {Counts}
 */
export function journeyCounts(file, ok) {
  const report = readReport(file);
  if (!report) return singleCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = atLeastOne(unexpected + flaky + report.errors.length, ok);
  return { passed: expected, failed, skipped, unexplained: unexplainedIn(report) };
}

/** A program that failed has at least one failed check. @param {number} failed @param {boolean} ok */
const atLeastOne = (failed, ok) => (ok ? failed : Math.max(failed, 1));

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  unexplained: a.unexplained + b.unexplained,
});

/**
 * The tests of a suite of Playwright's report, and of those within it.
 *
 * @param {Suite} suite
 * @returns {JourneyTest[]}
 */
export const testsIn = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
];

/** @param {{ suites: Suite[] }} report */
const unexplainedIn = (report) =>
  report.suites
    .flatMap(testsIn)
    .filter(({ status }) => status === 'skipped')
    .filter(({ annotations }) => !annotations.some(({ description }) => description)).length;

/** A report; undefined if there is none. @param {string} file */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
