// @ts-check
import { updateRegistry, readDeployedRegistry } from './updateRegistry.mjs';
import { remoteFaults } from './gate.mjs';
import { DeployRefused } from './DeployRefused.mjs';
import { rolledBack, deployedRemote, withoutCanary, withRemote } from './registryChanges.mjs';
import { deployedVersions, readRecord } from './records.mjs';

/**
 * @typedef {import('../registry').RemoteVersion} RemoteVersion
 * @typedef {import('./registryChanges.mjs').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/**
 * Rolls a remote back: ends its canary if it has one, else restores the previous version, or `to`. Nothing is built
 * or uploaded: the files are still stored.
 *
 * @param {{ name: string, store: Store, to?: string | undefined, now?: () => Date }} options
 * @returns {Promise<{ version: string, revision: string }>} the version for everybody
 */
export async function rollbackRemote({ name, store, to, now = () => new Date() }) {
  const { registry: seen } = await readDeployedRegistry(store);
  const remote = deployedRemote(seen, name);
  if (to === undefined && remote.canary) {
    const { after } = await updateRegistry(store, (live) =>
      withRemote(live, name, withoutCanary(deployedRemote(live, name), now())),
    );
    return { version: remote.version, revision: after.revision };
  }
  const version = to === undefined ? remote.previous : await requireRecord(store, name, to);
  if (!version) throw new DeployRefused(await noFormerVersion(store, name, remote.version));
  if (version.version === remote.version)
    throw new DeployRefused(`${name} is at ${version.version} already.`);
  const nothingBrought = { packages: {}, provides: {}, expects: {} };
  const faults = remoteFaults(seen, { name, title: remote.title, version }, nothingBrought, undefined);
  if (faults.length > 0) throw new DeployRefused(faults.join('\n'));
  if (!(await store.read(version.entry.slice(1))))
    throw new DeployRefused(`${version.entry} no longer exists.`);
  const { after } = await updateRegistry(store, (live) =>
    withRemote(live, name, rolledBack(deployedRemote(live, name), version, now())),
  );
  return { version: version.version, revision: after.revision };
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {string} to
 * @returns {Promise<RemoteVersion | undefined>}
 */
async function requireRecord(store, name, to) {
  /** @type {DescribedRemote | undefined} */
  const record = await readRecord(store, name, to);
  return record?.version;
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {string} version
 */
async function noFormerVersion(store, name, version) {
  const others = (await deployedVersions(store, name)).filter((one) => one !== version);
  if (others.length === 0) return `${name} was never at another version than ${version}.`;
  return `Please say to which version, with --to: ${others.join(', ')}.`;
}
