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
 * `npm run test:changed`: what the files changed since the last commit can reach; `-- main` since another one. Formatting and
 * lint of those files, all types (only what changed is checked anew), the tests that import them, and the language's rules.
 */
const [since = 'HEAD'] = process.argv.slice(2);
/** They read every source by themselves, so no import tells that a change reaches them. */
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
