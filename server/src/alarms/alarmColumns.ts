import { isoTimestamp } from '../database/listSql';
import { nameOf } from '../database/personName';
import { joinSql, raw, sql, type Sql } from '../database/sql';

/** The alarms `a` with their tickets `t`. */
export const ALARMS = sql`alarms a left join tickets t on t.dealer_id = a.dealer_id and t.ticket_id = a.ticket_id
  and t.deleted_at is null`;

const person = (name: string): Sql => sql`(
  select json_build_object('user_id', u.user_id, 'name', ${nameOf(sql`u`)}, 'phone', u.phoneno) from users u
  where u.dealer_id = a.dealer_id and u.user_id = a.${raw(name)}) as ${raw(name)}`;
const moment = (name: string): Sql => sql`${isoTimestamp(sql`a.${raw(name)}`)} as ${raw(name)}`;
const plain = (name: string): Sql => sql`a.${raw(name)}`;

/** The columns of an alarm, as the contract has them; of a deleted lift only the name and the place are left. */
export const ALARM_COLUMNS = joinSql(
  [
    ...['alarm_id', 'elevator_name', 'building_name', 'elevator_address', 'customer_name'].map(plain),
    ...['customer_phone', 'caller_phone', 'note', 'people', 'injured', 'calm', 'floor'].map(plain),
    ...['arrival_minutes', 'false_alarm', 'unanswered', 'cause', 'action', 'injuries'].map(plain),
    plain('injured_people'),
    ...['reported_at', 'acknowledged_at', 'arrived_at', 'released_at', 'next_step_at'].map(moment),
    ...['reported_by', 'acknowledged_by', 'arrived_by', 'released_by'].map(person),
    sql`t.ticket_id`,
    sql`t.ticket_key`,
    sql`(select e.elevator_id from elevators e where e.dealer_id = a.dealer_id and e.elevator_id = a.elevator_id
      and e.deleted_at is null) as elevator_id`,
  ],
  ', ',
  sql`null`,
);
