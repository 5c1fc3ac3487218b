import type { Registry } from '@smart-elevator/federation/registry';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { fetchRegistry } from './fetchRegistry';
import { registryFor } from './registryFor';

/** How long a dealer who waits for a section waits for this besides, in milliseconds. */
const TIMEOUT_MS = 4_000;

/** What is deployed at this moment, for the dealer who is signed in; undefined when it cannot be had. */
export async function fetchDeployedRegistry(): Promise<Registry | undefined> {
  try {
    const registry = await fetchRegistry(AbortSignal.timeout(TIMEOUT_MS));
    return registryFor(registry, useSession.getState().session?.user_id);
  } catch {
    return undefined;
  }
}
