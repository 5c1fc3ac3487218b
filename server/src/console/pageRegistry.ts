/**
 * The registry as it is written into the page: of each version only the integrity of what every screen needs, since the
 * others stand in its entry, and no files of screens, since the page has links to those that it needs. Anything else stays as
 * it is; what is no registry is left to the shell to complain about.
 */
export function pageRegistry(registry: unknown): unknown {
  if (!isRecord(registry) || !Array.isArray(registry['remotes'])) return registry;
  return { ...registry, remotes: registry['remotes'].map(slim) };
}

function slim(remote: unknown): unknown {
  if (!isRecord(remote)) return remote;
  const { previous, canary } = remote;
  return {
    ...slimVersion(remote),
    ...(isRecord(previous) ? { previous: slimVersion(previous) } : {}),
    ...(isRecord(canary) ? { canary: slimVersion(canary) } : {}),
  };
}

function slimVersion(version: Record<string, unknown>): Record<string, unknown> {
  const { screenFiles: _inLinks, ...slim } = version;
  const { chunks, preload } = slim;
  if (!isRecord(chunks) || !Array.isArray(preload)) return slim;
  const ahead = Object.entries(chunks).filter(([file]) =>
    preload.some((address) => typeof address === 'string' && address.endsWith(`/${file}`)),
  );
  return { ...slim, chunks: Object.fromEntries(ahead) };
}

/** Whether something is an object with names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
