import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import type { StoredVisit } from './lockVisit';

/**
 * Whether a technician did something to a visit on its last day or before, and the planner has set it to Missed before it was sent:
 * a phone may have been offline. What the dealer has set to Missed stays.
 */
export async function isMissedMeanwhile(
  db: Db,
  { dealer_id, user_type }: Caller,
  { visit_id, state }: StoredVisit,
  day: string,
): Promise<boolean> {
  if (user_type !== 'TechnicianUser' || state !== 'Missed') return false;
  const found = await db.query(sql`select from visits v
    join lateral (select h.who from visit_history h
      where h.dealer_id = v.dealer_id and h.visit_id = v.visit_id and h.what = 'state'
      order by h.entry_id desc limit 1) missed on missed.who is null
    where v.dealer_id = ${dealer_id} and v.visit_id = ${visit_id}
      and ${day}::date <= greatest(v.window_end, v.planned_day)`);
  return found.length > 0;
}
