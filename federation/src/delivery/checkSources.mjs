// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderNamed, IS_PACKED, ROOT } from '../artifacts/workspace.mjs';
import { checkTranslations } from './checkTranslations.mjs';
import { runCheck, runScript } from './checks.mjs';
import { refuse } from './DeployRejectedError.mjs';
import { entryOf } from './registryChanges.mjs';

/** @typedef {import('../registry').Registry} Registry */

/**
 * Checks the sources of packages before anything is built, the quickest check first (R1012): translations, the tests beside the
 * files that changed since the deployed version, types, lint.
 *
 * @param {readonly string[]} names of packages that have sources
 * @param {{ live: Registry, withoutLintAndTypes: boolean }} options
 * @returns {Promise<string[]>} the names of the checks
 */
export async function checkSources(names, { live, withoutLintAndTypes }) {
  if (names.length === 0) return [];
  refuse((await Promise.all(names.map((name) => checkTranslations(name, folderNamed(name))))).flat());
  if (!IS_PACKED) {
    await runJest('The language rules', ['scripts/language/sentences.test.ts']);
    const tests = (await Promise.all(names.map((name) => changedTests(name, live)))).flat();
    if (tests.length > 0) await runJest('A test of a changed file', ['--bail', '--runTestsByPath', ...tests]);
  }
  if (withoutLintAndTypes) return ['translations'];
  if (IS_PACKED) {
    await runScript('The check of the types', 'types');
    return ['translations', 'types'];
  }
  await runCheck('The check of the types', 'typescript-native/bin/tsc', ['-b']);
  const cache = ['--cache', '--cache-location', '.cache/eslint/'];
  await runCheck(`Lint of ${names.join(', ')}`, 'eslint/bin/eslint.js', [...cache, ...names]);
  return ['translations', 'types', 'lint'];
}

/**
 * @param {string} what
 * @param {readonly string[]} args
 */
const runJest = (what, args) => runCheck(what, 'jest/bin/jest.js', args);

/**
 * The tests beside the files of a package that differ from its deployed version, and those that changed themselves.
 *
 * @param {string} name
 * @param {Registry} live
 */
async function changedTests(name, live) {
  const since = entryOf(live, name)?.provenance?.commit ?? 'HEAD';
  const changed = [
    // The deployed commit may be missing in this clone.
    ...((await git('diff', '--name-only', since, '--', name)) ??
      (await git('diff', '--name-only', 'HEAD', '--', name)) ??
      []),
    ...((await git('ls-files', '--others', '--exclude-standard', '--', name)) ?? []),
  ];
  const tests = changed.flatMap((file) =>
    /\.test\.tsx?$/.test(file) ? [file] : ['.test.ts', '.test.tsx'].map((end) => file.replace(/\.\w+$/, end)),
  );
  return [...new Set(tests)].filter((file) => existsSync(path.join(ROOT, file)));
}

/**
 * @param {string[]} words
 * @returns {Promise<string[] | undefined>} the lines that git prints; undefined if it cannot answer
 */
const git = (...words) =>
  promisify(execFile)('git', ['-C', ROOT, ...words]).then(
    ({ stdout }) => stdout.split('\n').filter(Boolean),
    () => undefined,
  );
