// @ts-check
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles, sourceHash } from '../artifacts/files.mjs';
import { ROOT, readJson } from '../artifacts/workspace.mjs';
import { runBuild, runCheck } from '../delivery/gate/checkSources.mjs';

/** The packages that a remote in a repository of its own needs. */
const SHARED = ['shared-api', 'shared-ui', 'federation'];

const TSC = 'typescript-native/bin/tsc';
/** Compiles one package by itself: with its scripts, and without the state of an incremental build. */
const WHOLE = [
  '--composite',
  'false',
  '--incremental',
  'false',
  '--emitDeclarationOnly',
  'false',
  '--declaration',
];

/** Files that the compiler does not copy. */
const COPIED = /\.(css|cjs)$|(?<!\.test)\.d\.ts$/;
const TEST = /\.test\.(d\.ts|js)$/;
/** The address of a module of the same package, as the compiler writes it. */
const RELATIVE = /(\b(?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+)(?=["'])/g;

/**
 * Packs the shared packages as npm archives: compiled to JavaScript and declarations, each file where its source is.
 *
 * @param {string} to a folder
 * @returns {Promise<Record<string, string>>} the archives by the names of their packages
 */
export async function packShared(to) {
  await runBuild('federation');
  await runCheck('The check of the types', TSC, ['-b', ...SHARED]);
  mkdirSync(to, { recursive: true });
  const stage = mkdtempSync(path.join(tmpdir(), 'pack-'));
  try {
    /** @type {Record<string, string>} */
    const archives = {};
    for (const name of SHARED) {
      const folder = path.join(stage, name);
      await runCheck(`The compilation of ${name}`, TSC, ['-p', name, ...WHOLE, '--outDir', folder]);
      await complete(path.join(ROOT, name), folder);
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      const made = execFileSync(npm, ['pack', '--json', '--pack-destination', path.resolve(to)], {
        cwd: folder,
        encoding: 'utf8',
      });
      const [{ name: packed, filename }] = JSON.parse(made);
      archives[packed] = filename;
    }
    return archives;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * Adds the files that are not compiled, and completes the imports of the compiled ones.
 *
 * @param {string} source the package's folder
 * @param {string} folder what is packed
 */
async function complete(source, folder) {
  for (const file of await listFiles(path.join(source, 'src'))) {
    if (!COPIED.test(file)) continue;
    mkdirSync(path.dirname(path.join(folder, 'src', file)), { recursive: true });
    copyFileSync(path.join(source, 'src', file), path.join(folder, 'src', file));
  }
  for (const file of await listFiles(folder)) {
    const whole = path.join(folder, file);
    if (TEST.test(file)) rmSync(whole);
    else if (/\.m?[jt]s$/.test(file)) writeFileSync(whole, withExtensions(whole));
  }
  for (const more of ['dist', 'interface.json'])
    if (existsSync(path.join(source, more)))
      cpSync(path.join(source, more), path.join(folder, more), { recursive: true });
  copyFileSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const described = readJson(path.join(source, 'package.json'));
  for (const field of ['private', 'scripts', 'devDependencies']) delete described[field];
  described.content = sourceHash(source);
  const text = JSON.stringify(described, null, 2).replaceAll(/"(\.\/src\/[^"]+)\.tsx?"/g, '"$1.js"');
  writeFileSync(path.join(folder, 'package.json'), `${text}\n`);
}

/**
 * The text of a module, with the extensions in its imports that ECMAScript modules require.
 *
 * @param {string} file
 */
const withExtensions = (file) =>
  readFileSync(file, 'utf8').replaceAll(RELATIVE, (whole, before, address) =>
    existsSync(path.join(path.dirname(file), `${address}.js`)) ? `${before}${address}.js` : whole,
  );

/** `npm run pack-shared -- --out DIR` @param {string[]} words */
export async function pack(words) {
  const { values } = parseArgs({ args: words, options: { out: { type: 'string' } } });
  if (!values.out) throw new Error('Please name a folder for the archives: --out DIR');
  console.log(Object.values(await packShared(values.out)).join('\n'));
}
