import { daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import {
  CALENDAR_MAX_DAYS,
  type CalendarEntry,
} from '@smart-elevator/shared-api/contract/maintenance/calendarEntry';
import { calendarMessages } from '@smart-elevator/shared-api/contract/maintenance/messages';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { runQuery, sql } from '../database/sql';
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
  return runQuery<CalendarEntry>(
    db,
    sql`select c.day, c.kind, e.elevator_id, e.elevator_name, e.building_name, e.engineer_id,
        engineer.username as engineer_name,
        ${fullNameOf(sql`engineer`)} as engineer_full_name, c.main_state, c.contract_id
      from (
        select e.main_due_date as day, 'due' as kind, e.elevator_id, e.main_state, null::integer as contract_id
        from elevators e
        where e.dealer_id = ${dealer_id} and e.deleted_at is null
          and e.main_due_date between ${from}::date and ${to}::date
        union all
        select v.day, 'visit', covered.elevator_id, null, c.contract_id
        from contracts c
        cross join lateral (${visitsOf(from, to)}) v
        join contract_elevators covered on covered.dealer_id = c.dealer_id and covered.contract_id = c.contract_id
        where c.dealer_id = ${dealer_id} and c.deleted_at is null and c.visits_a_year > 0
          and c.start_date <= ${to}::date and c.end_date >= ${from}::date
      ) c
      join elevators e on e.dealer_id = ${dealer_id} and e.elevator_id = c.elevator_id and e.deleted_at is null
      left join users engineer on engineer.dealer_id = e.dealer_id and engineer.user_id = e.engineer_id
      where ${engineer === undefined ? sql`true` : sql`e.engineer_id = ${engineer}`}
      order by c.day, lower(e.elevator_name), e.elevator_id, c.kind`,
  );
}

/**
 * The days in a span on which the contract `c` promises a visit to each of its elevators: each contract year, counted
 * from the start, is divided into as many equal parts as there are visits per year, and each part starts with a visit.
 */
const visitsOf = (from: string, to: string) => sql`
  select visit.day from generate_series(0, extract(year from age(c.end_date, c.start_date))::integer) as n(year)
  cross join lateral (select (c.start_date + make_interval(years => n.year))::date as first,
    (c.start_date + make_interval(years => n.year + 1))::date as next) as year
  cross join generate_series(0, c.visits_a_year - 1) as k(visit)
  cross join lateral (select year.first + (k.visit * (year.next - year.first)) / c.visits_a_year as day) as visit
  where visit.day between ${from}::date and ${to}::date and visit.day <= c.end_date`;

async function refuseSpan(db: Db, dealer_id: number, { from, to, engineer }: Span): Promise<void> {
  const errors: FieldErrors = {};
  if (to < from) errors['to'] = [calendarMessages.toBeforeFrom];
  else if (daysBetween(from, to) >= CALENDAR_MAX_DAYS) errors['to'] = [calendarMessages.tooLong];
  if (engineer !== undefined && !(await isEngineer(db, dealer_id, engineer)))
    errors['engineer'] = [frameworkMessages.noSuchRow(engineer)];
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

async function isEngineer(db: Db, dealer_id: number, user_id: number): Promise<boolean> {
  const found = await runQuery(
    db,
    sql`select 1 from users where dealer_id = ${dealer_id} and user_id = ${user_id}
      and user_type = 'TechnicianUser' and deleted_at is null`,
  );
  return found.length > 0;
}
