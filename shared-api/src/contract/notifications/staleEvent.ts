import { DOMAINS, type Domain } from '../endpoint';

/** The name of the event that reports stale data; its data is a JSON list of domains. */
export const STALE_EVENT = 'stale';

/** Milliseconds between heartbeats on an idle stream. */
export const HEARTBEAT_INTERVAL_MS = 20_000;

/** The known domains in the data of an event; unknown ones are ignored. */
export function parseDomains(data: string): Domain[] {
  const parsed = parse(data);
  return Array.isArray(parsed) ? DOMAINS.filter((domain) => parsed.includes(domain)) : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
