import { useEffect, useState } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';
import { fetchDeployedRegistry, hasUnsavedInput } from './reloadIfReplaced';
import { hasOverrides } from './overrides';
import { useRegistry } from './RegistryContext';

/** How often a visible page checks the deployed versions, in milliseconds. */
const POLL_INTERVAL_MS = 5 * 60_000;
/** Returning to the page checks, too, but not more often than this. */
const MIN_INTERVAL_MS = 30_000;

/**
 * Whether another version of the console than this page's is deployed for this dealer. Checked rarely, and only while
 * the page is visible; false while a form has unsaved input.
 */
export function useNewVersion(): boolean {
  const { registry } = useRegistry();
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    if (!registry || isNew || hasOverrides()) return;
    let lastCheck = Date.now();
    const ask = async (interval: number) => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < interval) return;
      lastCheck = Date.now();
      const now = await fetchDeployedRegistry();
      if (now && versionsOf(now) !== versionsOf(registry) && !hasUnsavedInput()) setIsNew(true);
    };
    const comeBack = () => void ask(MIN_INTERVAL_MS);
    const timer = setInterval(() => void ask(POLL_INTERVAL_MS), POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
    };
  }, [registry, isNew]);

  return isNew;
}

const versionsOf = ({ shell, remotes }: Registry): string =>
  [
    shell.version,
    ...remotes.map(({ name, version, enabled }) => `${name} ${version} ${enabled}`).sort(),
  ].join();
