/** What of a lock file is looked at. */
export interface Lock {
  packages: Record<string, object>;
}
export function lockFaults(root: string, lock?: Lock): string[];
