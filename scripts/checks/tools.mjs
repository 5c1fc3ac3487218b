// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { build, isBuilt } from '../steps/build.mjs';
import { jestCounts, jestSuites, journeyCounts, singleCheck } from '../steps/counts.mjs';
import { runJourneys } from '../steps/journeys.mjs';
import { root } from '../steps/root.mjs';
import { runNode } from '../steps/run.mjs';
import { jestFiles, journeyFiles } from './files.mjs';

/**
 * The result of a check.
 * @typedef {import('../steps/run.mjs').RunResult & {
 *   counts: import('../steps/counts.mjs').Counts,
 *   files: import('./files.mjs').TestFile[],
 * }} Check
 */

/** Minutes after which a check is stopped, since it hangs. */
export const LIMIT = { usual: 20, slow: 45 };

/**
 * @param {string} path
 * @param {readonly string[]} args
 * @param {import('../steps/run.mjs').RunOptions} [options]
 */
const tool = (path, args, options) =>
  runNode(join('node_modules', path), args, { minutes: LIMIT.usual, ...options });

/** The path of a part's report; a report of an earlier run is removed. @param {string} name */
export function reportFile(name) {
  const file = join(root, '.cache/reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * The result of a program that counts as one check.
 *
 * @param {import('../steps/run.mjs').RunResult} result
 * @returns {Check}
 */
export const one = ({ ok, output }) => ({ ok, output, counts: singleCheck(ok), files: [] });

export const formatting = async (files = ['.']) =>
  one(await tool('oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]));

/** The rules of oxlint.config.mjs, and circular imports, which need the whole tree. */
export async function lint(files = ['.']) {
  const parts = await Promise.all([
    tool('oxlint/bin/oxlint', ['--config=oxlint.config.mjs', '--no-error-on-unmatched-pattern', ...files]),
    tool('dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config=scripts/lint/circles.mjs',
      '--output-type=err-long',
      '.',
    ]),
  ]);
  return one({
    ok: parts.every(({ ok }) => ok),
    output: parts.map(({ output }) => output).join('\n'),
  });
}

/** TypeScript 7 checks in a third of the time; ts-loader needs the JavaScript API of version 6. */
export const types = async () => one(await tool('typescript-native/bin/tsc', ['-b']));

/** The public interfaces of the shared packages, which need another version when they change. */
export const interfaces = async () => one(await runNode('scripts/interfaces.mjs', ['--check']));

/** Builds unless the build is up to date, and checks each remote as a deploy does. */
export async function building() {
  const built = isBuilt() ? { ok: true, output: '' } : await build();
  return one(built.ok ? await runNode('federation/bin/federation.mjs', ['check']) : built);
}

/** A larger young generation: with the default of 16 MB the short-lived objects of tests are promoted too early. */
const roomForTests = () => `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();

/**
 * Runs jest. `slow`: only the slow tests, which are not in `npm test`.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ slow?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Check & { notRun: number }>} `notRun`: the test files that a time limit left out.
 */
export async function jest(name, args, { slow = false, env = {} } = {}) {
  const report = reportFile(name);
  const { ok, output } = await tool(
    'jest/bin/jest.js',
    [`--maxWorkers=${availableParallelism()}`, '--json', `--outputFile=${report}`, ...args],
    {
      minutes: slow ? LIMIT.slow : LIMIT.usual,
      env: { NODE_OPTIONS: roomForTests(), CHECKS: slow ? 'slow' : 'usual', ...env },
    },
  );
  const files = jestFiles(report);
  return { ok, output, counts: jestCounts(report, ok), files, notRun: jestSuites(report) - files.length };
}

let end = Number.POSITIVE_INFINITY;

/** Checks of Playwright that have not ended at this moment, in milliseconds, are stopped and count as failed. @param {number} moment */
export const endChecksAt = (moment) => {
  end = moment;
};

/** @returns {string[]} */
const globalTimeout = () =>
  Number.isFinite(end) ? [`--global-timeout=${Math.max(end - Date.now(), 1000)}`] : [];

/**
 * Runs Playwright with a configuration of e2e/. `which`: the usual journeys, the slow ones, or all.
 *
 * @param {string} name
 * @param {string} config
 * @param {readonly string[]} args
 * @param {{ which?: 'usual' | 'slow' | 'all', env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Check>}
 */
export async function playwright(name, config, args, { which = 'usual', env = {} } = {}) {
  const report = reportFile(name);
  const { ok, output } = await runJourneys(config, [...args, ...globalTimeout()], {
    print: false,
    minutes: which === 'usual' ? LIMIT.usual : LIMIT.slow,
    env: { ...env, CHECKS: which, PLAYWRIGHT_REPORT: report },
  });
  return { ok, output, counts: journeyCounts(report, ok), files: journeyFiles(report) };
}
