// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What the builds share at run time, and how. Sub-path by sub-path: a package shared as a whole is one heavy chunk on
 * the first paint.
 *
 * @typedef {Record<string, unknown>} SharedConfig
 */

/** One copy each on the page, the shell's. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'react-router-dom',
];

const CLIENT = '@smart-elevator/shared-api/client/';
const LOOK = '@smart-elevator/shared-ui/';

/**
 * What a remote shares. Deployed, it takes the singletons from the shell and brings none (`alone` false); the look is
 * taken from the shell where the version fits, else its own copy works beside.
 *
 * @param {string} dir the package's folder
 * @param {{ alone: boolean }} how
 * @returns {Record<string, SharedConfig>}
 */
export function sharedByRemote(dir, { alone }) {
  const fromShell = alone ? {} : { import: /** @type {const} */ (false) };
  /** @type {Record<string, SharedConfig>} */
  const shared = {};
  for (const name of SINGLETONS) {
    shared[name] = { ...single(versionOf(dir, packageOf(name))), ...fromShell };
  }
  shared[CLIENT] = { ...single(versionOf(dir, '@smart-elevator/shared-api')), ...fromShell };
  shared[LOOK] = several(versionOf(dir, '@smart-elevator/shared-ui'));
  shared['yup'] = several(versionOf(dir, 'yup'));
  return shared;
}

/**
 * What the shell shares: the same, and every sub-path by name, since what the shell does not use itself would otherwise
 * not be provided. A file path is provided without being imported anywhere.
 *
 * @param {string} dir the package's folder
 * @returns {Record<string, SharedConfig>}
 */
export function sharedByShell(dir) {
  const { [CLIENT]: client, [LOOK]: look, ...shared } = sharedByRemote(dir, { alone: true });
  for (const [name, config] of [
    ['@smart-elevator/shared-api', client],
    ['@smart-elevator/shared-ui', look],
  ]) {
    const folder = folderOf(dir, String(name));
    const version = versionOf(dir, String(name));
    for (const [subPath, file] of subPathsOf(folder)) {
      const key = `${name}/${subPath}`;
      if (key.startsWith(CLIENT) || key.startsWith(LOOK)) {
        shared[key] = { .../** @type {SharedConfig} */ (config), import: file, shareKey: key, version };
      }
    }
  }
  return shared;
}

/** @param {string} version */
const single = (version) => ({ singleton: true, strictVersion: true, requiredVersion: caret(version) });

/** @param {string} version */
const several = (version) => ({ singleton: false, requiredVersion: caret(version) });

/** A patch of a library more or less does not matter; of our own 0.x packages a minor breaks, which a caret knows.
 *
 * @param {string} version
 */
const caret = (version) => `^${version.replace(/\.\d+$/, '.0')}`;

/** @param {string} request */
const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {string} dir
 * @param {string} name
 * @returns {string}
 */
export function versionOf(dir, name) {
  return JSON.parse(readFileSync(path.join(folderOf(dir, name), 'package.json'), 'utf8')).version;
}

/**
 * The folder of an installed package, also of one whose `exports` hide its package.json.
 *
 * @param {string} dir
 * @param {string} name
 */
function folderOf(dir, name) {
  const places = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    const folder = path.join(place, name);
    try {
      readFileSync(path.join(folder, 'package.json'));
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed. Please run npm install.`);
}

/**
 * Every sub-path that a package's `exports` offer, with its file.
 *
 * @param {string} folder
 * @returns {[string, string][]}
 */
export function subPathsOf(folder) {
  /** @type {Record<string, string>} */
  const offers = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).exports;
  const files = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `./src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file))
    .sort();
  return files.flatMap((file) => {
    const subPath = subPathOf(offers, file);
    return subPath === undefined
      ? []
      : [/** @type {[string, string]} */ ([subPath, path.join(folder, file)])];
  });
}

/**
 * @param {Record<string, string>} offers
 * @param {string} file
 */
function subPathOf(offers, file) {
  for (const [offer, target] of Object.entries(offers)) {
    const [before = '', after] = target.split('*');
    if (after === undefined) {
      if (file === target) return offer.slice(2);
    } else if (file.startsWith(before) && file.endsWith(after)) {
      const middle = file.slice(before.length, file.length - after.length);
      return offer.slice(2).replace('*', middle);
    }
  }
  return undefined;
}
