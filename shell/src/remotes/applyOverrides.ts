import { parseRemote, type DeployedRemote, type Registry } from '@smart-elevator/federation/registry';
import { clearOverrides, overrides, preview } from './overrides';
import { previewedRemote } from './previewedRemote';

/** The timeout for a local remote's description, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** The registry with the remotes of this machine, and the previewed ones, in place of the deployed ones. */
export async function applyOverrides(registry: Registry): Promise<Registry> {
  const ours = overrides();
  const local = await Promise.all(
    Object.entries(ours).map(async ([name, entry]) => {
      const deployed = registry.remotes.find((remote) => remote.name === name);
      return localRemote(name, entry, (await description(entry)) ?? deployed);
    }),
  );
  const previewed = await Promise.all((preview()?.split(' ') ?? []).map(previewedRemote));
  // Another dealer has signed in since.
  if (previewed.includes(undefined)) clearOverrides();
  const replaced = [...local, ...previewed].flatMap((one) => one ?? []);
  const others = registry.remotes.filter(
    ({ name }) => !(name in ours) && replaced.every((one) => one.name !== name),
  );
  return { ...registry, remotes: [...others, ...replaced] };
}

/** A remote of this machine; undefined if neither it nor the registry defines its addresses. */
function localRemote(name: string, entry: string, described: unknown): DeployedRemote | undefined {
  const version = { version: 'local', integrity: '', chunks: {}, preload: [], enabled: true };
  // Validated like a deployed one, since its description may be in development.
  const remote = parseRemote({ title: name, ...Object(described), ...version, name, entry: DEPLOYED_AS });
  return remote && { ...remote, entry };
}

const DEPLOYED_AS = '/mf/local/remoteEntry.js';

/** The remote.json next to the script; undefined if it cannot be loaded. */
async function description(entry: string): Promise<unknown> {
  try {
    const answer = await fetch(new URL('remote.json', entry), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
