import { MAX_ARRIVAL_MINUTES, type Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { conflict } from '../http/HttpError';
import type { Caller } from '../http/authenticate';
import { findAlarm, lockAlarm } from './alarmRepository';
import { takeFirstStep } from './escalate';
import { recordAlarm, type AlarmNews } from './recordAlarm';

/** Which alarm, and when by the clock of the device. */
interface Moved {
  alarm_id: number;
  device_at?: string | undefined;
}

/**
 * Somebody takes an alarm and says when they arrive (R1305). In the same transaction everything that still waits to be sent is
 * dropped. 409 with the alarm when somebody else was first; the same person changes the time of arrival, which counts from the moment
 * at which it was taken.
 */
export async function acknowledgeAlarm(
  db: Db,
  caller: Caller,
  { alarm_id, arrival_minutes, device_at }: Moved & { arrival_minutes: number },
): Promise<Alarm> {
  const { dealer_id, user_id } = caller;
  const alarm = await lockOpen(db, caller, alarm_id);
  refuseOthers(alarm, user_id);
  const isNew = alarm.acknowledged_at === null;
  const minutes = Math.min(minutesSince(alarm.acknowledged_at) + arrival_minutes, MAX_ARRIVAL_MINUTES);
  if (alarm.arrival_minutes === minutes) return alarm;
  await update(
    db,
    caller,
    alarm_id,
    sql`acknowledged_at = coalesce(acknowledged_at, now()), acknowledged_by = ${user_id},
    arrival_minutes = ${minutes}, next_step_at = null`,
  );
  if (isNew) {
    await dropWaiting(db, dealer_id, alarm_id);
    await assignTicket(db, caller.dealer_id, alarm.ticket_id, user_id);
  }
  const news: AlarmNews = {
    what: 'acknowledged',
    before: isNew ? null : String(alarm.arrival_minutes),
    after: String(minutes),
  };
  return recorded(db, caller, { alarm_id, device_at }, news);
}

/**
 * The person who has taken an alarm cannot come: the escalation begins again with its first step. That person and the dealer may do
 * this.
 */
export async function handBackAlarm(
  db: Db,
  caller: Caller,
  { alarm_id, device_at, sendsTexts }: Moved & { sendsTexts: boolean },
): Promise<Alarm> {
  const { dealer_id, user_id, user_type } = caller;
  const alarm = await lockOpen(db, caller, alarm_id);
  if (alarm.acknowledged_at === null) throw conflict({ detail: alarmMessages.notTaken, current: alarm });
  if (user_type !== 'DealerUser') refuseOthers(alarm, user_id);
  await update(
    db,
    caller,
    alarm_id,
    sql`acknowledged_at = null, acknowledged_by = null, arrival_minutes = null,
    arrived_at = null, arrived_by = null, unanswered = false, next_round = 0, next_step = 1, next_step_at = now()`,
  );
  await db.query(sql`update tickets set assignee_id = null, update_date = now()
    where ${openTicket(dealer_id, alarm.ticket_id)} and assignee_id = ${alarm.acknowledged_by?.user_id ?? null}`);
  await recordAlarm(db, { dealer_id, user_id, alarm_id, device_at }, [
    { what: 'handed_back', subject: alarm.acknowledged_by?.name ?? '', before: alarm.acknowledged_at },
  ]);
  await takeFirstStep(db, { dealer_id, alarm_id, sendsTexts });
  return findAlarm(db, dealer_id, alarm_id);
}

/** Somebody is there (R1304): they have taken it, too, if nobody has. A second arrival changes nothing. */
export async function arriveAtAlarm(db: Db, caller: Caller, { alarm_id, device_at }: Moved): Promise<Alarm> {
  const { dealer_id, user_id } = caller;
  const alarm = await lockOpen(db, caller, alarm_id);
  if (alarm.arrived_at !== null) return alarm;
  await update(
    db,
    caller,
    alarm_id,
    sql`arrived_at = now(), arrived_by = ${user_id},
    acknowledged_at = coalesce(acknowledged_at, now()),
    acknowledged_by = case when acknowledged_at is null then ${user_id}::bigint else acknowledged_by end,
    arrival_minutes = coalesce(arrival_minutes, 0), next_step_at = null`,
  );
  await dropWaiting(db, dealer_id, alarm_id);
  if (alarm.acknowledged_at === null) await assignTicket(db, dealer_id, alarm.ticket_id, user_id);
  return recorded(db, caller, { alarm_id, device_at }, { what: 'arrived' });
}

/** The people are out, or nobody was trapped (R1304): the alarm is over. A second release changes nothing. */
export async function releaseAlarm(
  db: Db,
  caller: Caller,
  { alarm_id, device_at, false_alarm = false }: Moved & { false_alarm?: boolean | undefined },
): Promise<Alarm> {
  const { dealer_id, user_id } = caller;
  const alarm = await lockAlarm(db, dealer_id, alarm_id);
  if (alarm.released_at !== null) return alarm;
  await update(
    db,
    caller,
    alarm_id,
    sql`released_at = now(), released_by = ${user_id},
    false_alarm = ${false_alarm}, next_step_at = null`,
  );
  await dropWaiting(db, dealer_id, alarm_id);
  const news: AlarmNews = { what: 'released', ...(false_alarm ? { subject: 'false_alarm' } : {}) };
  return recorded(db, caller, { alarm_id, device_at }, news);
}

const minutesSince = (taken: string | null): number =>
  taken === null ? 0 : Math.max(0, Math.round((Date.now() - Date.parse(taken)) / 60_000));

async function lockOpen(db: Db, { dealer_id }: Caller, alarm_id: number): Promise<Alarm> {
  const alarm = await lockAlarm(db, dealer_id, alarm_id);
  if (alarm.released_at !== null) throw conflict({ detail: alarmMessages.over, current: alarm });
  return alarm;
}

function refuseOthers(alarm: Alarm, user_id: number): void {
  const { acknowledged_at, acknowledged_by } = alarm;
  if (acknowledged_at === null || acknowledged_by?.user_id === user_id) return;
  throw conflict({ detail: alarmMessages.taken(acknowledged_by?.name ?? ''), current: alarm });
}

const update = (db: Db, { dealer_id }: Caller, alarm_id: number, set: Sql): Promise<unknown> =>
  db.query(sql`update alarms set ${set} where dealer_id = ${dealer_id} and alarm_id = ${alarm_id}`);

async function recorded(
  db: Db,
  { dealer_id, user_id }: Caller,
  { alarm_id, device_at }: Moved,
  news: AlarmNews,
): Promise<Alarm> {
  await recordAlarm(db, { dealer_id, user_id, alarm_id, device_at }, [news]);
  return findAlarm(db, dealer_id, alarm_id);
}

/** Deletes the messages of an alarm that are not sent yet; one that is on its way arrives. */
async function dropWaiting(db: Db, dealer_id: number, alarm_id: number): Promise<void> {
  const waiting = sql`where dealer_id = ${dealer_id} and alarm_id = ${alarm_id} and sent_at is null`;
  await db.query(sql`delete from outbox ${waiting}`);
  await db.query(sql`delete from push_outbox ${waiting}`);
  await db.query(sql`delete from web_push_outbox ${waiting}`);
  await db.query(sql`delete from text_outbox ${waiting}`);
}

/** The technician who has taken an alarm gets its ticket, if nobody has it (R1305). */
export async function assignTicket(
  db: Db,
  dealer_id: number,
  ticket_id: number | null,
  user_id: number,
): Promise<void> {
  await db.query(sql`update tickets set assignee_id = ${user_id}, update_date = now()
    where ${openTicket(dealer_id, ticket_id)} and assignee_id is null and exists (
      select 1 from users u where u.dealer_id = ${dealer_id} and u.user_id = ${user_id}
        and u.user_type = 'TechnicianUser' and u.deleted_at is null)`);
}

const openTicket = (dealer_id: number, ticket_id: number | null): Sql =>
  sql`dealer_id = ${dealer_id} and ticket_id = ${ticket_id} and status <> 'Closed' and deleted_at is null`;
