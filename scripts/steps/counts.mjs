import { existsSync, readFileSync } from 'node:fs';

/** How many checks passed, failed and were left out; `unexplained` of those left out name no reason. */
export const noCounts = { passed: 0, failed: 0, skipped: 0, unexplained: 0 };

/** A step that is one check. */
export const oneCheck = (ok) => (ok ? { ...noCounts, passed: 1 } : { ...noCounts, failed: 1 });

/** The counts of jest's report. Jest keeps no reason for a skipped test, so each is unexplained. */
export function jestCounts(file, ok) {
  const report = read(file);
  if (!report) return oneCheck(false);
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    skipped,
    unexplained: skipped,
  };
}

/** The counts of Playwright's report. A journey that only passed at the second try has failed. */
export function journeyCounts(file, ok) {
  const report = read(file);
  if (!report) return oneCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return {
    passed: expected,
    failed: ok ? failed : Math.max(failed, 1),
    skipped,
    unexplained: unexplainedIn(report),
  };
}

export const add = (a, b) =>
  Object.fromEntries(Object.keys(noCounts).map((name) => [name, a[name] + b[name]]));

const testsIn = (suite) => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsIn),
];

const unexplainedIn = (report) =>
  report.suites
    .flatMap(testsIn)
    .filter(({ status }) => status === 'skipped')
    .filter(({ annotations }) => !annotations.some(({ description }) => description)).length;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
