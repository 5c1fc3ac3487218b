import type { DeployedRemote } from '@smart-elevator/federation/registry';
import { isOverridden } from './overrides';
import { reloadIfReplaced } from './reloadIfReplaced';
import { reportError } from './telemetryReports';
import { markFailed, runningVersion } from './runningVersions';

/** Handles a remote's failure that is shown: a retry must work, and the failure is reported to the remote's team. */
export function handleRemoteFailure(deployed: DeployedRemote, error: unknown): void {
  markFailed(deployed.name);
  const version = runningVersion(deployed.name);
  // The loader has already reported load errors.
  if (version !== undefined && !isOverridden(deployed))
    reportError({ remote: deployed.name, version, kind: 'render_error', error });
  void reloadIfReplaced(deployed);
}
