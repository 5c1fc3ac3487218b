import { addDays, daysBetween } from '@smart-elevator/shared-api/contract/calendar';
import {
  BOARD_MAX_DAYS,
  TRAY_CANCELLED_DAYS,
  TRAY_ROWS,
  TRAY_TABS,
  type Board,
  type Tray,
  type TrayTab,
} from '@smart-elevator/shared-api/contract/visits/board';
import { visitMessages } from '@smart-elevator/shared-api/contract/visits/visitMessages';
import type { Db } from '../database/Database';
import { jsonRows } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { joinSql, raw, sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest } from '../http/HttpError';
import { rowColumns, tablesFor } from './visitColumns';

/** Days, both inclusive, yyyy-mm-dd. */
interface Span {
  from: string;
  to: string;
}

/** The board of some days in one statement (R1210): technicians who are active, or have visits there. */
export async function readBoard(db: Db, caller: Caller, { from, to }: Span): Promise<Board> {
  if (to < from) throw badRequest({ to: [visitMessages.toBeforeFrom] });
  if (daysBetween(from, to) >= BOARD_MAX_DAYS) throw badRequest({ to: [visitMessages.boardTooLong] });
  const { dealer_id } = caller;
  const shown = sql`v.dealer_id = ${dealer_id} and v.planned_day between ${from}::date and ${to}::date
    and v.state <> 'Cancelled'`;
  const ofDealer = sql`dealer_id = ${dealer_id}`;
  const [read] = await db.query<Board>(sql`select
    ${jsonRows(sql`select ${rowColumns(caller)} from ${tablesFor(caller)} where ${shown}
      order by v.planned_day, v.from_time nulls last, v.visit_id`)} as visits,
    ${jsonRows(sql`select ${PERSON}, u.is_active from users u
      where u.dealer_id = ${dealer_id} and u.user_type = 'TechnicianUser' and u.deleted_at is null
        and (u.is_active or exists (select from visit_technicians t
          join visits v on v.dealer_id = t.dealer_id and v.visit_id = t.visit_id
          where t.dealer_id = u.dealer_id and t.user_id = u.user_id and ${shown}))
      order by u.username_order, u.user_id`)} as technicians,
    ${jsonRows(sql`select a.absence_id, json_build_object('user_id', u.user_id, 'username', u.username,
        'full_name', ${fullNameOf(sql`u`)}) as technician, a.from_day as "from", a.to_day as "to", a.kind, a.note
      from absences a join users u on u.dealer_id = a.dealer_id and u.user_id = a.user_id and u.deleted_at is null
      where a.dealer_id = ${dealer_id} and a.from_day <= ${to}::date and a.to_day >= ${from}::date
      order by a.from_day, a.absence_id`)} as absences,
    (select coalesce(json_agg(d.day order by d.day), '[]') from (
      select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day) d
      where extract(dow from d.day)::smallint = any(
          coalesce((select w.weekly_offs from working_days w where w.${ofDealer}), '{0}'::smallint[]))
        or d.day in (select off.day from days_off_between(${dealer_id}, ${from}::date, ${to}::date) off)) as days_off,
    coalesce((select w.day_minutes from working_days w where w.${ofDealer}), 480) as day_minutes,
    (select max(h.day) from holidays h where h.${ofDealer} and not h.fixed) as last_holiday`);
  if (!read) throw new Error('The board returned no row.');
  return read;
}

const PERSON = sql`u.user_id, u.username, ${fullNameOf(sql`u`)} as full_name`;

/** Neither over nor on hold. */
const WAITS = sql`v.state in ('Planned', 'OnTheWay', 'AtWork')`;

/** On the same day to one of the same lifts, or by the same technician at the same time. */
const IS_DOUBLE = sql`exists (select from visits other
  where other.dealer_id = v.dealer_id and other.planned_day = v.planned_day and other.visit_id <> v.visit_id
    and other.state in ('Planned', 'OnTheWay', 'AtWork') and (
      exists (select from visit_elevators mine join visit_elevators its on its.dealer_id = mine.dealer_id
          and its.elevator_id = mine.elevator_id
        where mine.dealer_id = v.dealer_id and mine.visit_id = v.visit_id and its.visit_id = other.visit_id)
      or (other.from_time < v.to_time and v.from_time < other.to_time and exists (
        select from visit_technicians mine join visit_technicians its on its.dealer_id = mine.dealer_id
          and its.user_id = mine.user_id
        where mine.dealer_id = v.dealer_id and mine.visit_id = v.visit_id and its.visit_id = other.visit_id))))`;

/** A technician of it is absent on its day: somebody else must go, whatever time was agreed. */
const IS_OF_ABSENT = sql`exists (select from visit_technicians t
  join absences a on a.dealer_id = t.dealer_id and a.user_id = t.user_id
  where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id and v.planned_day between a.from_day and a.to_day)`;

const tabsOn = (today: string): Record<TrayTab, Sql> => ({
  unassigned: sql`${WAITS} and not exists (select from visit_technicians t
    where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id)`,
  alerts: sql`${WAITS} and (v.planned_day < ${today}::date or ${IS_OF_ABSENT} or ${IS_DOUBLE})`,
  hold: sql`v.state = 'OnHold'`,
  cancelled: sql`v.state = 'Cancelled' and v.planned_day >= ${addDays(today, -TRAY_CANCELLED_DAYS)}::date`,
});

/** A tab of the tray, with the number of visits of each (R1210). */
export async function readTray(db: Db, caller: Caller, tab: TrayTab): Promise<Tray> {
  const tabs = tabsOn(caller.today);
  const ofDealer = sql`v.dealer_id = ${caller.dealer_id}`;
  const counts = TRAY_TABS.map(
    (one) => sql`${raw(`'${one}'`)}, (select count(*) from visits v where ${ofDealer} and ${tabs[one]})`,
  );
  const [read] = await db.query<Tray>(sql`
    select json_build_object(${joinSql(counts, ', ', sql``)}) as counts,
      ${jsonRows(sql`select ${rowColumns(caller)} from ${tablesFor(caller)} where ${ofDealer} and ${tabs[tab]}
        order by v.planned_day, v.visit_id limit ${TRAY_ROWS}`)} as visits`);
  if (!read) throw new Error('The tray returned no row.');
  return read;
}
