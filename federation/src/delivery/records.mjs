// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { distFolder, describeShell } from '../artifacts/describe.mjs';
import { listFiles, readEach } from '../artifacts/files.mjs';
import { readJson } from '../artifacts/workspace.mjs';
import { BUILD_MANIFEST } from '../artifacts/buildFiles.mjs';

/**
 * The record that is stored with a deployed version, so that a rollback needs nothing else.
 *
 * @typedef {import('../artifacts/DescribedRemote').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 * @typedef {object} ShellRecord
 * @property {import('../registry').DeployedShell} shell
 * @property {Record<string, string>} provides the modules that it shares with the remotes, with their versions
 * @property {Record<string, string[]>} [exports] of those that are ours, what they export
 * @property {Record<string, string>} [contents] of our shared packages, their hashes by `name@version`
 * @property {Record<string, string>} pages its pages, by their keys
 * @property {import('../Provenance').Provenance} [provenance] in the record of a deployed version
 */

/**
 * @param {string} name of a remote, or 'shell'
 * @param {string} version
 */
export const recordKey = (name, version) => `mf/${name}/${version}/version.json`;

/**
 * @param {Store} store
 * @param {string} key
 * @param {ShellRecord | DescribedRemote} record
 */
export async function storeRecord(store, key, record) {
  await store.create(key, Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
}

/**
 * The record of a deployed version; undefined if it was never deployed.
 *
 * @template {string} Name
 * @param {Store} store
 * @param {Name} name
 * @param {string} version
 * @returns {Promise<(Name extends 'shell' ? ShellRecord : DescribedRemote) | undefined>}
 */
export async function readRecord(store, name, version) {
  const kept = await store.read(recordKey(name, version));
  return kept && JSON.parse(kept.bytes.toString());
}

/**
 * The versions of a remote, or of the shell, whose files are stored.
 *
 * @param {Store} store
 * @param {string} name
 * @returns {Promise<string[]>}
 */
export async function deployedVersions(store, name) {
  const keys = await store.list(`mf/${name}/`);
  return keys.filter((key) => key.endsWith('/version.json')).map((key) => key.split('/')[2] ?? '');
}

/** The service worker for notifications; browsers fetch it from the same address for years. */
const PUSH_WORKER = 'push-worker.js';

/**
 * The pages of a build and other files with a constant address: they refer to the files that they need, so the newest
 * is served.
 *
 * @param {string} built
 */
export const pagesIn = async (built) =>
  (await listFiles(built)).filter((file) => file.endsWith('.html') || file === PUSH_WORKER);

/**
 * @param {string} dir the shell's folder
 * @param {string} root
 * @returns {Promise<ShellRecord>}
 */
export async function shellRecord(dir, root) {
  const built = distFolder(dir);
  const contract = path.join(root, 'shared-api/package.json');
  const shell = await describeShell(dir, existsSync(contract) ? readJson(contract).version : '');
  const manifest = path.join(built, BUILD_MANIFEST);
  /** @type {Partial<import('../artifacts/BuildManifest').BuildManifest>} */
  const { provides = {}, exports, contents } = existsSync(manifest) ? readJson(manifest) : {};
  return {
    shell,
    provides,
    ...(exports ? { exports } : {}),
    ...(contents ? { contents } : {}),
    pages: await readEach(built, await pagesIn(built), String),
  };
}
