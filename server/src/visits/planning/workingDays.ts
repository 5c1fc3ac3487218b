import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import {
  dayNumber,
  daysOffBetween,
  worksOn,
} from '@smart-elevator/shared-api/contract/visits/workingCalendar';
import type { WorkingDays, WorkingDaysPreview } from '@smart-elevator/shared-api/contract/visits/workingDays';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest } from '../../http/HttpError';
import { isKeptByPeople } from '../../visit-changes/isKeptByPeople';

/** The calendar of a dealer who has stored none: Sundays off, eight hours, two months ahead. */
const USUAL: Omit<WorkingDays, 'holidays'> = { weekly_offs: [0], day_minutes: 480, horizon_days: 60 };

/** The working calendar of a dealer (R1208). */
export async function readWorkingDays(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
): Promise<WorkingDays> {
  const [stored] = await db.query<Omit<WorkingDays, 'holidays'>>(sql`
    select weekly_offs, day_minutes, horizon_days from working_days where dealer_id = ${dealer_id}`);
  // Without a calendar of the dealer the national days, as they are in the present year.
  const holidays = await db.query<WorkingDays['holidays'][number]>(
    stored
      ? sql`select day, name, fixed from holidays where dealer_id = ${dealer_id} order by day`
      : sql`select day, name, fixed from days_off_between(${dealer_id}, date_trunc('year', ${today}::date)::date,
          (date_trunc('year', ${today}::date) + interval '1 year - 1 day')::date)`,
  );
  return { ...USUAL, ...stored, holidays };
}

/** Stores the working calendar as a whole; 400 when a day is in it twice. */
export async function storeWorkingDays(
  db: Db,
  caller: Pick<Caller, 'dealer_id' | 'today'>,
  calendar: WorkingDays,
): Promise<WorkingDays> {
  const { dealer_id } = caller;
  const weekly_offs = [...new Set(calendar.weekly_offs)].sort((a, b) => a - b);
  const { day_minutes, horizon_days, holidays } = calendar;
  const errors = doubleDays(holidays.map(({ day }) => day));
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  // The row is also the lock: of two calendars that are stored at once the later one remains, with all of its days.
  await db.query(sql`insert into working_days (dealer_id, weekly_offs, day_minutes, horizon_days)
    values (${dealer_id}, ${weekly_offs}::smallint[], ${day_minutes}, ${horizon_days})
    on conflict (dealer_id) do update set weekly_offs = excluded.weekly_offs, day_minutes = excluded.day_minutes,
      horizon_days = excluded.horizon_days`);
  await db.query(sql`delete from holidays where dealer_id = ${dealer_id}`);
  await db.query(sql`insert into holidays (dealer_id, day, name, fixed)
    select ${dealer_id}, h.day, h.name, h.fixed
    from jsonb_to_recordset(${JSON.stringify(holidays)}::jsonb) as h (day date, name text, fixed boolean)`);
  return readWorkingDays(db, caller);
}

/**
 * How many open visits of coming days are on the days off of a calendar that is not stored yet (R1233): the planner’s own are planned
 * again, those that a person planned stay.
 */
export async function previewWorkingDays(
  db: Db,
  { dealer_id, today }: Pick<Caller, 'dealer_id' | 'today'>,
  { weekly_offs, holidays }: WorkingDays,
): Promise<WorkingDaysPreview> {
  const days = await db.query<{ day: string; planned: number; moved: number }>(sql`
    select v.planned_day as day, count(*) filter (where not ${isKeptByPeople(sql`v`)} and v.contract_id is not null)::integer
        as planned, count(*) filter (where ${isKeptByPeople(sql`v`)} or v.contract_id is null)::integer as moved
    from visits v where v.dealer_id = ${dealer_id} and v.state = 'Planned' and v.planned_day >= ${today}::date
    group by v.planned_day order by v.planned_day`);
  const last = days.at(-1)?.day ?? today;
  const works = worksOn({ weekly_offs, holidays: daysOffBetween(holidays, today, last) });
  const off = days.filter(({ day }) => !works(dayNumber(day)));
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  return {
    replanned: sum(off.map(({ planned }) => planned)),
    kept: sum(off.map(({ moved }) => moved)),
  };
}

function doubleDays(days: readonly string[]): FieldErrors {
  const double = [...new Set(days.filter((day, at) => days.indexOf(day) !== at))];
  return double.length > 0 ? { holidays: double.map((day) => visitMessages.doubleDay(day)) } : {};
}
