import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';
import { setLinks } from '@smart-elevator/shared-api/client/links';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { isFor } from '@smart-elevator/shared-api/contract/remoteRouting';
import { hasOverrides } from './overrides';
import { fetchRegistry, inlinedRegistry } from './fetchRegistry';
import { RegistryContext } from './RegistryContext';
import { remoteOwning } from './remoteOwning';
import { listsRemotesOf, registryFor, userOf, type RemoteUser } from './registryFor';

interface RegistryProviderProps {
  /** The registry of the page, if it has one: `registryOfPage()`, read before the first rendering. */
  initial: Registry | undefined;
  children: ReactNode;
}

/** Provides the registry of the page, else fetches it; the shell also works without it. */
export function RegistryProvider({ initial, children }: RegistryProviderProps) {
  const [registry, setRegistry] = useState(initial);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const user = useRemoteUser();
  const missing = registry === undefined || !listsRemotesOf(registry, user);

  useEffect(() => {
    if (!missing) return;
    const stop = new AbortController();
    firstRegistry(stop.signal, user).then(
      (fetched) => setRegistry(linked(fetched)),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn('The registry of the remotes could not be read.', error);
        setFailedAttempt(attempt);
      },
    );
    return () => stop.abort();
  }, [missing, attempt, user]);

  const known = useMemo(
    () => ({
      registry: missing ? undefined : registryFor(registry, user),
      isForOthers: (pathname: string) => belongsToOthers(registry, user, pathname),
      failed: missing && failedAttempt === attempt,
      retry: () => setAttempt((now) => now + 1),
    }),
    [registry, missing, failedAttempt, attempt, user],
  );
  return <RegistryContext value={known}>{children}</RegistryContext>;
}

/** The signed-in user; the same object while nothing of it changes. */
function useRemoteUser(): RemoteUser | undefined {
  const role = useSession(({ session }) => userOf(session)?.role);
  const dealerId = useSession(({ session }) => userOf(session)?.dealerId);
  return useMemo(
    () => (role === undefined || dealerId === undefined ? undefined : { role, dealerId }),
    [role, dealerId],
  );
}

/** Whether an address belongs to a remote for other types of users than this one, as far as the registry lists those. */
function belongsToOthers(
  registry: Registry | undefined,
  user: RemoteUser | undefined,
  pathname: string,
): boolean {
  const owner = registry && remoteOwning(registry, pathname);
  return owner !== undefined && user !== undefined && !isFor(owner, user.role);
}

/** The registry in the page, with its links set; undefined if it has none, and if overrides change it first. */
export function registryOfPage(): Registry | undefined {
  const registry = hasOverrides() ? undefined : inlinedRegistry();
  return registry && linked(registry);
}

let current: Registry | undefined;

/** Sets the links of a registry before it is rendered; those of a canary belong to its dealers. */
function linked(registry: Registry): Registry {
  current = registry;
  setDealersLinks();
  return registry;
}

function setDealersLinks(): void {
  if (current) setLinks(registryFor(current, userOf(useSession.getState().session)).remotes);
}

// Subscribed before any component is, so that the links of another dealer's versions are set when the pages are drawn.
useSession.subscribe(setDealersLinks);

/** The deployed registry, with the overrides by remotes of this machine. */
async function firstRegistry(signal: AbortSignal, user: RemoteUser | undefined): Promise<Registry> {
  if (!hasOverrides()) return fetchRegistry(signal);
  const { applyOverrides } = await import('./applyOverrides');
  const page = inlinedRegistry();
  return applyOverrides(page && listsRemotesOf(page, user) ? page : await fetchRegistry(signal));
}
