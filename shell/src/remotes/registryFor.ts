import { isFor } from '@smart-elevator/shared-api/contract/remoteRouting';
import type { UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { versionFor, type DeployedRemote, type Registry } from '@smart-elevator/federation/registry';

/** What decides which remotes a signed-in user has, in which version. */
export interface RemoteUser {
  role: UserType;
  /** A dealer's own id, or that of a technician's dealer. */
  dealerId: number | string;
}

interface SomeSession {
  user_id: number | string;
  user_type?: UserType | undefined;
  dealer_id?: number | string | undefined;
}

/** The user of a session; undefined without one. */
export const userOf = (session: SomeSession | null | undefined): RemoteUser | undefined =>
  session
    ? { role: session.user_type ?? 'DealerUser', dealerId: session.dealer_id ?? session.user_id }
    : undefined;

/** Whether a registry lists the remotes of a user: that of a page has those of one type of users only (R1393). */
export const listsRemotesOf = (registry: Registry, user: RemoteUser | undefined): boolean =>
  !user || registry.role === undefined || registry.role === user.role;

/** The registry for one user: the remotes for this type of users, each in the version of the dealer. */
export function registryFor(registry: Registry, user: RemoteUser | undefined): Registry {
  if (!user) return registry;
  const isTheirs = (remote: Pick<DeployedRemote, 'roles'>) => isFor(remote, user.role);
  const { remotes, unavailable } = registry;
  return {
    ...registry,
    remotes: remotes.map((remote) => remoteFor(remote, user)).filter(isTheirs),
    ...(unavailable ? { unavailable: unavailable.filter(isTheirs) } : {}),
  };
}

/** A remote for one dealer; for a dealer of the canary the version of all others is the previous one. */
function remoteFor(remote: DeployedRemote, { dealerId }: RemoteUser): DeployedRemote {
  const version = versionFor(remote, dealerId);
  if (version === remote) return remote;
  const { name, title, enabled, changed, canary: _canary, previous: _previous, ...forAll } = remote;
  return { ...forAll, ...version, name, title, enabled, changed, previous: forAll };
}
