import {
  TECHNICIAN_ELEVATORS,
  TECHNICIAN_TICKETS,
  VISIT_NAMES_MAX,
  type TechnicianDay,
  type TechnicianVisit,
} from '@smart-elevator/shared-api/contract/technicians/technicianDay';
import type { Db } from '../database/Database';
import { isoTimestamp, jsonRows } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { badRequest, notFound } from '../http/HttpError';
import { spanErrors } from '../maintenance/calendar';
import { lateByAssignee, openByAssignee } from '../tickets/countByAssignee';
import { scopeSql } from '../tickets/lists/conditions';
import { rowColumns } from '../tickets/ticketColumns';
import { isPlannedBetween, LIFTS, shownNames } from '../visit-changes/shownVisits';

/** A technician and the days of the visits, both inclusive, yyyy-mm-dd. */
export interface TechnicianDays {
  dealer_id: number;
  user_id: number;
  from: string;
  to: string;
  /** A ticket is late when its target date is before it. */
  today: string;
}

interface ReadDay extends Omit<TechnicianDay, 'visits'> {
  visits: (Omit<TechnicianVisit, 'elevator_name'> & { names: string[] })[];
}

/** The owner of the elevator `e`, joined as `owner`. */
const OWNER = sql`owner.username as customer_name, ${fullNameOf(sql`owner`)} as customer_full_name,
  nullif(owner.phoneno, '') as customer_phone`;
const JOIN_OWNER = sql`left join users owner on owner.dealer_id = e.dealer_id and owner.user_id = e.customer_id`;

/** What a technician has between two days (R431), in one statement; 404 for everybody else than a technician of the dealer. */
export async function readTechnicianDay(db: Db, days: TechnicianDays): Promise<TechnicianDay> {
  const errors = spanErrors(days);
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  const { dealer_id, user_id } = days;
  const [read] = await db.query<ReadDay>(sql`
    with ${sharedRows(days)}
    select json_build_object('user_id', u.user_id, 'username', u.username, 'full_name', ${fullNameOf(sql`u`)},
        'email', u.email, 'phoneno', nullif(u.phoneno, ''), 'is_active', u.is_active) as technician,
      ${jsonRows(visitRows(days))} as visits, ${jsonRows(ticketRows(days))} as tickets,
      ${jsonRows(elevatorRows(days))} as elevators,
      (select to_json(own) from (select ${SUMS} from work w where w.user_id = u.user_id) own) as work,
      (select to_json(sums) from (select count(*)::integer as technicians, ${SUMS} from work w where w.is_active) sums)
        as everybody
    from users u where u.dealer_id = ${dealer_id} and u.user_id = ${user_id} and u.user_type = 'TechnicianUser'
      and u.deleted_at is null`);
  if (!read) throw notFound();
  const visits = read.visits.map(({ names, ...visit }) => ({
    ...visit,
    elevator_name: shownNames(names, VISIT_NAMES_MAX),
  }));
  return { ...read, visits };
}

/** Sums over the technicians `work w`. */
const SUMS = sql`coalesce(sum(w.open_tickets), 0)::integer as open_tickets,
  coalesce(sum(w.late_tickets), 0)::integer as late_tickets, coalesce(sum(w.elevators), 0)::integer as elevators,
  coalesce(sum(w.visits), 0)::integer as visits`;

/** The dealer's visits of the days, read once, and the work of each technician. */
const sharedRows = ({ dealer_id, from, to, today }: TechnicianDays): Sql => sql`
  visited as materialized (select v.planned_day as day, v.visit_id, v.building_name, v.building_name_order, v.state,
      lifts.elevator_id, lifts.names, t.user_id
    from visits v
    join visit_technicians t on t.dealer_id = v.dealer_id and t.visit_id = v.visit_id
    ${LIFTS}
    where ${isPlannedBetween(dealer_id, from, to)}),
  work as (select p.user_id, p.is_active, coalesce(o.open_tickets, 0) as open_tickets,
      coalesce(l.late_tickets, 0) as late_tickets, coalesce(c.elevators, 0) as elevators,
      coalesce(v.visits, 0) as visits
    from users p
    left join (${openByAssignee(dealer_id)}) o on o.assignee_id = p.user_id
    left join (${lateByAssignee(dealer_id, today)}) l on l.assignee_id = p.user_id
    left join (select e.engineer_id, count(*) as elevators from elevators e
      where e.dealer_id = ${dealer_id} and e.deleted_at is null group by e.engineer_id) c on c.engineer_id = p.user_id
    left join (select user_id, count(*) as visits from visited group by user_id) v on v.user_id = p.user_id
    where p.dealer_id = ${dealer_id} and p.user_type = 'TechnicianUser' and p.deleted_at is null)`;

const visitRows = ({ dealer_id, user_id }: TechnicianDays): Sql => sql`
  select v.day, v.visit_id, e.elevator_id, v.names, v.building_name, e.elevator_address, ${OWNER},
    v.state = 'Done' as done, to_char(planned.from_time, 'HH24:MI') as from_time,
    to_char(planned.to_time, 'HH24:MI') as to_time, planned.note
  from visited v
  join visits planned on planned.dealer_id = ${dealer_id} and planned.visit_id = v.visit_id
  join elevators e on e.dealer_id = ${dealer_id} and e.elevator_id = v.elevator_id ${JOIN_OWNER}
  where v.user_id = ${user_id}
  order by v.day, planned.from_time nulls last, v.building_name_order, e.elevator_name_order, v.visit_id`;

const ticketRows = ({ dealer_id, user_id }: TechnicianDays): Sql => sql`
  select t.ticket_id, ${rowColumns()}, t.create_date, t.elevator_id, e.elevator_address, ${OWNER},
    ${isoTimestamp(sql`t.reported_at`)} as reported_at
  from tickets t
  join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id ${JOIN_OWNER}
  left join users assigned on assigned.dealer_id = t.dealer_id and assigned.user_id = t.assignee_id
  where ${scopeSql(dealer_id, { active: true, assignee: [user_id] })}
  order by t.entrapment desc, t.create_date, t.ticket_id limit ${TECHNICIAN_TICKETS}`;

const elevatorRows = ({ dealer_id, user_id }: TechnicianDays): Sql => sql`
  select e.elevator_id, e.elevator_name, e.building_name, e.main_state, e.main_due_date
  from elevators e where e.dealer_id = ${dealer_id} and e.engineer_id = ${user_id} and e.deleted_at is null
  order by e.building_name_order, e.elevator_name_order, e.elevator_id limit ${TECHNICIAN_ELEVATORS}`;
