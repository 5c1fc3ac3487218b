// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressAll } from '../../artifacts/compress.mjs';
import { EXCLUDED_FILES } from '../../artifacts/describe.mjs';
import { copyNew } from '../../artifacts/files.mjs';
import { ROOT, remoteFolders } from '../../artifacts/workspace.mjs';
import { refuse } from '../DeployRejectedError.mjs';
import { provenanceOf } from '../registry/provenance.mjs';
import { storeRecord } from '../registry/records.mjs';
import { registryOf, remoteIn, updateRegistry } from '../registry/registry.mjs';
import { builtRelease } from '../registry/releases.mjs';
import { directoryStore } from '../store/directoryStore.mjs';

/**
 * Assembles the site from all builds: the shell at the top, each remote under mf/<remote>/<version>/, and finally the
 * registry that names them. Existing files stay unchanged. This is for a local site; a site with users is changed by
 * `deploy`, which runs more checks.
 *
 * @param {{ root?: string, log?: (sentence: string) => void, now?: Date, compress?: boolean }} [options] without
 *   `compress`, `compressSite` follows
 */
export async function assemble({ root = ROOT, log = console.log, now = new Date(), compress = true } = {}) {
  const store = directoryStore(path.join(root, 'site'));
  const { releases, files, added } = await copyBuilds(root);
  const provenance = provenanceOf(root);
  const compressed = compress ? await compressAll(files) : 0;
  for (const { record, described } of releases)
    for (const one of [record, described]) if (one) await storeRecord(store, { ...one, provenance });
  const remotes = releases.filter(({ described }) => described);
  const shell = releases.find(({ record }) => record);

  // Last, when all files that they name exist.
  const { warning } = await updateRegistry(store, (registry) =>
    registryOf({
      // Its other fields stay while the version is the same.
      shell:
        shell?.record && registry.shell.version !== shell.version
          ? { ...shell.record.shell, provenance }
          : registry.shell,
      remotes: remotes.flatMap(({ name, apply }) => remoteIn(apply(registry, provenance, now), name) ?? []),
    }),
  );
  for (const page of shell?.built?.except ?? [])
    await store.put(page, await readFile(path.join(shell?.built?.folder ?? '', page)));
  refuse([warning]);
  log(`Assembled the shell and ${remotes.length} remotes: ${added} new files, ${compressed} compressed.`);
}

/** Compresses the files of a site that was assembled without it. */
export async function compressSite({ root = ROOT } = {}) {
  await compressAll((await copyBuilds(root)).files);
}

/** @param {string} root */
async function copyBuilds(root) {
  const folders = [path.join(root, 'shell'), ...remoteFolders(root)];
  const releases = await Promise.all(folders.map((folder) => builtRelease(folder)));
  const copies = await Promise.all(
    releases.flatMap(({ built }) =>
      built
        ? [
            copyNew(built.folder, path.join(root, 'site', built.prefix), {
              except: [...built.except, ...EXCLUDED_FILES],
            }),
          ]
        : [],
    ),
  );
  const files = copies.flatMap((copy) => copy.files);
  return { releases, files, added: copies.reduce((sum, copy) => sum + copy.added, 0) };
}
