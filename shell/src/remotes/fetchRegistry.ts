import { parseRegistry, type Registry } from '@smart-elevator/federation/registry';

/** Where the registry is deployed. */
export const REGISTRY_ADDRESS = '/mf/registry.json';

/** How long the registry may take, in milliseconds. */
const TIMEOUT_MS = 8_000;

/**
 * The registry that the server wrote into the page, with the remotes of dealers unless it says whose (R1393); undefined if
 * there is none, or if it is invalid.
 */
export function inlinedRegistry(): Registry | undefined {
  const text = document.getElementById('registry')?.textContent ?? 'null';
  try {
    const registry = parseOrThrow(JSON.parse(text));
    return registry && { role: 'DealerUser', ...registry };
  } catch {
    return undefined;
  }
}

/** Fetches the registry. Rejects if that fails, or if it is invalid. */
export async function fetchRegistry(signal: AbortSignal): Promise<Registry> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(REGISTRY_ADDRESS, { signal: AbortSignal.any([signal, late]) });
  if (!response.ok) throw new Error(`${REGISTRY_ADDRESS} answered ${response.status}.`);
  const registry = parseOrThrow(await response.json());
  if (!registry) throw new Error(`${REGISTRY_ADDRESS} is no registry.`);
  return registry;
}

function parseOrThrow(value: unknown): Registry | undefined {
  const read = parseRegistry(value);
  if (read && read.invalid.length > 0) console.warn(`Remotes described wrongly: ${read.invalid.join(', ')}`);
  return read?.registry;
}
