import { integrityOf } from '@smart-elevator/shared-api/contract/remoteRouting';
import type { RemoteVersion } from '@smart-elevator/federation/registry';

/** A script of a remote: its address on this origin, and the integrity that its bytes must have; '' allows any. */
export interface RemoteScript {
  address: string;
  integrity: string;
}

/** The scripts of a version's first screen besides its entry. */
export const initialScripts = (
  remote: Pick<RemoteVersion, 'version' | 'preload' | 'chunks'> & { name: string },
): RemoteScript[] =>
  remote.preload
    .filter((file) => file.endsWith('.js'))
    .map((address) => ({ address, integrity: integrityOf(remote, address) }));
