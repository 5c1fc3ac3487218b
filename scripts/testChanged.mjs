// @ts-check
import './steps/checkNode.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CheckRun } from './checks/CheckRun.mjs';
import { timeForTests } from './checks/timeForTests.mjs';
import { formatting, jest, lint, types } from './checks/tools.mjs';
import { install } from './steps/install.mjs';
import { root } from './steps/root.mjs';
import { run as execute } from './steps/run.mjs';
import { exitWithError, printLine } from './steps/printLine.mjs';

/**
 * `npm run test:changed`: the checks that the changes since the last commit affect; with `-- main` since another
 * commit. It runs formatting and lint for the changed files, all types (incrementally), the tests that import them,
 * and the language rules. The tests that are nearest to the changes run first, and none after SECONDS; `-- --all` runs
 * all of them.
 */
const SECONDS = 50;
const given = process.argv.slice(2);
const all = given.includes('--all');
const [since = 'HEAD'] = given.filter((word) => word !== '--all');
/** These tests read all source files, so imports do not show that a change affects them. */
const LANGUAGE = ['scripts/language/sentences.test.ts', 'scripts/language/answers.test.ts'];

await install();
const changed = [...(await git('diff', '--name-only', '--diff-filter=d', since)), ...(await untracked())];
if (changed.length === 0) {
  printLine(`Nothing has changed since ${since}.`);
  process.exit(0);
}
printLine(`${changed.length} files have changed since ${since}.`);
const sources = changed.filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file));

const run = new CheckRun();
const end = Date.now() + SECONDS * 1000;
/** @type {string[]} */
const notes = [];
await run.part('formatting', () => formatting(changed));
if (sources.length > 0) {
  const checked = run.part('types', types).then(() => run.part('lint', () => lint(sources)));
  await run.part('tests', testing);
  await checked;
}
process.exitCode = run.end('changed', { budgets: false, notes }) ? 0 : 1;

async function testing() {
  const related = ['--passWithNoTests', '--findRelatedTests', ...sources, ...LANGUAGE];
  if (all) return jest('changed', related);
  const { args, env } = timeForTests([...sources, ...LANGUAGE], end);
  const check = await jest('changed', [...args, ...related], { env });
  if (check.notRun > 0)
    notes.push(
      `${SECONDS} seconds were over before ${check.notRun} more test files; npm run test:changed -- ${since} --all runs them too.`,
    );
  return check;
}

/** @param {string[]} args */
async function git(...args) {
  const { ok, output } = await execute('git', args);
  if (!ok) exitWithError(`git ${args.join(' ')} failed:\n${output}`);
  return output.split('\n').filter((file) => file && existsSync(join(root, file)));
}

function untracked() {
  return git('ls-files', '--others', '--exclude-standard');
}
