import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { fetchDeployedRegistry } from './fetchDeployedRegistry';
import { isOverridden } from './overrides';
import { inlinedRegistry } from './fetchRegistry';
import { runningVersion } from './runningVersions';
import { hasUnsavedInput } from './hasUnsavedInput';

/** What this tab has already loaded its page again for. */
const KEY = 'smart-elevator.reloaded-for';

/** Loads the page again where that is worth it. */
export async function reloadIfReplaced(failed: DeployedRemote | undefined): Promise<void> {
  if (await isWorthReloading(failed)) window.location.reload();
}

/**
 * Whether what failed on this page, a remote or else the shell itself, has been replaced by another version: its files may
 * be gone, or its fault mended. Says so once for each version, so nothing goes in a circle; never while a form holds
 * input that is not saved, nor when the dealer has gone on to another screen.
 */
export async function isWorthReloading(failed: DeployedRemote | undefined): Promise<boolean> {
  if (failed && isOverridden(failed)) return false;
  const { href } = window.location;
  const replacement = await replacementOf(failed);
  if (replacement === undefined || sessionStorage.getItem(KEY) === replacement) return false;
  if (hasUnsavedInput() || window.location.href !== href) return false;
  sessionStorage.setItem(KEY, replacement);
  return true;
}

/** The versions of today when the remote, or the shell itself, is another one than on this page. */
async function replacementOf(failed: DeployedRemote | undefined): Promise<string | undefined> {
  const now = await fetchDeployedRegistry();
  if (!now) return undefined;
  const shell = inlinedRegistry()?.shell.version;
  const remote = failed && now.remotes.find(({ name }) => name === failed.name);
  const isNewShell = shell !== undefined && shell !== now.shell.version;
  const isNewRemote = remote && remote.version !== (runningVersion(remote.name) ?? failed.version);
  return isNewShell || isNewRemote ? `${now.shell.version} ${remote?.version ?? ''}` : undefined;
}
