/**
 * What a technician's phone runs: the page with the versions that it names, and all their files. The server writes it
 * before the worker's script (server/src/console/phoneWorker.ts).
 */
export interface ReleaseSet {
  /** Differs with each page and each file. */
  revision: string;
  /** SHA-256 of the page without its nonces, in hexadecimal. */
  page: string;
  /** Scripts, style sheets and fonts; none of them ever changes. */
  files: readonly { url: string; integrity: string }[];
}
