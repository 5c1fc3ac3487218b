import type { Db } from '../database/Database';
import { sql } from '../database/sql';

/** How the summary of a ticket about a trapped passenger begins (`ticketKinds.ts`). */
const SUMMARY = 'Passenger was trapped';

/**
 * Inserts what happened at the newest closed ticket of a trapped passenger: the alarm with its clock, its record and its log, and the
 * seal of the lift, which is still sealed (R1375).
 */
export async function insertAlarm(db: Db, dealer_id: number): Promise<void> {
  const [stored] = await db.query<{ alarm_id: number }>(sql`
    insert into alarms (dealer_id, ticket_id, elevator_id, elevator_name, building_name, elevator_address, caller_phone, note,
      people, injured, calm, floor, reported_at, reported_by, acknowledged_at, acknowledged_by, arrival_minutes, arrived_at,
      arrived_by, released_at, released_by, cause, action, injuries, injured_people,
      next_step_at)
    select t.dealer_id, t.ticket_id, t.elevator_id, e.elevator_name, e.building_name, e.elevator_address,
      '+1 410 555 0147', 'Two people, one has a bruise', 2, true, true, 'Between 2 and 3',
      m.at, t.dealer_id, m.at + interval '3 minutes', t.assignee_id, 20, m.at + interval '21 minutes',
      t.assignee_id, m.at + interval '34 minutes', t.assignee_id,
      'The door lock of the second floor was worn and opened during the ride.', 'Lock and contact replaced, all locks measured.',
      'A bruise at the arm, no doctor was needed.', 1, null
    from tickets t
    join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    cross join lateral (select t.create_date::timestamptz + interval '9 hours 12 minutes' as at) m
    where t.dealer_id = ${dealer_id} and t.status = 'Closed' and starts_with(t.summary, ${SUMMARY}) and t.assignee_id is not null
    order by t.create_date desc, t.ticket_id desc limit 1
    returning alarm_id`);
  if (!stored) throw new Error('The demonstration has no closed ticket of a trapped passenger.');
  const { alarm_id } = stored;
  await db.query(sql`insert into alarm_log (dealer_id, alarm_id, at, who, what, subject, before, after)
    select a.dealer_id, a.alarm_id, l.at, l.who, l.what, l.subject, l.before, l.after
    from alarms a cross join lateral (values
      (a.reported_at, a.reported_by, 'reported', '', null, null),
      (a.acknowledged_at, a.acknowledged_by, 'acknowledged', '', null, '20'),
      (a.reported_at + interval '5 minutes', a.reported_by, 'details', 'people', null, '2'),
      (a.arrived_at, a.arrived_by, 'arrived', '', null, null),
      (a.released_at, a.released_by, 'released', '', null, null),
      (a.released_at + interval '40 minutes', a.released_by, 'details', 'cause', '', a.cause),
      (a.released_at + interval '40 minutes', a.released_by, 'details', 'action', '', a.action))
      as l (at, who, what, subject, before, after)
    where a.dealer_id = ${dealer_id} and a.alarm_id = ${alarm_id}`);
  await db.query(sql`insert into seals (dealer_id, elevator_id, alarm_id, reason, sealed_at, sealed_by)
    select a.dealer_id, a.elevator_id, a.alarm_id, 'The inspector must see the door locks before the lift runs again.',
      a.released_at + interval '16 minutes', a.dealer_id
    from alarms a where a.dealer_id = ${dealer_id} and a.alarm_id = ${alarm_id}`);
}
