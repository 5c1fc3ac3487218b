import { versionFor, type DeployedRemote, type Registry } from '@smart-elevator/federation/registry';

/** The registry for one dealer: each remote in this dealer's version. */
export const registryFor = (registry: Registry, dealerId?: number | string): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => remoteFor(remote, dealerId)),
});

/** A remote for one dealer; for a dealer of the canary the version of all others is the previous one. */
export function remoteFor(remote: DeployedRemote, dealerId?: number | string): DeployedRemote {
  const version = versionFor(remote, dealerId);
  if (version === remote) return remote;
  const { name, title, enabled, changed, canary: _canary, previous: _previous, ...forAll } = remote;
  return { ...forAll, ...version, name, title, enabled, changed, previous: forAll };
}
