import { daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import {
  CALENDAR_MAX_DAYS,
  type CalendarEntry,
  calendarMessages,
} from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { visitsBetween } from '../amc/visits';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';
import { badRequest } from '../http/HttpError';

/** The days of a calendar, both inclusive, yyyy-mm-dd; for one engineer's elevators, or for all. */
interface Span {
  from: string;
  to: string;
  engineer?: number | undefined;
}

/** The due maintenance in a span and the visits that contracts promise in it; by day, then by elevator. */
export async function readCalendar(db: Db, dealer_id: number, span: Span): Promise<CalendarEntry[]> {
  await refuseSpan(db, dealer_id, span);
  const { from, to, engineer } = span;
  return db.query<CalendarEntry>(sql`
    select c.day, c.kind, e.elevator_id, e.elevator_name, e.building_name, e.engineer_id,
      engineer.username as engineer_name,
      ${fullNameOf(sql`engineer`)} as engineer_full_name, c.main_state, c.contract_id, c.promised_day
    from (
      select e.main_due_date as day, 'due' as kind, e.elevator_id, e.main_state, null::bigint as contract_id,
        null::date as promised_day
      from elevators e
      where e.dealer_id = ${dealer_id} and e.deleted_at is null
        and e.main_due_date between ${from}::date and ${to}::date
      union all
      select v.day, 'visit', v.elevator_id, null, v.contract_id, v.promised_day
      from (${visitsBetween(dealer_id, from, to)}) v
    ) c
    join elevators e on e.dealer_id = ${dealer_id} and e.elevator_id = c.elevator_id and e.deleted_at is null
    left join users engineer on engineer.dealer_id = e.dealer_id and engineer.user_id = e.engineer_id
    where ${engineer === undefined ? sql`true` : sql`e.engineer_id = ${engineer}`}
    order by c.day, e.elevator_name_order, e.elevator_id, c.kind`);
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
