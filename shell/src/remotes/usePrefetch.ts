import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { preload } from '@smart-elevator/federation/host/Screen';
import type { Registry } from '@smart-elevator/federation/registry';
import { onPageSettled } from '@smart-elevator/shared-ui/state/onPageSettled';
import { loadRemote } from './loadDeployedRemote';
import { remoteOwning } from './remoteOwning';
import { addResourceHint } from './preloadInitialRemotes';
import { hasFailed, markFailed, runningVersion } from './runningVersions';

/**
 * Fetches ahead: a section when the dealer points at a link to it or reaches it with the keyboard, and all of them, one
 * after the other, when the page is there and nothing else is to do. Nothing where the browser is asked to save data.
 */
export function usePrefetch(registry: Registry | undefined): void {
  useEffect(() => {
    if (!registry || savesData()) return;
    const intend = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === window.location.origin) void fetchScreen(registry, link.pathname);
    };
    document.addEventListener('pointerover', intend);
    document.addEventListener('focusin', intend);
    const over = new AbortController();
    const callOff = onPageSettled(() => void fetchSections(registry, over.signal));
    return () => {
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
      callOff();
      over.abort();
    };
  }, [registry]);
}

/** Fetches the sections that the navigation leads to, so that a click finds them there. */
async function fetchSections(registry: Registry, over: AbortSignal): Promise<void> {
  for (const remote of registry.remotes) {
    if (!remote.enabled || hasFailed(remote.name)) continue;
    await idle();
    if (runningVersion(remote.name) === undefined && !over.aborted) await addResourceHint('prefetch', remote);
    for (const { path } of remote.navigation) {
      await idle();
      if (over.aborted) return;
      await fetchScreen(registry, path);
    }
  }
}

/** A failure is told by the screen, which asks anew when it is opened; ahead, nothing of that remote is asked for again. */
async function fetchScreen(registry: Registry, pathname: string): Promise<void> {
  const owner = remoteOwning(registry, pathname);
  if (!owner?.enabled || hasFailed(owner.name)) return;
  try {
    const { routes } = await loadRemote(owner);
    const route = routes.find(({ path }) => matchPath(path, pathname) !== null);
    if (route) await preload(route);
  } catch {
    markFailed(owner.name);
  }
}

/** Waits until the browser has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** The browser's wish to save data (Network Information API), where it tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
