// @ts-check
import './steps/checkNode.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CheckRun } from './checks/CheckRun.mjs';
import { formatting, jest, lint, types } from './checks/tools.mjs';
import { install } from './steps/install.mjs';
import { root } from './steps/root.mjs';
import { run as execute } from './steps/run.mjs';
import { exitWithError, printLine } from './steps/printLine.mjs';

/**
 * `npm run test:changed`: the checks that the changes since the last commit affect; with `-- main` since another
 * commit. It runs formatting and lint for the changed files, all types (incrementally), the tests that import them,
 * and the language rules.
 */
const [since = 'HEAD'] = process.argv.slice(2);
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
await run.part('formatting', () => formatting(changed));
if (sources.length > 0) {
  const typed = run.part('types', types);
  await run.part('lint', () => lint(sources));
  await run.part('tests', () =>
    jest('changed', ['--passWithNoTests', '--findRelatedTests', ...sources, ...LANGUAGE]),
  );
  await typed;
}
process.exitCode = run.end('changed', { budgets: false }) ? 0 : 1;

/** @param {string[]} args */
async function git(...args) {
  const { ok, output } = await execute('git', args);
  if (!ok) exitWithError(`git ${args.join(' ')} failed:\n${output}`);
  return output.split('\n').filter((file) => file && existsSync(join(root, file)));
}

function untracked() {
  return git('ls-files', '--others', '--exclude-standard');
}
