import type { Registry } from '@smart-elevator/federation/registry';

/** Fetches what Home is made of while the dealer is signing in; a failure is Home's to tell. */
export async function preloadExtensionRemotes(registry: Registry | undefined): Promise<void> {
  const { loadRemote } = await import(/* webpackChunkName: "signed-in" */ '../remotes/loadDeployedRemote');
  for (const remote of registry?.remotes ?? []) {
    if (remote.enabled && remote.lends.includes('home')) loadRemote(remote).catch(() => undefined);
  }
}
