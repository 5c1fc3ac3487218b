import type { Registry } from '@smart-elevator/federation/registry';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { fetchRegistry } from './fetchRegistry';
import { registryFor } from './registryFor';

/** The additional wait of a dealer who is waiting for a section, in milliseconds. */
const TIMEOUT_MS = 4_000;

/** The current registry for the signed-in dealer; undefined if it cannot be fetched. */
export async function fetchDeployedRegistry(): Promise<Registry | undefined> {
  try {
    const registry = await fetchRegistry(AbortSignal.timeout(TIMEOUT_MS));
    return registryFor(registry, useSession.getState().session?.user_id);
  } catch {
    return undefined;
  }
}
