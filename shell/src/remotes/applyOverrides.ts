import { parseRemote, type DeployedRemote, type Registry } from '@smart-elevator/federation/registry';
import { overrides } from './overrides';

/** How long the machine of whoever writes a remote may take to describe it, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** The registry with the remotes of this machine in place of the deployed ones, as they describe themselves. */
export async function applyOverrides(registry: Registry): Promise<Registry> {
  const ours = overrides();
  const local = await Promise.all(
    Object.entries(ours).map(async ([name, entry]) => {
      const deployed = registry.remotes.find((remote) => remote.name === name);
      return localRemote(name, entry, (await description(entry)) ?? deployed);
    }),
  );
  const others = registry.remotes.filter(({ name }) => !(name in ours));
  return { ...registry, remotes: [...others, ...local.flatMap((remote) => remote ?? [])] };
}

/** A remote of this machine; undefined where neither it nor the registry says what it owns. */
function localRemote(name: string, entry: string, described: unknown): DeployedRemote | undefined {
  const version = { version: 'local', integrity: '', chunks: {}, preload: [], enabled: true };
  // Read as if it were deployed, since what describes it may be just being written.
  const remote = parseRemote({ title: name, ...Object(described), ...version, name, entry: DEPLOYED_AS });
  return remote && { ...remote, entry };
}

const DEPLOYED_AS = '/mf/local/remoteEntry.js';

/** What stands beside the script as remote.json; undefined where it cannot be had. */
async function description(entry: string): Promise<unknown> {
  try {
    const answer = await fetch(new URL('remote.json', entry), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
