import { isRecord } from '@smart-elevator/shared-api/contract/isRecord';
import { changeVersions } from './readRegistry';

/**
 * The registry for the page: for each version only the integrity of the files for every screen, because the others
 * are in its entry, no files of screens, because the page has links to those that it needs, and not who deployed it.
 * Anything else stays unchanged; an invalid registry is left to the shell to report.
 */
export function pageRegistry(registry: unknown): unknown {
  if (!isRecord(registry) || !Array.isArray(registry['remotes'])) return registry;
  const { shell } = registry;
  return {
    ...registry,
    ...(isRecord(shell) ? { shell: slimVersion(shell) } : {}),
    remotes: registry['remotes'].map((remote: unknown) =>
      changeVersions(remote, (version) => (isRecord(version) ? slimVersion(version) : version)),
    ),
  };
}

function slimVersion(version: Record<string, unknown>): Record<string, unknown> {
  const { screenFiles: _inLinks, provenance: _notShown, change: _neither, ...slim } = version;
  const { chunks, preload } = slim;
  if (!isRecord(chunks) || !Array.isArray(preload)) return slim;
  const ahead = Object.entries(chunks).filter(([file]) =>
    preload.some((address) => typeof address === 'string' && address.endsWith(`/${file}`)),
  );
  return { ...slim, chunks: Object.fromEntries(ahead) };
}
