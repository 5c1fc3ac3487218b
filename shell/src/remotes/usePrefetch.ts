import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { remotesOfHome } from '@smart-elevator/shared-api/contract/remoteRouting';
import { preload } from '@smart-elevator/shared-ui/screens/frame/LazyScreen';
import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import { onPageSettled } from '@smart-elevator/shared-ui/state/onPageSettled';
import { describeRemotes } from './runtime';
import { loadRemote } from './loadDeployedRemote';
import { remoteOwning } from './remoteOwning';
import { registryFor, userOf } from './registryFor';
import { registryOfPage } from './RegistryProvider';
import { addResourceHint } from './preloadInitialRemotes';
import { hasFailed, markFailed, runningVersion } from './runningVersions';

/**
 * Prefetches a section when a link to it is hovered or focused, and all sections, one after the other, when the page
 * is shown and the browser is idle. Does nothing if the browser saves data.
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
    const cancel = onPageSettled(() => void fetchSections(registry, over.signal));
    return () => {
      document.removeEventListener('pointerover', intend);
      document.removeEventListener('focusin', intend);
      cancel();
      over.abort();
    };
  }, [registry]);
}

/** Prefetches the sections of the navigation, so that a click shows them immediately. */
async function fetchSections(registry: Registry, over: AbortSignal): Promise<void> {
  for (const remote of registry.remotes) {
    if (!remote.enabled || hasFailed(remote.name)) continue;
    await idle();
    if (runningVersion(remote.name) === undefined && !over.aborted) await addResourceHint('prefetch', remote);
    for (const path of pathsAhead(remote)) {
      await idle();
      if (over.aborted) return;
      await fetchScreen(registry, path);
    }
  }
  await idle();
  if (!over.aborted) await describeRemotes();
}

/**
 * The screens of the navigation; of the technician's phone all screens, since it may lose the network before they are opened,
 * and not every browser has a service worker.
 */
const pathsAhead = ({ roles, paths, navigation }: DeployedRemote): readonly string[] =>
  roles?.includes('TechnicianUser') ? paths : navigation.map(({ path }) => path);

/** Loads the screen at the page's address while the frame around it is rendered for the first time. */
export function loadInitialScreen(): void {
  const registry = registryOfPage();
  if (!registry) return;
  const { remotes } = registryFor(registry, userOf(useSession.getState().session));
  const { pathname } = window.location;
  void fetchScreen({ ...registry, remotes }, pathname);
  for (const remote of remotesOfHome(remotes, pathname)) loadRemote(remote).catch(() => undefined);
}

/**
 * Ignores failures: the screen fetches again when it is opened, and shows its own error. That remote is not
 * prefetched again.
 */
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

/** Waits until the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Whether the browser saves data (Network Information API), if it supports that. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
