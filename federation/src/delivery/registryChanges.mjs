// @ts-check
import { createHash } from 'node:crypto';
import { DeployRefused } from './DeployRefused.mjs';
import { pickFields, VERSION_FIELDS } from '../artifacts/versionFields.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../registry').DeployedRemote} DeployedRemote
 * @typedef {import('../registry').RemoteVersion} RemoteVersion
 * @typedef {{ name: string, title: string, version: RemoteVersion }} DescribedRemote
 */

/** Before anything is deployed. @type {Registry} */
export const EMPTY_REGISTRY = { revision: '', shell: { version: '', contract: '' }, remotes: [] };

/**
 * A registry with the revision of its content: the same content, the same revision.
 *
 * @param {Pick<Registry, 'shell' | 'remotes'>} content
 * @returns {Registry}
 */
export function registryOf({ shell, remotes }) {
  const revision = createHash('sha256').update(JSON.stringify({ shell, remotes })).digest('hex').slice(0, 16);
  return { revision, shell, remotes };
}

/**
 * @param {Registry} registry
 * @param {string} name
 */
export const remoteIn = (registry, name) => registry.remotes.find((remote) => remote.name === name);

/**
 * @param {Registry} registry
 * @param {string} name
 * @returns {DeployedRemote}
 */
export function deployedRemote(registry, name) {
  const remote = remoteIn(registry, name);
  if (!remote) throw new DeployRefused(`${name} is not deployed.`);
  return remote;
}

/**
 * A registry with the given entry of a remote, in the former place; undefined removes the remote.
 *
 * @param {Registry} registry
 * @param {string} name
 * @param {DeployedRemote | undefined} remote
 * @returns {Registry}
 */
export function withRemote(registry, name, remote) {
  const place = registry.remotes.findIndex((one) => one.name === name);
  const others = registry.remotes.filter((one) => one.name !== name);
  const remotes = remote ? others.toSpliced(place === -1 ? others.length : place, 0, remote) : others;
  return registryOf({ ...registry, remotes });
}

/**
 * A new version for everybody. The former version becomes `previous`; a canary ends. If the version is deployed
 * already, nothing changes.
 *
 * @param {DeployedRemote | undefined} former
 * @param {DescribedRemote} described
 * @param {Date} now
 * @returns {DeployedRemote}
 */
export function released(former, { name, title, version }, now) {
  if (former && former.version === version.version && !former.canary) return former;
  const previous = former?.version === version.version ? former.previous : former && versionOf(former);
  const { enabled = true } = former ?? {};
  return { name, title, ...version, enabled, ...(previous ? { previous } : {}), changed: now.toISOString() };
}

/**
 * A new version for a share of the dealers.
 *
 * @param {DeployedRemote | undefined} former
 * @param {DescribedRemote} described
 * @param {number} share
 * @param {Date} now
 * @returns {DeployedRemote}
 */
export function asCanary(former, { name, version }, share, now) {
  if (!former) throw new DeployRefused(`${name} is not deployed yet, so it cannot have a canary.`);
  if (former.version === version.version)
    throw new DeployRefused(`${name} ${version.version} is already deployed.`);
  return { ...former, canary: { ...version, share, since: now.toISOString() }, changed: now.toISOString() };
}

/**
 * The canary becomes the version for everybody.
 *
 * @param {DeployedRemote} remote
 * @param {Date} now
 * @returns {DeployedRemote}
 */
export function promoted({ name, title, enabled, canary, ...former }, now) {
  if (!canary) throw new DeployRefused(`${name} has no canary.`);
  return {
    name,
    title,
    enabled,
    ...versionOf(canary),
    previous: versionOf(former),
    changed: now.toISOString(),
  };
}

/**
 * A former version for everybody again. The version that is rolled back does not become `previous`, so that it is no
 * fallback.
 *
 * @param {DeployedRemote} remote
 * @param {RemoteVersion} version
 * @param {Date} now
 * @returns {DeployedRemote}
 */
export const rolledBack = ({ name, title, enabled }, version, now) => ({
  name,
  title,
  ...versionOf(version),
  enabled,
  changed: now.toISOString(),
});

/**
 * Ends the canary; other dealers are not affected.
 *
 * @param {DeployedRemote} remote
 * @param {Date} now
 * @returns {DeployedRemote}
 */
export function withoutCanary(remote, now) {
  const left = { ...remote, changed: now.toISOString() };
  delete left.canary;
  return left;
}

/**
 * Only the fields of the version.
 *
 * @param {RemoteVersion} remote
 * @returns {RemoteVersion}
 */
export const versionOf = (remote) => pickFields(VERSION_FIELDS, remote);
