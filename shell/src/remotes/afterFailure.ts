import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { isOverridden } from './overrides';
import { reloadWhenReplaced } from './replaced';
import { reportError } from './report';
import { noteFailure, runningVersion } from './running';

/** Handles a remote's failure that is shown: a retry must work, and the failure is reported to the remote's team. */
export function afterFailure(deployed: DeployedRemote, error: unknown): void {
  noteFailure(deployed.name);
  const version = runningVersion(deployed.name);
  // That it could not be loaded was reported by the loader.
  if (version !== undefined && !isOverridden(deployed))
    reportError({ remote: deployed.name, version, kind: 'render_error', error });
  void reloadWhenReplaced(deployed);
}
