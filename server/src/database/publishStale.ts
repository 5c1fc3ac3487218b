import type { Domain } from '@smart-elevator/shared-api/contract/endpoint';
import type { Db } from './Database';
import { sql } from './sql';

/** The channel on which servers of one database notify each other of stale data. */
export const STALE_CHANNEL = 'stale_readings';

/** What became stale: names only, no data. */
export interface StaleEvent {
  dealer_id: number;
  /** The session of the change: its browser knows it already. Null for changes by the server itself. */
  session_id: string | null;
  domains: readonly Domain[];
}

/** Notifies all servers; within a transaction, at the commit. */
export async function publishStale(db: Db, event: StaleEvent): Promise<void> {
  await db.query(sql`select pg_notify(${STALE_CHANNEL}, ${JSON.stringify(event)})`);
}

/** Notifies the browsers of many dealers at once of what the server itself made stale. */
export async function publishStaleToDealers(
  db: Db,
  dealer_ids: readonly number[],
  domains: readonly Domain[],
): Promise<void> {
  const dealers = [...new Set(dealer_ids)];
  if (dealers.length === 0) return;
  const events = dealers.map((dealer_id) => JSON.stringify({ dealer_id, session_id: null, domains }));
  await db.query(sql`select pg_notify(${STALE_CHANNEL}, news) from unnest(${events}::text[]) as news`);
}

/**
 * Parses the event of a message; undefined for a message from another version of this program that cannot be read.
 */
export function parseStaleEvent(payload: string): StaleEvent | undefined {
  try {
    const event = JSON.parse(payload) as Partial<StaleEvent> | null;
    const { dealer_id, session_id = null, domains } = event ?? {};
    return typeof dealer_id === 'number' && Array.isArray(domains)
      ? { dealer_id, session_id, domains }
      : undefined;
  } catch {
    return undefined;
  }
}
