import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchPiece } from '@smart-elevator/federation/host/Screen';
import type { Registry } from '@smart-elevator/federation/registry';
import { loadedRemote } from './loader';
import { ownerOf } from './ownerOf';
import { hint } from './preloadFirst';
import { runningVersion } from './running';

/** How long after the page is there the browser is asked to fetch the other remotes, in milliseconds. */
const CALM = 3_000;

/**
 * Fetches ahead: a section when the dealer points at a link to it or reaches it with the keyboard, and the entries of all
 * when nothing else is to do. Nothing where the browser is asked to save data.
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
    const stop = whenCalm(() => {
      for (const remote of registry.remotes)
        if (remote.enabled && runningVersion(remote.name) === undefined) hint('prefetch', remote);
    });
    return () => {
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
      stop();
    };
  }, [registry]);
}

/** A failure is told by the screen, which asks anew when it is opened. */
async function fetchScreen(registry: Registry, pathname: string): Promise<void> {
  const owner = ownerOf(registry, pathname);
  if (!owner?.enabled) return;
  try {
    const { routes } = await loadedRemote(owner, { ahead: true });
    const route = routes.find(({ path }) => matchPath(path, pathname) !== null);
    if (route) await fetchPiece(route);
  } catch {
    return;
  }
}

function whenCalm(act: () => void): () => void {
  const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(act) : act()), CALM);
  return () => clearTimeout(timer);
}

/** The browser's wish to save data (Network Information API), where it tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
