import type { Registry } from '@smart-elevator/federation/registry';

/** Fetches the parts of Home while the dealer is signing in; Home shows failures. */
export async function preloadExtensionRemotes(registry: Registry | undefined): Promise<void> {
  const { loadRemote } = await import(/* webpackChunkName: "signed-in" */ '../remotes/loadDeployedRemote');
  for (const remote of registry?.remotes ?? []) {
    if (remote.enabled && remote.extensions.includes('home')) loadRemote(remote).catch(() => undefined);
  }
}
