// @ts-check
import { createHash } from 'node:crypto';

/**
 * @typedef {import('../registry').RemoteVersion} RemoteVersion
 * @typedef {import('./records.mjs').ShellRecord} ShellRecord
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/** A script or a style sheet in a page; its name has the hash of its content. */
const FILE = /(?:src|href)="\/([\w./-]+\.(?:js|css))"/g;

/**
 * Checks whether the files that the pages of a shell load first are in the store.
 *
 * @param {Store} store
 * @param {ShellRecord} record
 * @returns {Promise<string[]>} the violations, as sentences
 */
export async function checkStoredShell(store, { pages }) {
  const files = Object.values(pages).flatMap((page) => [...page.matchAll(FILE)].map(([, file = '']) => file));
  const checked = [...new Set(files)].map(async (file) =>
    (await store.read(file)) ? [] : [`${file} is missing.`],
  );
  return (await Promise.all(checked)).flat();
}

/**
 * Checks every file of a version in the store: whether it exists, and whether a script is the deployed one.
 *
 * @param {Store} store
 * @param {string} name of the remote
 * @param {RemoteVersion} version
 * @returns {Promise<string[]>} the violations, as sentences
 */
export async function checkStoredFiles(store, name, version) {
  const { entry, integrity, chunks, preload, screenFiles = [] } = version;
  const prefix = `mf/${name}/${version.version}/`;
  const scripts = Object.entries(chunks).map(([file, hash]) => [prefix + file, hash]);
  const named = [...preload, ...screenFiles.flatMap(({ files }) => files)].map((file) => [file.slice(1), '']);
  /** @type {Map<string, string>} the integrity by key; '' for files without one */
  const files = new Map(
    [...named, ...scripts, [entry.slice(1), integrity]].map(([key = '', hash = '']) => [key, hash]),
  );
  const violations = [];
  for (const [key, hash] of files) {
    const kept = await store.read(key);
    if (!kept) violations.push(`${key} is missing.`);
    else if (hash && !matches(kept.bytes, hash)) violations.push(`${key} is not what was deployed.`);
  }
  return violations;
}

/**
 * @param {Buffer} bytes
 * @param {string} integrity such as 'sha384-…'
 */
function matches(bytes, integrity) {
  const [algorithm = '', expected] = integrity.split(/-(.*)/);
  return (
    /^sha(256|384|512)$/.test(algorithm) && createHash(algorithm).update(bytes).digest('base64') === expected
  );
}
