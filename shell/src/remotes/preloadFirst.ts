import { remoteFrom, type DeployedRemote } from '@smart-elevator/federation/registry';

/**
 * Asks for the remotes of the first screen while the console itself is still on its way. Runs before everything else, so
 * it reads the page and the browser's store by itself; what it does not understand it leaves alone.
 */
export function preloadFirst(): void {
  const pathname = window.location.pathname.toLowerCase();
  for (const remote of deployed()) {
    if (!isNeededFirst(remote, pathname)) continue;
    preload(remote.entry, remote.integrity);
    remote.preload.filter((file) => file.endsWith('.js')).forEach((file) => preload(file));
  }
}

/** An empty store: sign-in comes first. */
export const nobodyHasSignedIn = (): boolean => localStorage.length === 0;

function isNeededFirst(remote: DeployedRemote, pathname: string): boolean {
  if (pathname === '/amc_count') return remote.lends.includes('home');
  return remote.paths.some((path) => path.toLowerCase() === pathname);
}

function deployed(): DeployedRemote[] {
  try {
    const page: unknown = JSON.parse(document.getElementById('registry')?.textContent ?? 'null');
    if (page === null || typeof page !== 'object' || !('remotes' in page)) return [];
    return Array.isArray(page.remotes) ? page.remotes.flatMap((one: unknown) => remoteFrom(one) ?? []) : [];
  } catch {
    return [];
  }
}

function preload(href: string, integrity?: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  if (integrity) {
    // As the loader will ask for it; else the browser fetches it twice.
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
  }
  link.href = href;
  document.head.append(link);
}
