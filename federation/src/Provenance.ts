/** Who deployed a version, from which sources, and what was checked before. */
export interface Provenance {
  /** The deployer's team, or the account. */
  by: string;
  /** The commit of the sources; missing outside of a repository. */
  commit?: string;
  /** Of a remote of another build: the address that its files were copied from. */
  from?: string;
  /** Whether the working tree was clean. */
  clean?: boolean;
  checks: readonly string[];
  /** Why lint and types were not checked. */
  skipped?: string;
  /** The shared packages of which remote and shell have the same version with another content, as `name@version`. */
  differs?: readonly string[];
}

/** A change of an entry of the registry that deployed no new version. */
export interface Change {
  what: 'rolled back' | 'canary promoted' | 'canary ended' | 'switched off' | 'switched on' | 'removed';
  /** The team or the account that made it, or the judge of canaries. */
  by: string;
  /** Of a rollback. */
  checks?: readonly string[];
}

/** The provenance in an entry of the registry; missing in older registries. */
export interface Recorded {
  /** Of the version. */
  provenance?: Provenance;
  /** The last change, if it was no deployment. */
  change?: Change;
}
