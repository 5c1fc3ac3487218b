import type { BuildManifest } from '../artifacts/BuildManifest';
import type { DescribedRemote } from '../artifacts/DescribedRemote';
import type { Provenance } from '../Provenance';
import type { Registry } from '../registry';
import type { ShellRecord } from './records.mjs';
import type { Uploaded } from './upload.mjs';

/** A version of a package that is about to be deployed, or restored. */
export interface Stage {
  /** Of the remote, or 'shell'. */
  name: string;
  version: string;
  /** If it is a remote. */
  described?: DescribedRemote;
  /** Of the build of a remote. */
  manifest?: BuildManifest;
  /** If it is the shell. */
  record?: ShellRecord;
  /** Throws if it cannot be deployed. */
  refuse: (seen: Registry) => void;
  upload: (provenance: Provenance) => Promise<Uploaded[]>;
  apply: (live: Registry, provenance: Provenance, now: Date) => Registry;
}
