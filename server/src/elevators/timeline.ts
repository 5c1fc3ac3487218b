import {
  REPEAT_WITHIN_DAYS,
  type ElevatorFaultSummary,
  type RepeatFault,
  type TimelineEntry,
  type TimelineKind,
} from '@smart-elevator/shared-api/contract/elevators/timeline';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { dateFormatOf } from '../database/dateFormat';
import { fixedOrder, isoTimestamp, readList, type Paging } from '../database/listSql';
import { isWithin, type LocalDays } from '../database/localDays';
import { labelOf } from '../database/personName';
import { joinSql, sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { dealerScope } from '../ticket-counts/dealerScope';

/** The number of repeat faults that are listed individually. */
const SHOWN_FAULTS = 20;

/** The query of a timeline. */
export interface TimelineQuery extends Paging {
  kind?: TimelineKind | undefined;
}

/** A day in the dealer's date format. */
const shownDay = (dealer_id: number, day: Sql): Sql =>
  sql`to_char(${day}, ${dateFormatOf(sql`${dealer_id}`)})`;

const nextVisit = (dealer_id: number, elevator_id: number): Sql => sql`(
  select next.visit_id from visit_elevators its
  join visits next on next.dealer_id = its.dealer_id and next.visit_id = its.visit_id
  where its.dealer_id = ${dealer_id} and its.elevator_id = ${elevator_id}
    and next.state in ('Planned', 'OnTheWay', 'AtWork', 'OnHold')
  order by next.planned_day, next.visit_id limit 1)`;

/** Whose events. */
interface Subject {
  dealer_id: number;
  elevator_id: number;
  /** Only what happened: without the next visit, and without what is owed. */
  isRecord?: boolean;
}

/**
 * The events of an elevator by kind, all with the same columns. `happened` orders them: a day without a time counts
 * as its start.
 */
const EVENTS: Record<TimelineKind, (subject: Subject) => Sql> = {
  ticket: ({ dealer_id, elevator_id }) => sql`
    select 'ticket' as kind, t.ticket_id as id, t.create_date::text as at,
      t.create_date::timestamptz as happened, t.summary as title,
      concat_ws(' · ', t.ticket_key, t.label, t.status, t.priority) as detail, t.ticket_key as path_hint
    from tickets t where ${dealerScope(dealer_id)} and t.elevator_id = ${elevator_id}`,
  maintenance: ({ dealer_id, elevator_id }) => sql`select 'maintenance' as kind, h.entry_id as id,
      ${isoTimestamp(sql`h.at`)} as at, h.at as happened, concat_ws(' → ', h.from_state, h.to_state) as title,
      concat_ws(' · ', 'Due ' || ${shownDay(dealer_id, sql`h.due_date`)}, 'completed ' || ${shownDay(dealer_id, sql`h.completed_date`)},
        ${labelOf(sql`who`)}) as detail, '' as path_hint
    from maintenance_history h
    left join users who on who.dealer_id = h.dealer_id and who.user_id = h.who_id
    where h.dealer_id = ${dealer_id} and h.elevator_id = ${elevator_id}`,
  visit: ({ dealer_id, elevator_id, isRecord }) => sql`select 'visit' as kind, v.visit_id as id,
      coalesce(${isoTimestamp(sql`v.done_at`)}, v.planned_day::text) as at,
      coalesce(v.done_at, v.planned_day::timestamptz) as happened,
      case v.state when 'Done' then 'Visit done' when 'Missed' then 'Visit missed' else 'Next visit' end as title,
      concat_ws(' · ', (select string_agg(${labelOf(sql`u`)}, ', ' order by t.place) from visit_technicians t
          join users u on u.dealer_id = t.dealer_id and u.user_id = t.user_id
          where t.dealer_id = v.dealer_id and t.visit_id = v.visit_id),
        nullif(l.reason, ''), case v.state when 'Done' then coalesce(l.outcome, 'Done')
          when 'Missed' then null else v.state end) as detail, '' as path_hint
    from visit_elevators l join visits v on v.dealer_id = l.dealer_id and v.visit_id = l.visit_id
    where l.dealer_id = ${dealer_id} and l.elevator_id = ${elevator_id}
      and (v.state in ('Done', 'Missed') ${isRecord ? sql`` : sql`or v.visit_id = ${nextVisit(dealer_id, elevator_id)}`})`,
  contract: ({ dealer_id, elevator_id, isRecord }) => sql`select 'contract' as kind, c.contract_id as id,
      c.start_date::text as at, c.start_date::timestamptz as happened, c.kind || ' AMC' as title,
      concat_ws(' · ', ${shownDay(dealer_id, sql`c.start_date`)} || ' – ' || ${shownDay(dealer_id, sql`c.end_date`)},
        ${isRecord ? sql`null` : sql`case when c.paid then 'Paid' else 'Not paid' end`}) as detail, '' as path_hint
    from contract_elevators covered
    join contracts c on c.dealer_id = covered.dealer_id and c.contract_id = covered.contract_id
    where covered.dealer_id = ${dealer_id} and covered.elevator_id = ${elevator_id} and c.deleted_at is null`,
  report: ({ dealer_id, elevator_id }) => sql`
    select 'report' as kind, r.report_id as id, r.report_date::text as at,
      r.report_date::timestamptz as happened, 'AMC report ' || r.report_id as title,
      ${labelOf(sql`author`)} as detail, '' as path_hint
    from reports r join users author on author.dealer_id = r.dealer_id and author.user_id = r.author_id
    where r.dealer_id = ${dealer_id} and r.elevator_id = ${elevator_id}`,
};

/** Unique over all kinds, in their order: of the same moment by kind, then the newest id first. */
const EVENT_KEY = sql`(x.id - (array_position(${Object.keys(EVENTS).toSorted()}::text[], x.kind)::bigint << 50))`;

const EVENT_COLUMNS = sql`x.at, x.kind, x.id, x.title, x.detail, x.path_hint`;

/** The events as rows `x`. */
const eventsOf = (subject: Subject, kinds: Partial<typeof EVENTS> = EVENTS): Sql =>
  sql`(${joinSql(
    Object.values(kinds).map((of) => of(subject)),
    ' union all ',
    sql``,
  )}) x`;

/** The events of an elevator, newest first. Contracts are not for technicians. */
export function readTimeline(
  db: Db,
  { dealer_id, user_type }: Caller,
  elevator_id: number,
  { kind, ...paging }: TimelineQuery,
): Promise<ListReply<TimelineEntry>> {
  const { contract, ...ofWork } = EVENTS;
  const kinds = user_type === 'DealerUser' ? { ...ofWork, contract } : ofWork;
  return readList<TimelineEntry>(
    db,
    {
      columns: EVENT_COLUMNS,
      tables: eventsOf({ dealer_id, elevator_id }, kinds),
      scope: sql`true`,
      filters: [kind && sql`x.kind = ${kind}`],
      ...fixedOrder(sql`x.happened`, EVENT_KEY),
      unionKey: EVENT_KEY,
    },
    paging,
  );
}

/** What happened to an elevator on some days, the newest first. */
export const readHappened = (
  db: Db,
  dealer_id: number,
  elevator_id: number,
  { days, rows }: { days: LocalDays; rows: number },
): Promise<TimelineEntry[]> =>
  db.query<TimelineEntry>(sql`select ${EVENT_COLUMNS} from ${eventsOf({ dealer_id, elevator_id, isRecord: true })}
    where case when length(x.at) = 10 then x.at between ${days.from} and ${days.to}
      else ${isWithin(sql`x.happened`, days)} end
    order by x.happened desc, ${EVENT_KEY} desc limit ${rows}`);

/**
 * The tickets of an elevator that were raised within 90 days after another one of the same label, newest first, each
 * with the latest one that it repeats.
 */
export async function readFaults(
  db: Db,
  dealer_id: number,
  elevator_id: number,
): Promise<ElevatorFaultSummary> {
  const repeats = sql`select t.ticket_id, t.ticket_key, t.label, t.create_date, earlier.ticket_key as earlier_key,
      earlier.create_date as earlier_date
    from tickets t
    cross join lateral (
      select b.ticket_key, b.create_date from tickets b
      where b.dealer_id = t.dealer_id and b.elevator_id = t.elevator_id and b.deleted_at is null
        and lower(b.label) = lower(t.label) and (b.create_date, b.ticket_id) < (t.create_date, t.ticket_id)
        and b.create_date >= t.create_date - ${REPEAT_WITHIN_DAYS}::integer
      order by b.create_date desc, b.ticket_id desc limit 1) as earlier
    where ${dealerScope(dealer_id)} and t.elevator_id = ${elevator_id}`;
  const [found] = await db.query<{ repeat_faults: number; tickets: RepeatFault[] }>(sql`
    with repeats as (${repeats})
    select (select count(*) from repeats) as repeat_faults, coalesce((select json_agg(newest) from (
      select * from repeats order by create_date desc, ticket_id desc limit ${SHOWN_FAULTS}) as newest), '[]') as tickets`);
  if (!found) throw new Error('The query for an elevator’s repeat faults returned no row.');
  return { ...found, within_days: REPEAT_WITHIN_DAYS };
}
