import { daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import {
  CALENDAR_MAX_DAYS,
  CALENDAR_NAME_MAX,
  type CalendarEntry,
  calendarMessages,
} from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';
import { isPlannedBetween, LIFTS, shownNames } from '../visit-changes/shownVisits';

/** The days of a calendar, both inclusive, yyyy-mm-dd; for one engineer's elevators, or for all. */
interface Span {
  from: string;
  to: string;
  engineer?: number | undefined;
}

/** The due maintenance in a span and the visits that are planned in it (R1207); by day, then by elevator. */
export async function readCalendar(db: Db, dealer_id: number, span: Span): Promise<CalendarEntry[]> {
  await refuseSpan(db, dealer_id, span);
  const { from, to, engineer } = span;
  const entries = await db.query<Omit<CalendarEntry, 'elevator_name'> & { names: string[] }>(sql`
    select c.day, c.kind, c.elevator_id, c.names, c.building_name, c.engineer_id,
      engineer.username as engineer_name, ${fullNameOf(sql`engineer`)} as engineer_full_name, c.main_state,
      c.contract_id, c.promised_day, c.visit_id, c.version, c.visit_state
    from (
      select e.main_due_date as day, 'due' as kind, e.elevator_id, array[e.elevator_name] as names, e.building_name, e.engineer_id,
        e.main_state, null::bigint as contract_id, null::date as promised_day, null::bigint as visit_id,
        null::integer as version, null as visit_state, e.elevator_name_order as name_order
      from elevators e
      where e.dealer_id = ${dealer_id} and e.deleted_at is null
        and e.main_due_date between ${from}::date and ${to}::date
        and ${engineer === undefined ? sql`true` : sql`e.engineer_id = ${engineer}`}
      union all
      select v.planned_day, 'visit', lifts.elevator_id, lifts.names, v.building_name, first.user_id,
        null, v.contract_id, v.promised_day, v.visit_id, v.version, v.state, lifts.name_order
      from visits v
      ${LIFTS}
      left join visit_technicians first on first.dealer_id = v.dealer_id and first.visit_id = v.visit_id
        and first.place = 1
      where ${isPlannedBetween(dealer_id, from, to)} and ${
        engineer === undefined
          ? sql`true`
          : sql`exists (select from visit_technicians t where t.dealer_id = v.dealer_id
              and t.visit_id = v.visit_id and t.user_id = ${engineer})`
      }
    ) c
    left join users engineer on engineer.dealer_id = ${dealer_id} and engineer.user_id = c.engineer_id
    order by c.day, c.name_order, c.elevator_id, c.kind, c.visit_id`);
  return entries.map(({ names, ...entry }) => ({
    ...entry,
    elevator_name: shownNames(names, CALENDAR_NAME_MAX),
  }));
}

/** What is wrong with the days of a calendar. */
export function spanErrors({ from, to }: Omit<Span, 'engineer'>): FieldErrors {
  if (to < from) return { to: [calendarMessages.toBeforeFrom] };
  return daysBetween(from, to) >= CALENDAR_MAX_DAYS ? { to: [calendarMessages.tooLong] } : {};
}

async function refuseSpan(db: Db, dealer_id: number, { engineer, ...span }: Span): Promise<void> {
  const errors = spanErrors(span);
  if (engineer !== undefined && !(await isEngineer(db, dealer_id, engineer)))
    errors['engineer'] = [frameworkMessages.noSuchRow(engineer)];
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

async function isEngineer(db: Db, dealer_id: number, user_id: number): Promise<boolean> {
  const found = await db.query(sql`select 1 from users where dealer_id = ${dealer_id} and user_id = ${user_id}
    and user_type = 'TechnicianUser' and deleted_at is null`);
  return found.length > 0;
}
