// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { STANDALONE_FOLDER, BUILD_MANIFEST, BUILD_STATS, INITIAL_FILES } from './buildFiles.mjs';
import { readDescription } from './description.mjs';
import { pickFields, DESCRIPTION_FIELDS } from './versionFields.mjs';
import { hashOf, listFiles, readEach } from './files.mjs';
import { readJson } from './workspace.mjs';

/** The first script of every remote. */
const ENTRY = 'remoteEntry.js';
/** Files of a build that only the delivery reads. */
export const EXCLUDED_FILES = [INITIAL_FILES, BUILD_MANIFEST, BUILD_STATS];

/** @typedef {import('./BuildManifest').DescribedRemote} DescribedRemote */

/** The build output of a package. @param {string} dir a package's folder */
export function distFolder(dir) {
  const built = path.join(dir, 'dist');
  if (!existsSync(built))
    throw new Error(`${path.basename(dir)} has not been built. Please run npm run build.`);
  return built;
}

/**
 * Describes a built remote for the registry. Its version ends in the hash of its files and of its description, so
 * that a version never changes.
 *
 * @param {string} dir the package's folder
 * @param {string} [origin] that serves its files, if it is not the console's
 * @returns {Promise<DescribedRemote>}
 */
export async function describeRemote(dir, origin) {
  const built = distFolder(dir);
  const { version: packageVersion, description: title } = readJson(path.join(dir, 'package.json'));
  const { name, ...description } = readDescription(dir);
  const elsewhere = origin === undefined ? {} : { origin };
  const saysOfItself = pickFields(DESCRIPTION_FIELDS, description);
  const version = `${packageVersion}-${await hashWith(built, { ...saysOfItself, ...elsewhere })}`;
  const base = `/mf/${name}/${version}`;
  const chunks = await integritiesIn(built, SCRIPT);
  const integrity = chunks[ENTRY];
  if (!integrity) throw new Error(`${name} was built without ${ENTRY}. Please run npm run build.`);
  const at = (/** @type {string} */ file) => `${base}/${file}`;
  const { first, screens } = readInitialFiles(built);
  const files = {
    version,
    ...elsewhere,
    entry: at(ENTRY),
    integrity,
    chunks,
    preload: first.map(at),
    screenFiles: screens.map((screen) => ({ paths: screen.paths, files: screen.files.map(at) })),
  };
  const needs = pickFields(['expects', 'uses', 'contents', 'look'], readManifest(built));
  return {
    ...{ name, title, version: { ...files, ...saysOfItself }, ...needs },
    assets: await integritiesIn(built, ASSET),
  };
}

/** @param {string} built @returns {import('./BuildManifest').InitialFiles} */
function readInitialFiles(built) {
  const note = path.join(built, INITIAL_FILES);
  return existsSync(note) ? readJson(note) : { first: [], screens: [] };
}

/** The service workers: browsers fetch them from the same address for years. */
const WORKERS = ['push-worker.js', 'phone-worker.js'];
/** What the installed app of a phone is called, and its icons. */
const APP_MANIFEST = 'phone.webmanifest';

const SCRIPT = /\.js$/;
/** What a page of the console runs and draws with. */
const ASSET = /\.(js|css|woff2|wasm)$/;

/**
 * The record of a version of the shell.
 *
 * @typedef {object} ShellRecord
 * @property {import('../registry').DeployedShell} shell
 * @property {Record<string, string>} provides the modules that it shares with the remotes, with their versions
 * @property {Record<string, string[]>} [exports] of those that are ours, what they export
 * @property {Record<string, string>} [contents] of our shared packages, their hashes by `name@version`
 * @property {Record<string, string>} pages its pages and other files with a constant address, by their keys: they refer to
 *   the files that they need, so the newest is served
 * @property {Record<string, string>} [assets] the integrity of each script, style sheet and font, by its path; missing in
 *   older records
 * @property {import('../Provenance').Provenance} [provenance] in the record of a deployed version
 */

/**
 * Describes the built shell, with the version of the contract in the package beside it.
 *
 * @param {string} dir the package's folder
 * @returns {Promise<ShellRecord>}
 */
export async function describeShell(dir) {
  const built = distFolder(dir);
  const beside = path.join(dir, '../shared-api/package.json');
  const contract = existsSync(beside) ? readJson(beside).version : '';
  const { version = '0.0.0' } = readJson(path.join(dir, 'package.json'));
  const pages = (await listFiles(built)).filter(
    (file) => file.endsWith('.html') || file === APP_MANIFEST || WORKERS.includes(file),
  );
  const { provides = {}, ...known } = pickFields(['provides', 'exports', 'contents'], readManifest(built));
  return {
    shell: { version: `${version}-${await hashWith(built, { contract })}`, contract },
    provides,
    ...known,
    pages: await readEach(built, pages, String),
    assets: pickOthers(await integritiesIn(built, ASSET), WORKERS),
  };
}

/** @param {string} built @returns {Partial<import('./BuildManifest').BuildManifest>} */
function readManifest(built) {
  const file = path.join(built, BUILD_MANIFEST);
  return existsSync(file) ? readJson(file) : {};
}

/** @param {string} built @param {object} saysOfItself */
async function hashWith(built, saysOfItself) {
  const files = await hashOf(built);
  return createHash('sha256').update(files).update(JSON.stringify(saysOfItself)).digest('hex').slice(0, 12);
}

/** @param {Record<string, string>} all @param {readonly string[]} except */
const pickOthers = (all, except) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !except.includes(name)));

/**
 * The integrity of each file of a folder with such a name, as browsers check it.
 *
 * @param {string} built
 * @param {RegExp} names
 * @returns {Promise<Record<string, string>>}
 */
async function integritiesIn(built, names) {
  // The host of a remote that is opened by itself is in no page of the console.
  const files = (await listFiles(built)).filter(
    (file) => names.test(file) && !file.startsWith(`${STANDALONE_FOLDER}/`),
  );
  return readEach(built, files, (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
}
