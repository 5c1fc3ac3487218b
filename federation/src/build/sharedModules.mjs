// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import semver from 'semver';
import { sourceHash } from '../artifacts/files.mjs';
import { CODE, readJson } from '../artifacts/workspace.mjs';
import { exportsUsedBy, usedExports } from './usedExports.mjs';

/**
 * The modules that the builds share at run time. They are shared by sub-path: a package that is shared as a whole
 * would be one heavy chunk before the first paint.
 *
 * @typedef {Record<string, unknown>} SharedConfig
 */

/** Modules with one copy on the page, the shell's. */
const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom'];

const ROUTER = path.join(import.meta.dirname, `../router.${CODE}`);

/** The alias that replaces the router on the page. */
export const ONE_ROUTER = { 'react-router-dom$': ROUTER };

/** Our packages with shared modules. */
const OURS = ['@smart-elevator/shared-api', '@smart-elevator/shared-ui'];
const CLIENT = '@smart-elevator/shared-api/client/';
const LOOK = '@smart-elevator/shared-ui/';
/** The interface between a remote and its host: the parts of a remote, the slots and their props. */
const HOST = '@smart-elevator/federation/remote';

/** The shell's addresses are in each remote, so that they do not depend on the deployed shell. */
const ADDRESSES = /^paths$/;

/**
 * The shared modules of a remote. A deployed remote takes the singletons from the shell and contains none (`alone`
 * false); it takes shared-ui from the shell if the version fits, else it loads its own copy. Of our own packages it
 * accepts all versions that have what it uses (ADR-138).
 *
 * @param {string} dir the package's folder
 * @param {{ alone: boolean }} how
 * @returns {Record<string, SharedConfig>}
 */
export function sharedByRemote(dir, { alone }) {
  const used = usedBy(dir);
  const fromShell = alone ? {} : { import: /** @type {const} */ (false) };
  /** @type {Record<string, SharedConfig>} */
  const shared = {};
  for (const name of SINGLETONS) {
    shared[name] = { ...single(versionOf(dir, packageOf(name))), ...fromShell };
  }
  // Webpack reads the version from the file's package, and this file is in ours.
  const router = { import: ROUTER, version: versionOf(dir, 'react-router-dom') };
  if (alone) shared['react-router-dom'] = { ...shared['react-router-dom'], ...router };
  const [client, look] = [neededVersion(dir, CLIENT, used), neededVersion(dir, LOOK, used)];
  shared[CLIENT] = { ...single(client), requiredVersion: `^${client}`, ...fromShell };
  shared[LOOK] = { ...several(look), requiredVersion: `^${look}`, exclude: { request: ADDRESSES } };
  shared['yup'] = several(versionOf(dir, 'yup'));
  return shared;
}

/**
 * The exports of our shared modules that a remote uses, by their shared name.
 *
 * @param {string} dir the remote's folder
 */
export const usedBy = (dir) => usedExports(dir, [CLIENT, LOOK]);

/**
 * The version of federation that a remote expects of its host; it is compared when the remote is deployed.
 *
 * @param {string} dir the remote's folder
 * @returns {Record<string, string>}
 */
export const expectedOfHost = (dir) => ({
  [HOST]: `^${neededVersion(dir, HOST, usedExports(dir, [HOST]))}`,
});

/**
 * What a remote's own copy of shared-ui takes from the client of the shell.
 *
 * @param {string} dir the remote's folder
 * @param {readonly string[]} files the modules of the copy
 */
export function neededByLook(dir, files) {
  const uses = exportsUsedBy(files, [CLIENT]);
  return { client: `^${neededVersion(dir, CLIENT, uses)}`, uses };
}

/**
 * The oldest version of a package, of this major version, that has all modules that a remote uses as they are now.
 *
 * @param {string} dir the remote's folder
 * @param {string} prefix of the package's shared modules
 * @param {Record<string, string[]>} used
 * @returns {string}
 */
export function neededVersion(dir, prefix, used) {
  const name = packageOf(prefix);
  const { version, modules } = interfaceOf(dir, name);
  const needed = Object.keys(used)
    .filter((module) => module.startsWith(prefix))
    .flatMap((module) => Object.values(modules[module.slice(name.length + 1)] ?? {}))
    .map((line) => line.slice(0, line.indexOf(' ')));
  return semver.rsort([`${semver.major(version)}.0.0`, ...needed])[0] ?? version;
}

/**
 * The exports of the modules of our packages that a host shares, by their shared name.
 *
 * @param {string} dir the host's folder
 * @returns {Record<string, string[]>}
 */
export const hostExports = (dir) =>
  Object.fromEntries(
    OURS.flatMap((name) =>
      Object.entries(interfaceOf(dir, name).modules)
        .map(([module, declared]) => [`${name}/${module}`, Object.keys(declared)])
        .filter(([module = '']) => [CLIENT, LOOK].some((prefix) => module.includes(prefix))),
    ),
  );

/**
 * The public interface of one of our packages (`npm run interfaces`).
 *
 * @param {string} dir
 * @param {string} name
 * @returns {{ version: string, modules: Record<string, Record<string, string>> }}
 */
const interfaceOf = (dir, name) => readJson(path.join(folderOf(dir, name), 'interface.json'));

/**
 * The content of our shared packages, by name and version, such as `@smart-elevator/shared-ui@2.0.0`: two builds may have
 * different sources of one version.
 *
 * @param {string} dir
 * @returns {Record<string, string>}
 */
export const contentsOf = (dir) =>
  Object.fromEntries(
    OURS.map((name) => {
      const { version, content = sourceHash(folderOf(dir, name)) } = readJson(
        path.join(folderOf(dir, name), 'package.json'),
      );
      return [`${name}@${version}`, content];
    }),
  );

/**
 * The versions of the shell's shared modules.
 *
 * @param {string} dir the shell's folder
 * @returns {Record<string, string>}
 */
export const versionsOf = (dir) =>
  Object.fromEntries(
    ['react', 'react-dom', 'react-router-dom', 'yup', ...OURS].map((name) => [name, versionOf(dir, name)]),
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
  return {
    ...Object.fromEntries(names.map(([name, of = '']) => [name, versions[of] ?? ''])),
    [HOST]: versionOf(dir, packageOf(HOST)),
  };
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
export const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {string} dir @param {string} name @returns {string} */
export const versionOf = (dir, name) => readJson(path.join(folderOf(dir, name), 'package.json')).version;

/**
 * The folder of an installed package, even if its `exports` hide its package.json.
 *
 * @param {string} dir
 * @param {string} name
 */
function folderOf(dir, name) {
  const places = createRequire(path.join(dir, 'package.json')).resolve.paths(name) ?? [];
  const folders = places.map((place) => path.join(place, name));
  const folder = folders.find((one) => existsSync(path.join(one, 'package.json')));
  if (folder) return folder;
  throw new Error(`${name} is not installed. Please run npm install.`);
}
