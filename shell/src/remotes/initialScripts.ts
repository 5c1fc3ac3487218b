import { integrityOf } from '@smart-elevator/shared-api/contract/prefetchTargets';
import type { RemoteVersion } from '@smart-elevator/federation/registry';

/** A script of a remote: its address on this origin, and the integrity that its bytes must have; '' lets any run. */
export interface RemoteScript {
  address: string;
  integrity: string;
}

/** What the first screen of a version needs besides its first script. */
export const initialScripts = (
  remote: Pick<RemoteVersion, 'version' | 'preload' | 'chunks'> & { name: string },
): RemoteScript[] =>
  remote.preload
    .filter((file) => file.endsWith('.js'))
    .map((address) => ({ address, integrity: integrityOf(remote, address) }));
