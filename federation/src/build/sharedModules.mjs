// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The modules that the builds share at run time. They are shared by sub-path: a package that is shared as a whole
 * would be one heavy chunk before the first paint.
 *
 * @typedef {Record<string, unknown>} SharedConfig
 */

/** Modules with one copy on the page, the shell's. */
const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom'];

const ROUTER = path.join(import.meta.dirname, '../router.ts');

/** The alias that replaces the router on the page. */
export const ONE_ROUTER = { 'react-router-dom$': ROUTER };

const CLIENT = '@smart-elevator/shared-api/client/';
const LOOK = '@smart-elevator/shared-ui/';

/** Addresses are in each remote: those of a deployed shell would not have the remote's new screens. */
const ADDRESSES = /^path(s|To)$/;

/**
 * The shared modules of a remote. A deployed remote takes the singletons from the shell and contains none (`alone`
 * false); it takes shared-ui from the shell if the version fits, else it loads its own copy.
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
  // Webpack reads the version from the file's package, and this file is in ours.
  const router = { import: ROUTER, version: versionOf(dir, 'react-router-dom') };
  if (alone) shared['react-router-dom'] = { ...shared['react-router-dom'], ...router };
  shared[CLIENT] = { ...single(versionOf(dir, '@smart-elevator/shared-api')), ...fromShell };
  shared[LOOK] = {
    ...several(versionOf(dir, '@smart-elevator/shared-ui')),
    exclude: { request: ADDRESSES },
  };
  shared['yup'] = several(versionOf(dir, 'yup'));
  return shared;
}

/**
 * The versions of the shell's shared modules.
 *
 * @param {string} dir the shell's folder
 * @returns {Record<string, string>}
 */
export const versionsOf = (dir) =>
  Object.fromEntries(
    [
      'react',
      'react-dom',
      'react-router-dom',
      'yup',
      '@smart-elevator/shared-api',
      '@smart-elevator/shared-ui',
    ].map((name) => [name, versionOf(dir, name)]),
  );

/**
 * The modules that a host shares with the remotes, with their versions (`sharedModules.ts`).
 *
 * @param {string} dir the host's folder
 * @returns {Record<string, string>}
 */
export function hostProvides(dir) {
  const versions = versionsOf(dir);
  const names = [
    ...[...SINGLETONS, 'yup'].map((name) => [name, packageOf(name)]),
    ...filesOf(dir, '@smart-elevator/shared-api', 'client/').map((name) => [name, packageOf(name)]),
    ...filesOf(dir, '@smart-elevator/shared-ui', '').map((name) => [name, packageOf(name)]),
  ];
  return Object.fromEntries(names.map(([name, of = '']) => [name, versions[of] ?? '']));
}

/**
 * The sub-paths of a package's files below a folder.
 *
 * @param {string} dir
 * @param {string} name
 * @param {string} below
 */
const filesOf = (dir, name, below) =>
  readdirSync(path.join(folderOf(dir, name), 'src', below), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^(testing|screens\/frame)\//.test(file))
    .map((file) => `${name}/${below}${file.replace(/\.tsx?$/, '')}`);

/** @param {string} version */
const single = (version) => ({ singleton: true, strictVersion: true, requiredVersion: caret(version) });

/** @param {string} version */
const several = (version) => ({ singleton: false, requiredVersion: caret(version) });

/**
 * Accepts other patch versions of a library; for our own 0.x packages a minor version is breaking, as carets define.
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
 * The folder of an installed package, even if its `exports` hide its package.json.
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
