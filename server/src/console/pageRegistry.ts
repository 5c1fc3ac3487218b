import { USER_TYPES, type UserType } from '@smart-elevator/shared-api/contract/endpoint';
import { areTexts, isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import {
  areScreenFiles,
  isFor,
  isHome,
  roleAt,
  type ScreenFiles,
} from '@smart-elevator/shared-api/contract/remoteRouting';
import { changeVersions } from './readRegistry';

/**
 * The registry for the page: for each version only the integrity of the files for every screen, because the others
 * are in its entry, the files of Home's parts only on Home, because for other screens the page has links, and not who
 * deployed it. Anything else stays unchanged; an invalid registry is left to the shell to report.
 */
export function pageRegistry(registry: unknown, pathname: string): unknown {
  if (!isRecord(registry) || !Array.isArray(registry['remotes'])) return registry;
  const { shell } = registry;
  return {
    ...registry,
    ...(isRecord(shell) ? { shell: slimVersion(shell, pathname) } : {}),
    remotes: registry['remotes'].map((remote: unknown) =>
      changeVersions(remote, (version) => (isRecord(version) ? slimVersion(version, pathname) : version)),
    ),
  };
}

/**
 * The registry of those whose page is at an address: of dealers without the remotes of technicians, and the other way
 * round, with the `role` of the page where that is not the dealer's (R1393). An invalid registry stays unchanged.
 */
export function registryAt(registry: unknown, pathname: string): unknown {
  if (!isRecord(registry) || !Array.isArray(registry['remotes'])) return registry;
  const remotes: unknown[] = registry['remotes'];
  const role = roleAt(remotes.filter(isRouted), pathname);
  return {
    ...registry,
    ...(role === 'DealerUser' ? {} : { role }),
    remotes: remotes.filter((remote) => (isRouted(remote) ? isFor(remote, role) : role === 'DealerUser')),
  };
}

const isRouted = (value: unknown): value is { paths: string[]; roles?: UserType[] } =>
  isRecord(value) &&
  areTexts(value['paths']) &&
  (value['roles'] === undefined || (Array.isArray(value['roles']) && value['roles'].every(isUserType)));

const isUserType = (value: unknown): boolean => USER_TYPES.some((type) => type === value);

function slimVersion(version: Record<string, unknown>, pathname: string): Record<string, unknown> {
  const { screenFiles, provenance: _notShown, change: _neither, ...slim } = version;
  const { chunks, preload } = slim;
  if (!isRecord(chunks) || !Array.isArray(preload)) return slim;
  const parts = partsOfHome(screenFiles, pathname);
  const ahead = Object.entries(chunks).filter(([file]) =>
    [...preload, ...parts.flatMap(({ files }) => files)].some(
      (address) => typeof address === 'string' && address.endsWith(`/${file}`),
    ),
  );
  return {
    ...slim,
    ...(parts.length > 0 ? { screenFiles: parts } : {}),
    chunks: Object.fromEntries(ahead),
  };
}

const partsOfHome = (screenFiles: unknown, pathname: string): ScreenFiles[] =>
  Array.isArray(screenFiles) && isHome(pathname)
    ? screenFiles.filter(areScreenFiles).filter(({ paths }) => paths.some(isHome))
    : [];
