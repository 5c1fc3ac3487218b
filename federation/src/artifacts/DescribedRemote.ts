import type { Provenance } from '../Provenance';
import type { RemoteVersion } from '../registry';
import type { Expectations } from './BuildManifest';

/** A built remote, as it is recorded in the store. */
export interface DescribedRemote extends Partial<Expectations> {
  name: string;
  title: string;
  version: RemoteVersion;
  /** In the record of a deployed version. */
  provenance?: Provenance;
}
