import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { AlarmChanges } from '@smart-elevator/shared-api/contract/alarms/alarmInput';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import { alarmRecordMessages } from '@smart-elevator/shared-api/contract/alarms/alarmRecordMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { joinSql, raw, sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest } from '../http/HttpError';
import { findAlarm, lockAlarm } from './alarmRepository';
import { assignTicket } from './moveClock';
import { recordAlarm, type AlarmNews } from './recordAlarm';
import { findPlace, storeAlarmTicket } from './reportAlarm';
import { storeLetter } from './storeLetter';

const DETAILS = ['caller_phone', 'note', 'people', 'injured', 'calm', 'floor'] as const;
/** What is recorded after it. */
const RECORD = ['cause', 'action', 'injuries', 'injured_people'] as const;
const MOMENTS = ['acknowledged_at', 'arrived_at', 'released_at'] as const;

/**
 * Changes what is known of an alarm, at any time (R1301, R1304): what the caller says, the lift of an alarm that had none, or a
 * moment of the clock, and after it what was recorded (R1367). The log keeps every former value.
 */
export async function changeAlarm(
  db: Db,
  caller: Caller,
  alarm_id: number,
  { changes, publicUrl }: { changes: AlarmChanges; publicUrl: string },
): Promise<Alarm> {
  const { dealer_id, user_id } = caller;
  const actor = { dealer_id, user_id, alarm_id, device_at: changes.device_at };
  const stored = await lockAlarm(db, dealer_id, alarm_id);
  if (changes.elevator_id !== undefined) await join(db, caller, stored, changes.elevator_id);
  const corrected = MOMENTS.filter((name) => changes[name] !== undefined);
  checkMoments(stored, changes);
  checkInjured(stored, changes);
  const recorded = RECORD.filter((name) => changes[name] !== undefined);
  if (recorded.length > 0 && stored.released_at === null)
    throw badRequest(Object.fromEntries(recorded.map((name) => [name, [alarmMessages.notReleased]])));

  const named = [...DETAILS, ...RECORD, ...corrected].filter(
    (name) => changes[name] !== undefined && !isSame(name, stored[name], changes[name]),
  );
  if (named.length > 0) {
    const set = named.map((name) => sql`${raw(name)} = ${changes[name]}`);
    await db.query(sql`update alarms set ${joinSql(set, ', ', sql`alarm_id = alarm_id`)}
      where dealer_id = ${dealer_id} and alarm_id = ${alarm_id}`);
    await recordAlarm(
      db,
      actor,
      named.map((name) => newsOf(name, stored[name], changes[name])),
    );
  }
  const changed = await findAlarm(db, dealer_id, alarm_id);
  await storeLetter(db, dealer_id, changed, publicUrl);
  return changed;
}

type Value = string | number | boolean | null | undefined;

const isMoment = (name: string): boolean => MOMENTS.some((one) => one === name);

/** Moments may be written in several ways; any other text is another one: `Date.parse` takes 'Floor 3' for a day. */
const isSame = (name: string, stored: Value, sent: Value): boolean =>
  stored === sent ||
  (isMoment(name) &&
    typeof stored === 'string' &&
    typeof sent === 'string' &&
    Date.parse(stored) === Date.parse(sent));

function newsOf(name: string, before: Value, after: Value): AlarmNews {
  const text = (value: Value) => (value === null || value === undefined ? null : String(value));
  const what = isMoment(name) ? 'corrected' : 'details';
  const moment = (value: Value) => (typeof value === 'string' ? new Date(value).toISOString() : null);
  return isMoment(name)
    ? { what, subject: name, before: moment(before), after: moment(after) }
    : { what, subject: name, before: text(before), after: text(after) };
}

/** The lift of an alarm that had none is known now: it gets its place and its ticket. */
async function join(db: Db, caller: Caller, stored: Alarm, elevator_id: number): Promise<void> {
  const { dealer_id, user_id } = caller;
  const { alarm_id, caller_phone, note } = stored;
  const place = await findPlace(db, dealer_id, elevator_id, 'for share of e');
  const [free] = await db.query(sql`select from alarms
    where dealer_id = ${dealer_id} and alarm_id = ${alarm_id} and elevator_id is null`);
  if (!free) throw badRequest({ elevator_id: [alarmMessages.joined] });
  const ticket_id = await storeAlarmTicket(db, caller, { elevator_id, caller_phone, note });
  await db.query(sql`update alarms set elevator_id = ${elevator_id}, ticket_id = ${ticket_id},
      elevator_name = ${place.elevator_name}, building_name = ${place.building_name},
      elevator_address = ${place.elevator_address}, customer_name = ${place.customer_name},
      customer_phone = ${place.customer_phone}
    where dealer_id = ${dealer_id} and alarm_id = ${alarm_id}`);
  if (stored.acknowledged_by) await assignTicket(db, dealer_id, ticket_id, stored.acknowledged_by.user_id);
  await recordAlarm(db, { dealer_id, user_id, alarm_id }, [
    { what: 'joined', before: stored.elevator_address, after: place.elevator_name },
  ]);
}

/** Refuses more injured people than were trapped, at what is new; a number that is not known refuses nothing. */
function checkInjured(stored: Alarm, changes: AlarmChanges): void {
  const { people, injured_people } = { ...stored, ...changes };
  const changed = (['injured_people', 'people'] as const).find(
    (name) => changes[name] !== undefined && changes[name] !== stored[name],
  );
  if (changed && (injured_people ?? 0) > (people ?? Infinity))
    throw badRequest({ [changed]: [alarmRecordMessages.moreInjured] });
}

/** Refuses moments that have not happened, are in the future, or are not in their order. */
function checkMoments(stored: Alarm, changes: AlarmChanges): void {
  const errors: FieldErrors = {};
  let former = Date.parse(stored.reported_at);
  let isFirst = true;
  for (const name of MOMENTS) {
    const sent = changes[name];
    if (sent !== undefined && stored[name] === null) errors[name] = [alarmMessages.noMoment];
    const time = sent ?? stored[name];
    if (time === null) continue;
    const at = Date.parse(time);
    if (sent !== undefined && at > Date.now()) errors[name] = [alarmMessages.inFuture];
    else if (at < former) errors[name] = [isFirst ? alarmMessages.beforeReport : alarmMessages.wrongOrder];
    former = at;
    isFirst = false;
  }
  const isSent = MOMENTS.some((name) => changes[name] !== undefined);
  if (isSent && Object.keys(errors).length > 0) throw badRequest(errors);
}
