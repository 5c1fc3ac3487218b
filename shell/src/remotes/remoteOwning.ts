import { matchPath } from 'react-router-dom';
import type { DeployedRemote, Registry, UnavailableRemote } from '@smart-elevator/federation/registry';
import { paths } from '@smart-elevator/shared-ui/paths';
import { REPORTS } from '../sectionsOf';

/** The remote that owns an address; addresses match without regard to case (R203). */
export const remoteOwning = (registry: Registry, pathname: string): DeployedRemote | undefined =>
  registry.remotes.find((remote) => remote.paths.some((path) => matchPath(path, pathname) !== null));

/** The remote that owns an address and whose entry in the registry is invalid. */
export const unavailableRemoteOwning = (
  { unavailable = [] }: Registry,
  pathname: string,
): UnavailableRemote | undefined =>
  unavailable.find((remote) => remote.paths.some((path) => matchPath(path, pathname) !== null));

const isOneOf = (addresses: readonly string[], pathname: string): boolean =>
  addresses.some((path) => matchPath(path, pathname) !== null);

/** Whether an address is a screen of the shell that is for dealers only (R1394). */
export const isOffice = (pathname: string): boolean =>
  isOneOf([paths.home, paths.alarms, REPORTS.path], pathname);

/** Whether an address is a screen of the console. */
export const belongsToConsole = (registry: Registry, pathname: string): boolean =>
  isOffice(pathname) ||
  isOneOf([paths.alarm], pathname) ||
  (remoteOwning(registry, pathname) ?? unavailableRemoteOwning(registry, pathname)) !== undefined;
