/** Who deployed a version, from which sources, and what was checked before. */
export interface Provenance {
  /** The deployer's team, or the account. */
  by: string;
  /** The commit of the sources; missing outside of a repository. */
  commit?: string;
  /** Whether the sources were as in that commit. */
  clean?: boolean;
  checks: readonly string[];
  /** Why lint and types were not checked. */
  skipped?: string;
}
