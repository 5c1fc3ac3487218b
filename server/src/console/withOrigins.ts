import type { FastifyBaseLogger } from 'fastify';
import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { changeVersions } from './readRegistry';

/** A script that browsers must check, since another origin could change it. */
const INTEGRITY = /^sha384-[\w+/=]+$/;

/**
 * The registry for browsers, with the whole addresses of the files that are served from another origin (`origin` of a
 * version). A version at an origin that the operator does not allow, or with a script without integrity, loses its
 * entry: the shell then treats it as missing.
 */
export function withOrigins(
  registry: unknown,
  allowed: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): unknown {
  if (!isRecord(registry) || !Array.isArray(registry['remotes'])) return registry;
  const placed = (version: unknown): unknown => {
    if (!isRecord(version) || version['origin'] === undefined) return version;
    const { origin, ...rest } = version;
    if (typeof origin === 'string' && allowed.includes(origin) && isWhole(rest)) return at(origin, rest);
    log.warn(
      { origin, version: version['version'] },
      'A version of a remote is refused: its origin is not in REMOTE_ORIGINS, or a script has no integrity.',
    );
    return { ...rest, entry: '' };
  };
  return {
    ...registry,
    remotes: registry['remotes'].map((remote: unknown) => changeVersions(remote, placed)),
  };
}

/** The entry has its integrity, and so has each script that is fetched with it; the entry has those of the others. */
function isWhole({ integrity, chunks, preload }: Record<string, unknown>): boolean {
  const hashes = Object.entries(isRecord(chunks) ? chunks : {});
  const scripts = Array.isArray(preload) ? preload.map(String).filter((file) => file.endsWith('.js')) : [];
  return [integrity, ...scripts.map((file) => hashes.find(([name]) => file.endsWith(`/${name}`))?.[1])].every(
    (hash) => INTEGRITY.test(String(hash)),
  );
}

/** The version with whole addresses. */
function at(origin: string, version: Record<string, unknown>): Record<string, unknown> {
  const place = (files: unknown): unknown =>
    Array.isArray(files) ? files.map((file) => origin + String(file)) : files;
  const { entry, preload, screenFiles } = version;
  return {
    ...version,
    entry: origin + String(entry),
    preload: place(preload),
    ...(Array.isArray(screenFiles)
      ? {
          screenFiles: screenFiles.map((screen: unknown) =>
            isRecord(screen) ? { ...screen, files: place(screen['files']) } : screen,
          ),
        }
      : {}),
  };
}
