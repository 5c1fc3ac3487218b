import type { AlarmEvent } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';

/** What happened to an alarm, as its log keeps it. */
export interface AlarmNews {
  what: AlarmEvent;
  /** The field, or the number that was called. */
  subject?: string | undefined;
  before?: string | null;
  after?: string | null;
}

/** Who did it, on which alarm, and when by the clock of their device. */
export interface AlarmActor {
  dealer_id: number;
  user_id: number;
  alarm_id: number;
  device_at?: string | undefined;
}

/** Adds to the log of an alarm (R1304). */
export async function recordAlarm(
  db: Db,
  { dealer_id, user_id, alarm_id, device_at }: AlarmActor,
  news: readonly AlarmNews[],
): Promise<void> {
  if (news.length === 0) return;
  await db.query(sql`insert into alarm_log (dealer_id, alarm_id, device_at, who, what, subject, before, after)
    select ${dealer_id}, ${alarm_id}, ${device_at ?? null}::timestamptz, ${user_id}, n.what, coalesce(n.subject, ''),
      n.before, n.after
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n (what text, subject text, before text, after text)`);
}
