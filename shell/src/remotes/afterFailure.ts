import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { isOverridden } from './overrides';
import { reloadWhenReplaced } from './replaced';
import { reportError } from './report';
import { noteFailure, runningVersion } from './running';

/** What follows when a remote's failure is on the screen: trying again must work, and whoever owns it must hear of it. */
export function afterFailure(deployed: DeployedRemote, error: unknown): void {
  noteFailure(deployed.name);
  const version = runningVersion(deployed.name);
  // That it could not be loaded was reported by the loader.
  if (version !== undefined && !isOverridden(deployed))
    reportError({ remote: deployed.name, version, kind: 'render_error', error });
  void reloadWhenReplaced(deployed);
}
