// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { provenanceOf } from './provenance.mjs';
import { updateRegistry } from './updateRegistry.mjs';
import { registryOf, released, remoteIn } from './registryChanges.mjs';
import { storeRecord, pagesIn, recordKey, shellRecord } from './records.mjs';
import { directoryStore } from './store/directoryStore.mjs';
import { compressAll } from '../artifacts/compress.mjs';
import { distFolder, describeRemote, EXCLUDED_FILES } from '../artifacts/describe.mjs';
import { copyNew } from '../artifacts/files.mjs';
import { ROOT, remoteFolders } from '../artifacts/workspace.mjs';

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
  const { shellDir, built, pages, deployed, files, added } = await copyBuilds(root);
  const record = await shellRecord(shellDir, root);
  const provenance = provenanceOf(root);
  const compressed = compress ? await compressAll(files) : 0;
  await storeRecord(store, recordKey('shell', record.shell.version), { ...record, provenance });
  for (const { described } of deployed)
    await storeRecord(store, recordKey(described.name, described.version.version), {
      ...described,
      provenance,
    });

  // Last, when all files that they name exist.
  await updateRegistry(store, (registry) =>
    registryOf({
      // Its other fields stay while the version is the same.
      shell:
        registry.shell.version === record.shell.version ? registry.shell : { ...record.shell, provenance },
      remotes: deployed.map(({ described }) =>
        released(remoteIn(registry, described.name), described, now, provenance),
      ),
    }),
  );
  for (const page of pages) await store.put(page, await readFile(path.join(built, page)));
  log(`Assembled the shell and ${deployed.length} remotes: ${added} new files, ${compressed} compressed.`);
}

/** Compresses the files of a site that was assembled without it. */
export async function compressSite({ root = ROOT } = {}) {
  await compressAll((await copyBuilds(root)).files);
}

/** @param {string} root */
async function copyBuilds(root) {
  const site = path.join(root, 'site');
  const deployed = await Promise.all(remoteFolders(root).map((dir) => copyRemote(dir, site)));
  const shellDir = path.join(root, 'shell');
  const built = distFolder(shellDir);
  const pages = await pagesIn(built);
  const copies = [
    await copyNew(built, site, { except: [...pages, ...EXCLUDED_FILES] }),
    ...deployed.map(({ copy }) => copy),
  ];
  const files = copies.flatMap((copy) => copy.files);
  return {
    shellDir,
    built,
    pages,
    deployed,
    files,
    added: copies.reduce((sum, copy) => sum + copy.added, 0),
  };
}

/**
 * @param {string} dir
 * @param {string} site
 */
async function copyRemote(dir, site) {
  const described = await describeRemote(dir);
  const folder = path.join(site, 'mf', described.name, described.version.version);
  return { described, copy: await copyNew(distFolder(dir), folder, { except: EXCLUDED_FILES }) };
}
