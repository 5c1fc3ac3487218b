import { prefetchReplies } from '@smart-elevator/shared-api/client/prefetch';
import {
  repliesToPrefetch,
  remotesOfHome,
  remotesToPrefetch,
} from '@smart-elevator/shared-api/contract/prefetchTargets';
import { parseRemote, type DeployedRemote } from '@smart-elevator/federation/registry';
import { initialScripts } from './initialScripts';
import { overrides } from './overrides';
import { remoteFor } from './registryFor';

/**
 * Asks for the remotes of the first screen while the console itself is still on its way, where the page has not done so
 * already: the server does not know who is signed in, so it leaves out what has a canary; and on a slow line what lends to
 * Home would come at the cost of this very script, which works for longer than they take. Runs before everything else, so it
 * reads the page and the browser's store by itself; what it does not understand it leaves alone.
 */
export function preloadInitialRemotes(): void {
  const { pathname } = window.location;
  const search = new URLSearchParams(window.location.search);
  const remotes = deployed();
  prefetchReplies(repliesToPrefetch(remotes, pathname, search));
  const first = [...remotesToPrefetch(remotes, pathname, search), ...remotesOfHome(remotes, pathname)];
  for (const remote of first) void addResourceHint('preload', remote);
}

/** An empty store: sign-in comes first. */
export const isSignedOut = (): boolean => localStorage.length === 0;

/**
 * Asks the browser for what the first screen of a remote needs: at once, or for later when it has nothing else to do.
 * Exactly as the loader will ask for it, else the browser fetches it twice. Resolves once what it asked for has come, or
 * could not.
 */
export async function addResourceHint(when: 'preload' | 'prefetch', remote: DeployedRemote): Promise<void> {
  if (overrides()[remote.name] !== undefined) return;
  await Promise.all([
    addLink(when, remote.entry, remote.integrity, true),
    ...initialScripts(remote).map(({ address, integrity }) => addLink(when, address, integrity, false)),
  ]);
}

function deployed(): DeployedRemote[] {
  try {
    const page: unknown = JSON.parse(document.getElementById('registry')?.textContent ?? 'null');
    const { remotes } = Object(page);
    if (!Array.isArray(remotes)) return [];
    return remotes.flatMap((one: unknown) => parseRemote(one) ?? []).map((one) => remoteFor(one, dealerId()));
  } catch {
    return [];
  }
}

/** Who is signed in, as the session is kept (shared-api/client/session); undefined when nobody is. */
const dealerId = (): string | undefined =>
  JSON.parse(localStorage.getItem('smart-elevator.session') ?? 'null')?.state?.session?.user_id;

function addLink(rel: string, href: string, integrity: string, anonymous: boolean): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = rel;
  link.as = 'script';
  if (integrity) link.integrity = integrity;
  if (anonymous) link.crossOrigin = 'anonymous';
  link.href = href;
  const come = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  return come;
}
