import type { VisitHistoryEntry } from '@smart-elevator/shared-api/contract/visits/visit';
import type { Db } from '../database/Database';
import { nameOf } from '../database/personName';
import { sql } from '../database/sql';

/** A change of a visit, as its history keeps it. */
export interface VisitEvent {
  what: VisitHistoryEntry['what'];
  before: string | null;
  after: string | null;
  reason?: string | undefined;
  /** The clock of the device, if it was offline. */
  device_at?: string | undefined;
  /** Where who changed it was, if they share it; all three or none. */
  latitude?: number;
  longitude?: number;
  accuracy?: number;
}

/** Adds to the history of a visit; `user_id` is null for the planner. */
export async function recordVisit(
  db: Db,
  { dealer_id, user_id }: { dealer_id: number; user_id: number | null },
  visit_id: number,
  events: readonly VisitEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db.query(sql`insert into visit_history (dealer_id, visit_id, at, device_at, who, what, before, after, reason,
      latitude, longitude, accuracy)
    select ${dealer_id}, ${visit_id}, clock_timestamp(), e.device_at, ${user_id}, e.what, left(e.before, 500),
      left(e.after, 500), coalesce(e.reason, ''), e.latitude, e.longitude, e.accuracy
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e (what text, before text, after text, reason text, device_at timestamptz,
        latitude double precision, longitude double precision, accuracy integer)`);
}

/** The names of people, in the order of their ids, for a history; '' for nobody. */
export async function namesOf(db: Db, dealer_id: number, user_ids: readonly number[]): Promise<string> {
  const [named] = await db.query<{ names: string | null }>(sql`
    select string_agg(${nameOf(sql`u`)}, ', ' order by array_position(${user_ids}::bigint[], u.user_id)) as names
    from users u where u.dealer_id = ${dealer_id} and u.user_id = any(${user_ids}::bigint[])`);
  return named?.names ?? '';
}
