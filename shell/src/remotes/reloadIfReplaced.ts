import { tabStorage } from '@smart-elevator/shared-api/client/browserStorage';
import type { DeployedRemote, Registry } from '@smart-elevator/federation/registry';
import { isOverridden } from './overrides';
import { inlinedRegistry, fetchRegistry } from './fetchRegistry';
import { registryFor, userOf } from './registryFor';
import { runningVersion } from './runningVersions';
import { useSession } from '@smart-elevator/shared-api/client/session';

/** The versions for which this tab has already reloaded its page. */
const KEY = 'smart-elevator.reloaded-for';

/** Reloads the page if that may help. */
export async function reloadIfReplaced(failed: DeployedRemote | undefined): Promise<void> {
  if (await isWorthReloading(failed)) window.location.reload();
}

/**
 * Whether the failed remote, or else the shell itself, has been replaced by another version: its files may be
 * missing, or its fault fixed. True once per version, and only if that can be stored, so that there is no reload loop; never while a form has unsaved
 * input, nor after the dealer has opened another screen.
 */
export async function isWorthReloading(failed: DeployedRemote | undefined): Promise<boolean> {
  if (failed && isOverridden(failed)) return false;
  const { href } = window.location;
  const replacement = await replacementOf(failed);
  if (replacement === undefined || tabStorage.getItem(KEY) === replacement) return false;
  if (hasUnsavedInput() || window.location.href !== href) return false;
  return tabStorage.setItem(KEY, replacement);
}

/** The current versions, if the remote or the shell itself differs from those of this page. */
async function replacementOf(failed: DeployedRemote | undefined): Promise<string | undefined> {
  const now = await fetchDeployedRegistry();
  if (!now) return undefined;
  const shell = inlinedRegistry()?.shell.version;
  const remote = failed && now.remotes.find(({ name }) => name === failed.name);
  const isNewShell = shell !== undefined && shell !== now.shell.version;
  const isNewRemote = remote && remote.version !== (runningVersion(remote.name) ?? failed.version);
  return isNewShell || isNewRemote ? `${now.shell.version} ${remote?.version ?? ''}` : undefined;
}

/** Whether leaving the page now would lose input: asks every form in the same way as the browser. */
export const hasUnsavedInput = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The additional wait of a dealer who is waiting for a section, in milliseconds. */
const TIMEOUT_MS = 4_000;

/** The current registry for the signed-in dealer; undefined if it cannot be fetched. */
export async function fetchDeployedRegistry(): Promise<Registry | undefined> {
  try {
    const registry = await fetchRegistry(AbortSignal.timeout(TIMEOUT_MS));
    return registryFor(registry, userOf(useSession.getState().session));
  } catch {
    return undefined;
  }
}
