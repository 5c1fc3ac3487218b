import type { Registry } from '@smart-elevator/federation/registry';
import { loadedRemote } from '../remotes/loader';

/** Fetches what Home is made of while the dealer is signing in; a failure is Home's to tell. */
export function fetchLenders(registry: Registry | undefined): void {
  for (const remote of registry?.remotes ?? []) {
    if (remote.enabled && remote.lends.includes('home')) loadedRemote(remote).catch(() => undefined);
  }
}
