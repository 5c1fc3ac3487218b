import * as current from './remoteRouting';

/**
 * @deprecated This module is `contract/remoteRouting` since shared-api 1.4, where `lends`, `borrows` and `asks` are
 * `extensions`, `slots` and `prefetch`. It goes with the next major version.
 */
export interface RemoteRouting {
  paths: readonly string[];
  lends: readonly string[];
  borrows?: Readonly<Record<string, string>> | undefined;
  asks?: Readonly<Record<string, readonly string[]>> | undefined;
  screenFiles?: readonly { paths: readonly string[]; files: readonly string[] }[] | undefined;
  enabled?: boolean | undefined;
}

interface Hashed {
  name: string;
  version: string;
  chunks: Readonly<Record<string, string>>;
}

const renamed = <Remote extends RemoteRouting>(remote: Remote) => ({
  ...remote,
  extensions: remote.lends,
  slots: remote.borrows,
  prefetch: remote.asks,
  remote,
});

export function remotesToPrefetch<Remote extends RemoteRouting>(
  remotes: readonly Remote[],
  pathname: string,
  search: URLSearchParams,
): Remote[] {
  return current.remotesToPrefetch(remotes.map(renamed), pathname, search).map(({ remote }) => remote);
}

export function remotesOfHome<Remote extends RemoteRouting>(
  remotes: readonly Remote[],
  pathname: string,
): Remote[] {
  return current.remotesOfHome(remotes.map(renamed), pathname).map(({ remote }) => remote);
}

export function repliesToPrefetch(
  remotes: readonly RemoteRouting[],
  pathname: string,
  search: URLSearchParams,
): string[] {
  return current.repliesToPrefetch(remotes.map(renamed), pathname, search);
}

export const screenFilesAt = ({ ...remote }: RemoteRouting, pathname: string): string[] =>
  current.screenFilesAt(renamed(remote), pathname);

export const integrityOf = ({ ...version }: Hashed, address: string): string =>
  current.integrityOf(version, address);
