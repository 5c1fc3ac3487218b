import { DOMAINS, type Domain } from '../endpoint';

/** The name of the event that says which readings are stale; its data is a JSON list of domains. */
export const STALE_EVENT = 'stale';

/** Milliseconds between signs of life on a stream that has nothing to tell. */
export const HEARTBEAT_INTERVAL_MS = 20_000;

/** The domains that the data of an event names, as far as they are known here; anything else is left out. */
export function parseDomains(data: string): Domain[] {
  const told = parse(data);
  return Array.isArray(told) ? DOMAINS.filter((domain) => told.includes(domain)) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
