import { readRegistry } from '../console/readRegistry';

/** The key of a version of a remote. */
export const versionKey = ({ remote, version }: { remote: string; version: string }): string =>
  `${remote} ${version}`;

/** The time limit for a remote registry, and for how long its content is cached, in milliseconds. */
const TIMEOUT_MS = 5_000;
const CACHE_MS = 30_000;

/**
 * Reads the versions of remotes that browsers can have now: the current one, the previous one, and the canary.
 * `registryAt` is a file, or an http URL. Without a readable registry there are those of its last good revision, or none.
 */
export function readDeployedVersions(registryAt: string): () => Promise<ReadonlySet<string>> {
  if (!/^https?:/.test(registryAt)) return async () => versionsIn((await readRegistry(registryAt)).registry);
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let until = 0;
  return () => {
    if (Date.now() < until) return known;
    until = Date.now() + CACHE_MS;
    known = fromAddress(registryAt).then(versionsIn);
    return known;
  };
}

const fromAddress = (address: string): Promise<unknown> =>
  fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((answer): unknown => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);

function versionsIn(registry: unknown): ReadonlySet<string> {
  const { remotes } = fieldsOf(registry);
  if (!Array.isArray(remotes)) return new Set();
  const keys = remotes.flatMap((remote: unknown) => {
    const { name, previous, canary } = fieldsOf(remote);
    return [remote, previous, canary].flatMap((one) => {
      const { version } = fieldsOf(one);
      const isNamed = typeof name === 'string' && typeof version === 'string';
      return isNamed ? [versionKey({ remote: name, version })] : [];
    });
  });
  return new Set(keys);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? { ...value } : {};
