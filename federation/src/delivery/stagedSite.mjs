// @ts-check
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressAll } from '../artifacts/compress.mjs';
import { EXCLUDED_FILES } from '../artifacts/describe.mjs';
import { forEachConcurrently, listFiles } from '../artifacts/files.mjs';
import { versionsIn } from './registryChanges.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 * @typedef {{ built: string, prefix: string }} Candidate its files and their target folder: '' or 'mf/<remote>/<version>/'
 */

/** How many files are fetched at the same time. */
const CONCURRENCY = 32;

/**
 * Assembles the deployed console with candidates for the duration of some work: a copy of everything that the
 * live registry names, the candidates' files, compressed as they will be sent, and the changed registry.
 *
 * @param {object} options
 * @param {Store} options.store
 * @param {Registry} options.after the changed registry
 * @param {readonly Candidate[]} options.candidates
 * @param {(folder: string) => Promise<void>} work
 */
export async function withStagedSite({ store, after, candidates }, work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stage-'));
  try {
    await copyLive(store, after, folder);
    for (const { built, prefix } of candidates) {
      await cp(built, path.join(folder, prefix), { recursive: true, force: true });
      for (const file of EXCLUDED_FILES) await rm(path.join(folder, prefix, file), { force: true });
    }
    await writeFile(path.join(folder, 'mf/registry.json'), JSON.stringify(after, onOwnOrigin));
    await compressAll((await listFiles(folder)).map((file) => path.join(folder, file)));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The store has all files: the copy serves them itself.
 *
 * @param {string} key
 * @param {unknown} value
 */
const onOwnOrigin = (key, value) => (key === 'origin' ? undefined : value);

/**
 * Copies the files of the shell and of every version that the registry names, but not older versions.
 *
 * @param {Store} store
 * @param {Registry} registry
 * @param {string} folder
 */
async function copyLive(store, registry, folder) {
  const named = versionsIn(registry).map(({ name, version }) => `mf/${name}/${version.version}/`);
  const keys = (await store.list('')).filter(
    (key) => !/^(mf|\.delivery)\//.test(key) || named.some((prefix) => key.startsWith(prefix)),
  );
  const copy = async (/** @type {string} */ key) => {
    const file = await store.read(key);
    if (!file) return;
    await mkdir(path.dirname(path.join(folder, key)), { recursive: true });
    await writeFile(path.join(folder, key), file.bytes);
  };
  // With the compressed copies, if the store has them: compressing again would take longer than the rest.
  const withCopies = keys.flatMap((key) => [key, `${key}.br`]);
  await forEachConcurrently(withCopies, CONCURRENCY, copy);
}
