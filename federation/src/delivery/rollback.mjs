// @ts-check
import { changeRegistry, readLive } from './changeRegistry.mjs';
import { remoteFaults } from './gate.mjs';
import { Refused } from './Refused.mjs';
import { backTo, deployedRemote, withoutCanary, withRemote } from './registryChanges.mjs';
import { deployedVersions, readRecord } from './records.mjs';

/**
 * @typedef {import('../registry').RemoteVersion} RemoteVersion
 * @typedef {import('./registryChanges.mjs').DescribedRemote} DescribedRemote
 * @typedef {import('./store/directoryStore.mjs').Store} Store
 */

/**
 * Brings a remote back: ends its canary when it has one, else to the version before, or to `to`. Nothing is built or
 * uploaded: the files are where they were.
 *
 * @param {{ name: string, store: Store, to?: string | undefined, now?: () => Date }} options
 * @returns {Promise<{ version: string, revision: string }>} what everybody has now
 */
export async function rollbackRemote({ name, store, to, now = () => new Date() }) {
  const { registry: seen } = await readLive(store);
  const remote = deployedRemote(seen, name);
  if (to === undefined && remote.canary) {
    const { after } = await changeRegistry(store, (live) =>
      withRemote(live, name, withoutCanary(deployedRemote(live, name), now())),
    );
    return { version: remote.version, revision: after.revision };
  }
  const version = to === undefined ? remote.previous : await recorded(store, name, to);
  if (!version) throw new Refused(await nothingBefore(store, name, remote.version));
  if (version.version === remote.version) throw new Refused(`${name} is at ${version.version} already.`);
  const nothingBrought = { packages: {}, provides: {}, expects: {} };
  const faults = remoteFaults(seen, { name, title: remote.title, version }, nothingBrought, undefined);
  if (faults.length > 0) throw new Refused(faults.join('\n'));
  if (!(await store.read(version.entry.slice(1))))
    throw new Refused(`${version.entry} is not there any more.`);
  const { after } = await changeRegistry(store, (live) =>
    withRemote(live, name, backTo(deployedRemote(live, name), version, now())),
  );
  return { version: version.version, revision: after.revision };
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {string} to
 * @returns {Promise<RemoteVersion | undefined>}
 */
async function recorded(store, name, to) {
  /** @type {DescribedRemote | undefined} */
  const record = await readRecord(store, name, to);
  return record?.version;
}

/**
 * @param {Store} store
 * @param {string} name
 * @param {string} version
 */
async function nothingBefore(store, name, version) {
  const others = (await deployedVersions(store, name)).filter((one) => one !== version);
  if (others.length === 0) return `${name} was never at another version than ${version}.`;
  return `Please say to which version, with --to: ${others.join(', ')}.`;
}
