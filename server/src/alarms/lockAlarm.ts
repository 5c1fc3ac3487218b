import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { findAlarm } from './alarmRepository';

/** An alarm of a dealer, locked until the transaction ends; 404 when there is none with this id. */
export async function lockAlarm(db: Db, dealer_id: number, alarm_id: number): Promise<Alarm> {
  await db.query(
    sql`select from alarms where dealer_id = ${dealer_id} and alarm_id = ${alarm_id} for update`,
  );
  return findAlarm(db, dealer_id, alarm_id);
}
