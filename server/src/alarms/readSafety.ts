import type { Alarm } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { SAFETY_LISTED, type ElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/seal';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { ALARM_COLUMNS, ALARMS } from './alarmColumns';
import { listSeals } from './seals';
import { testCallsOf } from './testCalls';

/** What the page of a lift says of emergencies (R1368); 404 for a lift that the dealer does not have. */
export async function readSafety(db: Db, dealer_id: number, elevator_id: number): Promise<ElevatorSafety> {
  const [lift] = await db.query(sql`select from elevators where dealer_id = ${dealer_id}
    and elevator_id = ${elevator_id} and deleted_at is null`);
  if (!lift) throw notFound();
  const alarms = await db.query<Alarm>(sql`select ${ALARM_COLUMNS} from ${ALARMS}
    where a.dealer_id = ${dealer_id} and a.elevator_id = ${elevator_id}
    order by a.alarm_id desc limit ${SAFETY_LISTED}`);
  const seals = await listSeals(db, dealer_id, elevator_id, SAFETY_LISTED);
  return { seals, alarms, ...(await testCallsOf(db, dealer_id, elevator_id, SAFETY_LISTED)) };
}
