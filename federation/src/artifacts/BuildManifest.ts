import type { Provenance } from '../Provenance';
import type { RemoteVersion } from '../registry';

/** What a version of a remote expects of a shell, as it is recorded when it is deployed. */
export interface Expectations {
  /** The modules that it takes, with the accepted range of versions. */
  expects: Record<string, string>;
  /** Of our own modules, the exports that it uses. */
  uses?: Record<string, string[]>;
  /** The hashes of the shared packages that it was built with, by `name@version`. */
  contents?: Record<string, string>;
  /** What its own copy of shared-ui takes from the shell. */
  look?: {
    /** The accepted range of the client of shared-api. */
    client: string;
    /** Of the modules of the client, the exports that it uses. */
    uses: Record<string, string[]>;
  };
}

/** What a build contains and expects. */
export interface BuildManifest extends Expectations {
  /** The packages in the build, our own by folder, with their versions. */
  packages: Record<string, string>;
  /** The modules for other builds of the page, by their shared name. */
  provides: Record<string, string>;
  /** The exports of our shared modules that a host provides. */
  exports?: Record<string, string[]>;
  /** The packages that import a library of the look, by the library. */
  importers?: Record<string, string[]>;
  /** Of a remote, the files with its own copies of shared modules: of shared-ui, the libraries of that, and others. */
  lookFiles?: string[];
}

/** The files of a remote that an address needs besides the entry. */
export interface InitialFiles {
  /** The files of the exposed module. */
  first: string[];
  /** Those of each screen, by the addresses where it is shown. */
  screens: { paths: string[]; files: string[] }[];
}

/** A built remote, as it is recorded in the store. */
export interface DescribedRemote extends Partial<Expectations> {
  name: string;
  title: string;
  version: RemoteVersion;
  /** The integrity of each of its scripts, style sheets and fonts, by path; missing in older records. */
  assets?: Record<string, string>;
  /** In the record of a deployed version. */
  provenance?: Provenance;
}
