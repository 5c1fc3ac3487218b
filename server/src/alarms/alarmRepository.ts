import {
  MAX_OPEN_ALARMS,
  type Alarm,
  type AlarmEntry,
  type AlarmPage,
  type FireService,
  type OpenAlarms,
} from '@smart-elevator/shared-api/contract/alarms/alarm';
import { USUAL_ALARM_SETTINGS } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../database/listSql';
import { nameOf } from '../database/personName';
import { fireNumbers } from './alarmSettingsRepository';
import { sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { ALARM_COLUMNS, ALARMS } from './alarmColumns';

/** An alarm of a dealer; 404 when there is none with this id. */
export async function findAlarm(db: Db, dealer_id: number, alarm_id: number): Promise<Alarm> {
  const [found] = await db.query<Alarm>(
    sql`select ${ALARM_COLUMNS} from ${ALARMS} where a.dealer_id = ${dealer_id} and a.alarm_id = ${alarm_id}`,
  );
  if (!found) throw notFound();
  return found;
}

/** The alarms of a dealer that are not over, the oldest first, with the server's clock (R1302). */
export async function readOpenAlarms(db: Db, dealer_id: number): Promise<OpenAlarms> {
  const alarms = await db.query<Alarm>(sql`select ${ALARM_COLUMNS} from ${ALARMS}
    where a.dealer_id = ${dealer_id} and a.released_at is null order by a.alarm_id limit ${MAX_OPEN_ALARMS}`);
  return { now: new Date().toISOString(), alarms, fire: await fireServiceOf(db, dealer_id) };
}

/** All alarms of a dealer, the newest first. */
export const listAlarms = (db: Db, dealer_id: number, paging: Paging): Promise<ListReply<Alarm>> =>
  readList(
    db,
    {
      columns: ALARM_COLUMNS,
      tables: ALARMS,
      scope: sql`a.dealer_id = ${dealer_id}`,
      filters: [],
      ...fixedOrder(sql`a.reported_at`, sql`a.alarm_id`),
      key: sql`a.alarm_id`,
    },
    paging,
  );

/** An alarm with its log, the newest entry first. */
export async function readAlarm(db: Db, dealer_id: number, alarm_id: number): Promise<AlarmPage> {
  const alarm = await findAlarm(db, dealer_id, alarm_id);
  const log = await db.query<AlarmEntry>(sql`
    select l.entry_id, ${isoTimestamp(sql`l.at`)} as at, ${isoTimestamp(sql`l.device_at`)} as device_at,
      ${nameOf(sql`who`)} as who, l.what, l.subject, l.before, l.after
    from alarm_log l left join users who on who.dealer_id = l.dealer_id and who.user_id = l.who
    where l.dealer_id = ${dealer_id} and l.alarm_id = ${alarm_id} order by l.entry_id desc limit 1000`);
  return { now: new Date().toISOString(), alarm, log, fire: await fireServiceOf(db, dealer_id) };
}

/** What a dealer has set about the fire service (R1310). */
async function fireServiceOf(db: Db, dealer_id: number): Promise<FireService> {
  const [stored] = await db.query<FireService>(sql`select fire_minutes as minutes, fire_numbers as numbers
    from alarm_settings where dealer_id = ${dealer_id}`);
  const { fire_minutes, fire_numbers } = USUAL_ALARM_SETTINGS;
  if (!stored) return { minutes: fire_minutes, numbers: fire_numbers };
  return { ...stored, numbers: fireNumbers(stored.numbers) };
}

/** An alarm of a dealer, locked until the transaction ends; 404 when there is none with this id. */
export async function lockAlarm(db: Db, dealer_id: number, alarm_id: number): Promise<Alarm> {
  await db.query(
    sql`select from alarms where dealer_id = ${dealer_id} and alarm_id = ${alarm_id} for update`,
  );
  return findAlarm(db, dealer_id, alarm_id);
}
