import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { hasOverrides } from './overrides';
import { fetchRegistry, inlinedRegistry } from './fetchRegistry';
import { RegistryContext } from './RegistryContext';
import { setRevision, flushOnPageHide } from './telemetryReports';
import { registryFor } from './registryFor';

/** Reads the registry from the page, else fetches it; the shell also works without it. */
export function RegistryProvider({ children }: { children: ReactNode }) {
  const [registry, setRegistry] = useState<Registry | undefined>(() =>
    hasOverrides() ? undefined : inlinedRegistry(),
  );
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const dealerId = useSession(({ session }) => session?.user_id);
  const missing = registry === undefined;

  useEffect(() => {
    if (!missing) return;
    const stop = new AbortController();
    firstRegistry(stop.signal).then(setRegistry, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn('The registry of the remotes could not be read.', error);
      setFailedAttempt(attempt);
    });
    return () => stop.abort();
  }, [missing, attempt]);

  const revision = registry?.revision;
  useEffect(() => {
    if (revision !== undefined) setRevision(revision);
  }, [revision]);
  useEffect(flushOnPageHide, []);

  const known = useMemo(
    () => ({
      registry: registry && registryFor(registry, dealerId),
      failed: missing && failedAttempt === attempt,
      retry: () => setAttempt((now) => now + 1),
    }),
    [registry, missing, failedAttempt, attempt, dealerId],
  );
  return <RegistryContext value={known}>{children}</RegistryContext>;
}

/** The deployed registry, with the overrides by remotes of this machine. */
async function firstRegistry(signal: AbortSignal): Promise<Registry> {
  if (!hasOverrides()) return fetchRegistry(signal);
  const { applyOverrides } = await import('./applyOverrides');
  return applyOverrides(inlinedRegistry() ?? (await fetchRegistry(signal)));
}
