// @ts-check
/** @import { Registry } from '../../registry' */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { folderNamed, IS_PACKED, ROOT } from '../../artifacts/workspace.mjs';
import { DeployRejectedError, refuse } from '../DeployRejectedError.mjs';
import { entryOf } from '../registry/registry.mjs';
import { checkTranslations } from './checkTranslations.mjs';

const JEST = 'jest/bin/jest.js';
const LERNA = 'lerna/dist/cli.js';
/** A failing test of jest or Playwright, an error of TypeScript, oxlint or webpack. */
const FAULT = /^\s*(●|\d+\) )|\berror(\s|\[)|\bERROR in /;

/**
 * Checks the sources of packages, builds and tests them, the quickest check first (R1012): translations, the tests beside the files
 * that changed since the deployed version, types, lint.
 *
 * @param {readonly string[]} names of packages
 * @param {{ live: Registry, withoutLintAndTypes: boolean }} options
 * @returns {Promise<string[]>} the names of the checks
 */
export async function checkSources(names, options) {
  const withSources = names.filter((name) => existsSync(path.join(folderNamed(name), 'src')));
  const sources = await checkTexts(withSources, options);
  for (const name of names) await runBuild(name);
  for (const name of names) await runTests(name);
  return [...sources, 'build', 'tests'];
}

/** @param {readonly string[]} names @param {{ live: Registry, withoutLintAndTypes: boolean }} options @returns {Promise<string[]>} */
async function checkTexts(names, { live, withoutLintAndTypes }) {
  if (names.length === 0) return [];
  refuse((await Promise.all(names.map((name) => checkTranslations(name, folderNamed(name))))).flat());
  if (!IS_PACKED) {
    await runCheck('The language rules', JEST, ['scripts/language/sentences.test.ts']);
    const tests = (await Promise.all(names.map((name) => changedTests(name, live)))).flat();
    if (tests.length > 0)
      await runCheck('A test of a changed file', JEST, ['--bail', '--runTestsByPath', ...tests]);
  }
  if (withoutLintAndTypes) return ['translations'];
  if (IS_PACKED) {
    await runScript('The check of the types', 'types');
    return ['translations', 'types'];
  }
  await runCheck('The check of the types', 'typescript-native/bin/tsc', ['-b']);
  await runCheck(`Lint of ${names.join(', ')}`, 'oxlint/bin/oxlint', [
    '--config=oxlint.config.mjs',
    '--format=stylish',
    ...names,
  ]);
  return ['translations', 'types', 'lint'];
}

/** The tests beside the files of a package that differ from its deployed version. @param {string} name @param {Registry} live */
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

/** The lines that git prints; undefined if it cannot answer. @param {string[]} words */
const git = (...words) =>
  promisify(execFile)('git', ['-C', ROOT, ...words]).then(
    ({ stdout }) => stdout.split('\n').filter(Boolean),
    () => undefined,
  );

/**
 * Runs a program to its end, in this terminal. The error repeats the first line that names a fault.
 *
 * @param {string} what the name in the error message
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
async function run(what, program, args, options) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...(options?.env ?? process.env), ...colours };
  const child = spawn(program, args, { cwd: ROOT, ...options, env, stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]))
    from?.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      to.write(chunk);
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new DeployRejectedError([`${what} failed.`, ...firstFault(output)].join(' '));
}

/**
 * The first fault in the output of jest, TypeScript, oxlint, webpack or Playwright; [] if none is found.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function firstFault(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const at = lines.findIndex((line) => FAULT.test(line));
  const fault = lines[at]?.trim();
  if (!fault) return [];
  // oxlint names the file above its faults, jest the reason below its test.
  const file = /^\d+:\d+ /.test(fault) ? lines.slice(0, at).findLast((line) => /^\S/.test(line)) : undefined;
  const reason = fault.startsWith('●') ? lines.slice(at + 1).find((line) => line.trim() !== '') : undefined;
  return [[file, fault, reason?.trim()].filter(Boolean).join(' ')];
}

/**
 * Runs a program of the project.
 *
 * @param {string} what
 * @param {string} program a file that npm installed, below node_modules
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export const runCheck = (what, program, args, env = {}) =>
  run(what, process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
    env: { ...process.env, ...env },
  });

/** Runs a script of the remote's package.json, in a repository of its own. @param {string} what @param {string} script */
const runScript = (what, script) =>
  // npm is a shell script on Windows.
  run(what, 'npm', ['run', '--silent', script], { shell: process.platform === 'win32' });

/** Builds one package by lerna. @param {string} name */
export const runBuild = (name) =>
  IS_PACKED
    ? runScript(`The build of ${name}`, 'build')
    : runCheck(`The build of ${name}`, LERNA, ['run', 'build', `--scope=@smart-elevator/${name}`], {
        NODE_ENV: 'production',
        NX_DAEMON: 'false',
        NX_TUI: 'false',
      });

/** Runs the unit and screen tests of one package; the first failing file ends them. @param {string} name */
const runTests = (name) =>
  IS_PACKED
    ? runScript(`The tests of ${name}`, 'test')
    : runCheck(`The tests of ${name}`, JEST, ['--bail', '--testPathPatterns', `/${name}/`]);

/**
 * Runs journeys on a site.
 *
 * @param {string} folder
 * @param {readonly string[]} names of the files in e2e/journeys, without `.slow`; [] runs all
 */
export async function runJourneys(folder, names) {
  const files = names.map((name) => {
    const ways = [`journeys/${name}.spec.ts`, `journeys/${name}.slow.spec.ts`];
    const file = ways.find((one) => existsSync(path.join(ROOT, 'e2e', one)));
    if (!file) throw new DeployRejectedError(`There is no journey ${name} in e2e/journeys.`);
    return file;
  });
  const args = ['test', '--config=e2e/playwright.config.ts', ...files];
  await runCheck('The journeys', '@playwright/test/cli.js', args, { SITE_DIR: folder });
}
