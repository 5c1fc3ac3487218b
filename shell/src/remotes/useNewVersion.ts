import { useEffect, useState } from 'react';
import type { Registry } from '@smart-elevator/federation/registry';
import { deployedNow } from './deployedNow';
import { hasOverrides } from './overrides';
import { useRegistry } from './RegistryContext';
import { holdsUnsavedInput } from './unsavedInput';

/** How often a page that is looked at asks what is deployed, in milliseconds. */
const EVERY = 5 * 60_000;
/** Coming back to the page asks, too, but not more often than this. */
const NOT_WITHIN = 30_000;

/**
 * Whether another version of the console than this page's is deployed for this dealer. Asked gently, only while the page
 * is looked at; not told while a form holds input that is not saved.
 */
export function useNewVersion(): boolean {
  const { registry } = useRegistry();
  const [isNew, setIsNew] = useState(false);

  useEffect(() => {
    if (!registry || isNew || hasOverrides()) return;
    let asked = Date.now();
    const ask = async (interval: number) => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < interval) return;
      asked = Date.now();
      const now = await deployedNow();
      if (now && versionsOf(now) !== versionsOf(registry) && !holdsUnsavedInput()) setIsNew(true);
    };
    const comeBack = () => void ask(NOT_WITHIN);
    const timer = setInterval(() => void ask(EVERY), EVERY);
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
