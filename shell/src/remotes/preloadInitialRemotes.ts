import { prefetchReplies } from '@smart-elevator/shared-api/client/prefetch';
import { storedSession } from '@smart-elevator/shared-api/client/token';
import {
  repliesToPrefetch,
  remotesOfHome,
  remotesToPrefetch,
} from '@smart-elevator/shared-api/contract/remoteRouting';
import { parseRemote, type DeployedRemote } from '@smart-elevator/federation/registry';
import { initialScripts } from './initialScripts';
import { overrides } from './overrides';
import { remoteFor } from './registryFor';

/**
 * Sends the first screen's requests and preloads its remotes while the console itself is still loading, unless the page
 * already did. The page leaves out remotes with a canary, because the server does not know who is signed in, and the
 * remotes' parts of Home, which would delay this script on a slow line. Runs before everything else, so it reads the page
 * and the browser's storage directly, and ignores what it cannot parse.
 */
export function preloadInitialRemotes(): void {
  const session = storedSession();
  // Sign-in comes first.
  if (!session) return;
  const { pathname } = window.location;
  const search = new URLSearchParams(window.location.search);
  const remotes = deployed(session.user_id);
  prefetchReplies(repliesToPrefetch(remotes, pathname, search));
  const first = [...remotesToPrefetch(remotes, pathname, search), ...remotesOfHome(remotes, pathname)];
  for (const remote of first) void addResourceHint('preload', remote);
}

/**
 * Adds resource hints for the files of a remote's first screen: `preload` for now, `prefetch` for idle time. The
 * requests must equal those of the loader, otherwise the browser fetches the files twice. Resolves once they are
 * loaded or have failed.
 */
export async function addResourceHint(when: 'preload' | 'prefetch', remote: DeployedRemote): Promise<void> {
  if (overrides()[remote.name] !== undefined) return;
  await Promise.all([
    addLink(when, remote.entry, remote.integrity, true),
    ...initialScripts(remote).map(({ address, integrity }) => addLink(when, address, integrity, false)),
  ]);
}

function deployed(dealer: number | string): DeployedRemote[] {
  try {
    const page: unknown = JSON.parse(document.getElementById('registry')?.textContent ?? 'null');
    const { remotes } = Object(page);
    if (!Array.isArray(remotes)) return [];
    return remotes.flatMap((one: unknown) => parseRemote(one) ?? []).map((one) => remoteFor(one, dealer));
  } catch {
    return [];
  }
}

function addLink(rel: string, href: string, integrity: string, anonymous: boolean): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = rel;
  link.as = 'script';
  if (integrity) link.integrity = integrity;
  if (anonymous || !href.startsWith('/')) link.crossOrigin = 'anonymous';
  link.href = href;
  const come = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  return come;
}
