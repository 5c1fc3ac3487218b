// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { distFolder, EXCLUDED_FILES } from '../artifacts/describe.mjs';
import { IS_PACKED, ROOT, readJson } from '../artifacts/workspace.mjs';
import { listFiles, readEach } from '../artifacts/files.mjs';
import { BUILD_MANIFEST, STANDALONE_FOLDER } from '../artifacts/buildFiles.mjs';
import { checkScripts, checkSourceTexts } from './checkContents.mjs';
import { checkBudgets } from './checkBudgets.mjs';
import { DeployRejectedError, refuse } from './DeployRejectedError.mjs';
import { checkStyles } from './checkStyles.mjs';

/** A failing test of jest or Playwright, an error of TypeScript, ESLint or webpack. */
const FAULT = /^\s*(●|\d+\) )|\berror(\s|\[)|\bERROR in /;

const brotli = promisify(brotliCompress);

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
 * The first fault in the output of jest, TypeScript, ESLint, webpack or Playwright; [] if none is found.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function firstFault(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const at = lines.findIndex((line) => FAULT.test(line));
  const fault = lines[at]?.trim();
  if (!fault) return [];
  // ESLint names the file above its faults, jest the reason below its test.
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

/**
 * Runs a script of the remote's package.json, in a repository of its own.
 *
 * @param {string} what
 * @param {string} script
 */
export const runScript = (what, script) =>
  // npm is a shell script on Windows.
  run(what, 'npm', ['run', '--silent', script], { shell: process.platform === 'win32' });

/** Builds one package by lerna. @param {string} name */
export const runBuild = (name) => (IS_PACKED ? runScript(`The build of ${name}`, 'build') : runLerna(name));

/** @param {string} name */
const runLerna = (name) =>
  runCheck(`The build of ${name}`, 'lerna/dist/cli.js', ['run', 'build', `--scope=@smart-elevator/${name}`], {
    NODE_ENV: 'production',
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  });

/** Runs the unit and screen tests of one package; the first failing file ends them. @param {string} name */
export const runTests = (name) =>
  IS_PACKED
    ? runScript(`The tests of ${name}`, 'test')
    : runCheck(`The tests of ${name}`, 'jest/bin/jest.js', ['--bail', '--testPathPatterns', `/${name}/`]);

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

/**
 * The checks of a built remote by itself: bytes, scripts that could run a text, and styles of others.
 *
 * @param {string} dir the package's folder
 * @param {import('../artifacts/DescribedRemote').DescribedRemote} described
 */
export async function checkBuild(dir, described) {
  const built = distFolder(dir);
  const manifest = path.join(built, BUILD_MANIFEST);
  if (!existsSync(manifest))
    throw new DeployRejectedError(
      `${described.name} has no build manifest. Build it with federation/webpack.`,
    );
  const { budgets } = readJson(path.join(dir, 'remote.json'));
  const { lookFiles = [] } = readJson(manifest);
  // The host of a remote that is opened by itself has the global styles of the theme, as the shell has.
  const files = (await listFiles(built)).filter(
    (file) => !file.startsWith(`${STANDALONE_FOLDER}/`) && !EXCLUDED_FILES.includes(file),
  );
  const ending = (/** @type {string} */ end) => files.filter((file) => file.endsWith(end));
  refuse([
    ...checkBudgets(described, await readEach(built, files, sizeOf), lookFiles, budgets),
    ...checkSourceTexts(described.name, await readEach(dir, await sourcesOf(dir), String)),
    ...checkScripts(described.name, await readEach(built, ending('.js'), String)),
    ...checkStyles(described.name, await readEach(built, ending('.css'), String)),
  ]);
}

/**
 * The sources of a package that are built into it; [] if only its build is there.
 *
 * @param {string} dir
 */
async function sourcesOf(dir) {
  if (!existsSync(path.join(dir, 'src'))) return [];
  const all = (await listFiles(path.join(dir, 'src'))).map((file) => `src/${file}`);
  return all.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
}

/**
 * The size of a file, compressed as it is sent; a font or a picture is compressed in itself.
 *
 * @param {Buffer} bytes
 * @returns {Promise<import('./checkBudgets.mjs').Size>}
 */
const sizeOf = async (bytes) => ({ sent: (await brotli(bytes)).length, whole: bytes.length });
