import { integrityOf } from '@smart-elevator/shared-api/contract/remoteRouting';
import type { RemoteVersion } from '@smart-elevator/federation/registry';

/** A script of a remote: its address on this origin, and the integrity that its bytes must have; '' allows any. */
export interface RemoteScript {
  address: string;
  integrity: string;
}

type Scripts = Pick<RemoteVersion, 'version' | 'preload' | 'chunks'> & { name: string };

/** The scripts of a version's first screen besides its entry. */
export const initialScripts = (remote: Scripts): RemoteScript[] => scriptsOf(remote, remote.preload);

/** The scripts among some files of a version. */
export const scriptsOf = (remote: Scripts, files: readonly string[]): RemoteScript[] =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((address) => ({ address, integrity: integrityOf(remote, address) }));
