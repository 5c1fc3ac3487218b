import { prefetchReplies } from '@smart-elevator/shared-api/client/prefetch';
import { storedSession } from '@smart-elevator/shared-api/client/token';
import {
  repliesToPrefetch,
  remotesOfHome,
  remotesToPrefetch,
  screenFilesAt,
} from '@smart-elevator/shared-api/contract/remoteRouting';
import { parseRegistry, type DeployedRemote } from '@smart-elevator/federation/registry';
import { scriptsOf } from './initialScripts';
import { overrides } from './overrides';
import { registryFor, userOf, type RemoteUser } from './registryFor';

/**
 * Sends the first screen's requests while the console itself is still loading. Runs before everything else, so it reads
 * the page and the browser's storage directly, and ignores what it cannot parse.
 */
export function prefetchInitialReplies(): void {
  const { remotes, pathname, search } = firstScreen();
  prefetchReplies(repliesToPrefetch(remotes, pathname, search));
}

/**
 * Preloads the remotes of the first screen, unless the page already did. The page leaves out remotes with a canary,
 * because the server does not know who is signed in, and the remotes' parts of Home, which would delay the console's own
 * code on a slow line.
 */
export function preloadInitialRemotes(): void {
  const { remotes, pathname, search } = firstScreen();
  for (const remote of remotesToPrefetch(remotes, pathname, search)) void addResourceHint('preload', remote);
  for (const remote of remotesOfHome(remotes, pathname))
    void addResourceHint('preload', remote, screenFilesAt(remote, pathname));
}

/** The address, and the deployed remotes for the signed-in user; no remotes while signed out. */
function firstScreen() {
  const { pathname, search } = window.location;
  const user = userOf(storedSession());
  const remotes = user ? deployed(user) : [];
  return { remotes, pathname, search: new URLSearchParams(search) };
}

/**
 * Adds resource hints for the files of a remote's first screen: `preload` for now, `prefetch` for idle time. The
 * requests must equal those of the loader, otherwise the browser fetches the files twice. Resolves once they are
 * loaded or have failed.
 */
export async function addResourceHint(
  when: 'preload' | 'prefetch',
  remote: DeployedRemote,
  ofScreen: readonly string[] = [],
): Promise<void> {
  if (overrides()[remote.name] !== undefined) return;
  const files = [...new Set([...remote.preload, ...ofScreen])];
  await Promise.all([
    addLink(when, 'script', remote.entry, remote.integrity, true),
    ...scriptsOf(remote, files).map(({ address, integrity }) => addLink(when, 'script', address, integrity)),
    ...files.filter((file) => file.endsWith('.css')).map((address) => addLink(when, 'style', address)),
  ]);
}

function deployed(user: RemoteUser): readonly DeployedRemote[] {
  try {
    const page = parseRegistry(JSON.parse(document.getElementById('registry')?.textContent ?? 'null'));
    return page ? registryFor(page.registry, user).remotes : [];
  } catch {
    return [];
  }
}

function addLink(
  rel: string,
  as: 'script' | 'style',
  href: string,
  integrity = '',
  anonymous = false,
): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
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
