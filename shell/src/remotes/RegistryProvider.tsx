import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';
import { fetchRegistry, inlinedRegistry } from './readRegistries';
import { RegistryContext } from './RegistryContext';

/** Reads the registry out of the page, else asks for it; the shell stands without. */
export function RegistryProvider({ children }: { children: ReactNode }) {
  const [registry, setRegistry] = useState<Registry | undefined>(inlinedRegistry);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const missing = registry === undefined;

  useEffect(() => {
    if (!missing) return;
    const stop = new AbortController();
    fetchRegistry(stop.signal).then(setRegistry, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn('The registry of the remotes could not be read.', error);
      setFailedAttempt(attempt);
    });
    return () => stop.abort();
  }, [missing, attempt]);

  const known = useMemo(
    () => ({
      registry,
      failed: missing && failedAttempt === attempt,
      retry: () => setAttempt((now) => now + 1),
    }),
    [registry, missing, failedAttempt, attempt],
  );
  return <RegistryContext value={known}>{children}</RegistryContext>;
}
