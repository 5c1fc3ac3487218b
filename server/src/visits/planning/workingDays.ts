import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { badRequest } from '../../http/HttpError';

/** The calendar of a dealer who has stored none: Sundays off, eight hours, two months ahead. */
const USUAL: Omit<WorkingDays, 'holidays'> = { weekly_offs: [0], day_minutes: 480, horizon_days: 60 };

/** The working calendar of a dealer (R1208). */
export async function readWorkingDays(db: Db, dealer_id: number): Promise<WorkingDays> {
  const [stored] = await db.query<Omit<WorkingDays, 'holidays'>>(sql`
    select weekly_offs, day_minutes, horizon_days from working_days where dealer_id = ${dealer_id}`);
  const holidays = await db.query<WorkingDays['holidays'][number]>(sql`
    select day, name, fixed from holidays where dealer_id = ${dealer_id} order by day`);
  return { ...USUAL, ...stored, holidays };
}

/** Stores the working calendar as a whole; 400 when a day is in it twice. */
export async function storeWorkingDays(
  db: Db,
  dealer_id: number,
  calendar: WorkingDays,
): Promise<WorkingDays> {
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
  return readWorkingDays(db, dealer_id);
}

function doubleDays(days: readonly string[]): FieldErrors {
  const double = [...new Set(days.filter((day, at) => days.indexOf(day) !== at))];
  return double.length > 0 ? { holidays: double.map((day) => visitMessages.doubleDay(day)) } : {};
}
