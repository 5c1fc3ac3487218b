import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { deployedNow } from './deployedNow';
import { runningVersion } from './loader';
import { isOverridden } from './overrides';
import { inlinedRegistry } from './readRegistries';
import { holdsUnsavedInput } from './unsavedInput';

/** What this tab has already loaded its page again for. */
const KEY = 'smart-elevator.reloaded-for';

/**
 * Loads the page again when what failed on it has been replaced by another version: its files may be gone, or its fault
 * mended. Once for each version, so never in a circle; never while a form holds input that is not saved, nor when the
 * dealer has gone on to another screen.
 */
export async function reloadWhenReplaced(failed: DeployedRemote | undefined): Promise<void> {
  if (failed && isOverridden(failed)) return;
  const { href } = window.location;
  const replacement = await replacementOf(failed);
  if (replacement === undefined || sessionStorage.getItem(KEY) === replacement) return;
  if (holdsUnsavedInput() || window.location.href !== href) return;
  sessionStorage.setItem(KEY, replacement);
  window.location.reload();
}

/** The versions of today when the remote, or the shell itself, is another one than on this page. */
async function replacementOf(failed: DeployedRemote | undefined): Promise<string | undefined> {
  const now = await deployedNow();
  if (!now) return undefined;
  const shell = inlinedRegistry()?.shell.version;
  const remote = failed && now.remotes.find(({ name }) => name === failed.name);
  const isNewShell = shell !== undefined && shell !== now.shell.version;
  const isNewRemote = remote && remote.version !== (runningVersion(remote.name) ?? failed.version);
  return isNewShell || isNewRemote ? `${now.shell.version} ${remote?.version ?? ''}` : undefined;
}
