// @ts-check
import { createHash } from 'node:crypto';
import { DeployRejectedError } from './DeployRejectedError.mjs';
import { pickFields, VERSION_FIELDS } from '../artifacts/versionFields.mjs';

/**
 * @typedef {import('../registry').Registry} Registry
 * @typedef {import('../registry').DeployedRemote} DeployedRemote
 * @typedef {import('../registry').RemoteVersion} RemoteVersion
 * @typedef {import('../Provenance').Provenance} Provenance
 * @typedef {import('../Provenance').Recorded} Recorded
 * @typedef {import('../artifacts/DescribedRemote').DescribedRemote} DescribedRemote
 */

/** Before anything is deployed. @type {Registry} */
export const EMPTY_REGISTRY = { revision: '', shell: { version: '', contract: '' }, remotes: [] };

/**
 * A registry with the revision of its content: the same content, the same revision.
 *
 * @param {Pick<Registry, 'shell' | 'remotes' | 'removed'>} registry
 * @returns {Registry}
 */
export function registryOf({ shell, remotes, removed = [] }) {
  const content = { shell, remotes, ...(removed.length > 0 ? { removed } : {}) };
  const revision = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { revision, ...content };
}

/**
 * @param {Registry} registry
 * @param {string} name
 */
export const remoteIn = (registry, name) => registry.remotes.find((remote) => remote.name === name);

/**
 * The versions of remotes that a registry names: for everybody, and the canaries.
 *
 * @param {Registry} registry
 * @returns {{ name: string, version: RemoteVersion }[]}
 */
export const versionsIn = ({ remotes }) =>
  remotes.flatMap((remote) =>
    [remote, ...(remote.canary ? [remote.canary] : [])].map((version) => ({ name: remote.name, version })),
  );

/**
 * The entry of a remote, or of the shell.
 *
 * @param {Registry} registry
 * @param {string} name
 */
export const entryOf = (registry, name) => (name === 'shell' ? registry.shell : remoteIn(registry, name));

/** The name of a remote, or of the shell, in a sentence. @param {string} name */
export const titleOf = (name) => (name === 'shell' ? 'The shell' : name);

/**
 * @param {Registry} registry
 * @param {string} name
 * @returns {DeployedRemote}
 */
export function deployedRemote(registry, name) {
  const remote = remoteIn(registry, name);
  if (!remote) throw new DeployRejectedError(`${name} is not deployed.`);
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
  const removed = (registry.removed ?? []).filter((one) => one.name !== name);
  return registryOf({ ...registry, remotes, removed });
}

/**
 * A registry with the entry of a remote, or of the shell, from another one.
 *
 * @param {Registry} registry
 * @param {Registry} other
 * @param {string} name
 */
export const withEntry = (registry, other, name) =>
  name === 'shell'
    ? registryOf({ ...registry, shell: other.shell })
    : withRemote(registry, name, remoteIn(other, name));

/**
 * A registry with another shell.
 *
 * @param {Registry} registry
 * @param {import('../registry').DeployedShell} shell
 * @param {Date} now
 * @param {Provenance} provenance
 */
export function withShell(registry, shell, now, provenance) {
  const previous = registry.shell.version === '' ? {} : { previous: registry.shell.version };
  return registryOf({
    ...registry,
    shell: { ...shell, ...previous, changed: now.toISOString(), provenance },
  });
}

/**
 * A new version for everybody. The former version becomes `previous`; a canary ends. If the version is deployed
 * already, nothing changes.
 *
 * @param {DeployedRemote | undefined} former
 * @param {DescribedRemote} described
 * @param {Date} now
 * @param {Provenance} provenance
 * @returns {DeployedRemote}
 */
export function released(former, { name, title, version }, now, provenance) {
  if (former && former.version === version.version && !former.canary) return former;
  const previous = former?.version === version.version ? former.previous : former && versionOf(former);
  const { enabled = true } = former ?? {};
  return {
    name,
    title,
    ...version,
    enabled,
    ...(previous ? { previous } : {}),
    changed: now.toISOString(),
    provenance,
  };
}

/**
 * A new version for a share of the dealers.
 *
 * @param {DeployedRemote | undefined} former
 * @param {DescribedRemote} described
 * @param {number} share
 * @param {Date} now
 * @param {Provenance} provenance
 * @returns {DeployedRemote}
 */
export function asCanary(former, { name, version }, share, now, provenance) {
  if (!former) throw new DeployRejectedError(`${name} is not deployed yet, so it cannot have a canary.`);
  if (former.version === version.version)
    throw new DeployRejectedError(`${name} ${version.version} is already deployed.`);
  const since = now.toISOString();
  const started = { ...former, canary: { ...version, share, since, provenance }, changed: since };
  delete started.change;
  return started;
}

/**
 * The canary becomes the version for everybody.
 *
 * @param {DeployedRemote} remote
 * @param {Date} now
 * @param {string} by
 * @returns {DeployedRemote}
 */
export function promoted({ name, title, enabled, canary, ...former }, now, by) {
  if (!canary) throw new DeployRejectedError(`${name} has no canary.`);
  const { provenance } = canary;
  return {
    name,
    title,
    enabled,
    ...versionOf(canary),
    previous: versionOf(former),
    changed: now.toISOString(),
    ...(provenance ? { provenance: { ...provenance, checks: [...provenance.checks, 'canary'] } } : {}),
    change: { what: 'canary promoted', by },
  };
}

/**
 * A former version for everybody again. The version that is rolled back does not become `previous`, so that it is no
 * fallback.
 *
 * @param {DeployedRemote} remote
 * @param {RemoteVersion} version
 * @param {Date} now
 * @param {Recorded} recorded
 * @returns {DeployedRemote}
 */
export const rolledBack = ({ name, title, enabled }, version, now, recorded) => ({
  name,
  title,
  ...versionOf(version),
  enabled,
  changed: now.toISOString(),
  ...recorded,
});

/**
 * Ends the canary; other dealers are not affected.
 *
 * @param {DeployedRemote} remote
 * @param {Date} now
 * @param {string} by
 * @returns {DeployedRemote}
 */
export function withoutCanary(remote, now, by) {
  /** @type {DeployedRemote} */
  const left = { ...remote, changed: now.toISOString(), change: { what: 'canary ended', by } };
  delete left.canary;
  return left;
}

/**
 * A registry in which all dealers have the canary of a remote, if it has one.
 *
 * @param {Registry} registry
 * @param {string} name
 */
export function withCanaryForAll(registry, name) {
  const remote = remoteIn(registry, name);
  return remote?.canary ? withRemote(registry, name, { ...remote, ...versionOf(remote.canary) }) : registry;
}

/**
 * Only the fields of the version.
 *
 * @param {RemoteVersion} remote
 * @returns {RemoteVersion}
 */
export const versionOf = (remote) => pickFields(VERSION_FIELDS, remote);
