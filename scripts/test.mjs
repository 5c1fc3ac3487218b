import './steps/checkNode.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browser } from './steps/browser.mjs';
import { build, isBuilt } from './steps/build.mjs';
import { add, jestCounts, journeyCounts, noCounts, oneCheck } from './steps/counts.mjs';
import { install } from './steps/install.mjs';
import { travel } from './steps/journeys.mjs';
import { root } from './steps/root.mjs';
import { runNode } from './steps/run.mjs';
import { duration, say } from './steps/say.mjs';
import { withoutPassed } from './steps/withoutPassed.mjs';

/** `npm test`: every check there is. Ends with one line that counts them all; fails when one did. */
const start = Date.now();
const reports = join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await install();
// Installed now, so that the checks are not held up by it later.
await browser();

const tool = (path, ...args) => runNode(join('node_modules', path), args);
const jestReport = join(reports, 'jest.json');
const journeyReport = join(root, 'e2e/results/report.json');
rmSync(journeyReport, { force: true });

const steps = {
  formatting: () =>
    tool(
      'prettier/bin/prettier.cjs',
      '--check',
      '.',
      '--cache',
      '--cache-location=.cache/prettier',
      '--log-level=warn',
    ),
  lint: () =>
    tool('eslint/bin/eslint.js', '--cache', '--cache-location=.cache/eslint/', '--max-warnings=0', '.'),
  types: () => tool('typescript/bin/tsc', '-b'),
  build: async () => (isBuilt() ? { ok: true, output: '' } : build()),
  tests: () =>
    tool(
      'jest/bin/jest.js',
      `--maxWorkers=${availableParallelism()}`,
      '--json',
      `--outputFile=${jestReport}`,
    ),
  journeys: () => travel('playwright.config.ts', [], { print: false }),
};
const countsOf = {
  tests: (ok) => jestCounts(jestReport, ok),
  journeys: (ok) => journeyCounts(journeyReport, ok),
};

let counts = noCounts;

async function step(name) {
  const began = Date.now();
  const { ok, output } = await steps[name]();
  const found = (countsOf[name] ?? oneCheck)(ok);
  counts = add(counts, found);
  const many = countsOf[name] ? ` (${found.passed} passed, ${found.failed} failed)` : '';
  say(`${ok ? 'ok  ' : 'FAIL'} ${name} ${duration(Date.now() - began)}${many}`);
  if (!ok) say(withoutPassed(output));
  return ok;
}

async function inTurn(...names) {
  let ok = true;
  for (const name of names) ok = (await step(name)) && ok;
  return ok;
}

// Two cores do two things at once; tests and journeys each fill them alone.
const [, built] = await Promise.all([inTurn('formatting', 'lint', 'types'), inTurn('build')]);
await step('tests');
if (built) await step('journeys');
else {
  counts = add(counts, oneCheck(false));
  say('FAIL journeys: there is no build to travel through.');
}

const { passed, failed, skipped, unexplained } = counts;
say(`All checks took ${duration(Date.now() - start)}.`);
if (unexplained > 0)
  say(`${unexplained} of the skipped checks name no reason, so this run counts as failed.`);
say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || unexplained > 0 ? 1 : 0;
