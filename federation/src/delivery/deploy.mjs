// @ts-check

import { distFolder, describeRemote } from '../artifacts/describe.mjs';
import { updateRegistry, readDeployedRegistry } from './updateRegistry.mjs';
import { hasChangedSince } from './gate.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { asCanary, released, remoteIn, withRemote } from './registryChanges.mjs';
import { storeRecord, recordKey } from './records.mjs';
import { fileFaults, upload } from './upload.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('./registryChanges.mjs').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/**
 * The checks around a deploy. Each throws a `DeployRefused` with its reason.
 *
 * @typedef {object} Checks
 * @property {(described: DescribedRemote, live: Registry) => Promise<void>} gate before anything is uploaded
 * @property {(described: DescribedRemote, after: Registry) => Promise<void>} livePage after the registry was changed
 */

/**
 * Deploys one built remote: gate, upload, check of every file over HTTP, change of the registry, live page; if that
 * fails, the former entry is restored. Others may deploy other remotes meanwhile; if somebody deployed the same
 * remote meanwhile, that deploy stays, and this one throws.
 *
 * @param {object} options
 * @param {string} options.dir the package's folder, built
 * @param {Store} options.store
 * @param {string} options.url where the console is served
 * @param {Checks} options.checks
 * @param {number} [options.share] of the dealers, 0 to 1; without it all of them
 * @param {(sentence: string) => void} [options.log]
 * @param {() => Date} [options.now]
 * @returns {Promise<{ version: string, revision: string }>}
 */
export async function deployRemote({
  dir,
  store,
  url,
  checks,
  share,
  log = () => {},
  now = () => new Date(),
}) {
  const described = await describeRemote(dir);
  const { name, version } = described;
  const { registry: seen } = await readDeployedRegistry(store);
  refuseIfLive(seen, name, version.version, share);
  await checks.gate(described, seen);

  const uploaded = await upload(store, distFolder(dir), `mf/${name}/${version.version}/`);
  await storeRecord(store, recordKey(name, version.version), described);
  log(`Uploaded ${name} ${version.version}: ${uploaded.length} files.`);
  const faults = await fileFaults(url, uploaded);
  if (faults.length > 0) throw new DeployRefused(faults.join('\n'));
  log('Every file is served as it was uploaded.');

  const { before, after } = await updateRegistry(store, (live) => {
    refuseIfChanged(seen, live, name);
    const former = remoteIn(live, name);
    const next =
      share === undefined ? released(former, described, now()) : asCanary(former, described, share, now());
    return withRemote(live, name, next);
  });
  log(`The registry is at ${after.revision}.`);
  try {
    await checks.livePage(described, after);
  } catch (error) {
    await restoreEntry(store, name, before, after);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeployRefused(
      `The live page failed, so the previous version of ${name} was restored: ${reason}`,
    );
  }
  return { version: version.version, revision: after.revision };
}

/**
 * @param {Registry} live
 * @param {string} name
 * @param {string} version
 * @param {number | undefined} share
 */
function refuseIfLive(live, name, version, share) {
  const former = remoteIn(live, name);
  if (former?.version === version && !former.canary)
    throw new DeployRefused(`${name} ${version} is already deployed.`);
  if (share !== undefined && !(share > 0 && share < 1))
    throw new DeployRefused('A canary gets more than 0% and less than 100%.');
}

/**
 * @param {Registry} seen
 * @param {Registry} live
 * @param {string} name
 */
function refuseIfChanged(seen, live, name) {
  if (!hasChangedSince(seen, live, name)) return;
  const now = remoteIn(live, name);
  const what = now ? `it is at ${now.version} since ${now.changed}` : 'it was taken out';
  throw new DeployRefused(
    `${name} was changed by another deployment in the meantime: ${what}. Please deploy again.`,
  );
}

/**
 * Restores the former entry of a remote, unless somebody changed it since; the other remotes stay unchanged.
 *
 * @param {Store} store
 * @param {string} name
 * @param {Registry} before
 * @param {Registry} after
 */
export const restoreEntry = (store, name, before, after) =>
  updateRegistry(store, (live) =>
    hasChangedSince(after, live, name) ? live : withRemote(live, name, remoteIn(before, name)),
  );
