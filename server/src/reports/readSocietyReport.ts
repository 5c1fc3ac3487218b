import { MAX_REMARKS, type SocietyReport } from '@smart-elevator/shared-api/contract/reports/societyReport';
import type { readYearReport } from '@smart-elevator/shared-api/contract/reports/societyEndpoints';
import { addMonths } from '@smart-elevator/shared-api/contract/calendar';
import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import { reportMessages } from '@smart-elevator/shared-api/contract/reports/report';
import type { Db } from '../database/Database';
import { labelOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { ownOffset } from '../database/localDays';
import type { PhotoScope } from '../files/reportPhotos';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';

/** The longest period of a report, in months. */
const MAX_MONTHS = 60;
const REPEAT_WITHIN_DAYS = 90;

type SocietyQuery = Query<typeof readYearReport>;

/** Whose report it is. */
export type ReportedLifts = Pick<SocietyQuery, 'elevator' | 'building' | 'customer'>;

interface Subject {
  subject: string;
  building_name: string;
  address: string;
}

/** The lifts `e` of a report: of a building, those of one customer or all, or one lift. */
export function liftsOf({ elevator, building, customer }: ReportedLifts): Sql {
  if (elevator !== undefined) return sql`e.elevator_id = ${elevator}`;
  const ofCustomer = customer === undefined ? sql`true` : sql`e.customer_id = ${customer}`;
  return sql`e.building_name = ${building} and ${ofCustomer}`;
}

/** The pictures of a report: of its lifts and days. */
export const ofPeriod = (
  { dealer_id, utc_offset = ownOffset() }: Caller,
  { from, to, ...about }: ReportedLifts & Pick<SocietyQuery, 'from' | 'to'>,
): PhotoScope => ({ dealer_id, which: liftsOf(about), from, to, utc_offset });

/**
 * What happened to a lift or to the lifts of a building from one day to another (R620); 404 when there is none of this dealer.
 * Promised are the visits of contracts whose day has come, one to each lift in a period, without the cancelled ones; kept are those
 * at which the lift was maintained (R1262).
 */
export async function readSocietyReport(
  db: Db,
  dealer_id: number,
  today: string,
  { elevator, building, customer, from, to }: SocietyQuery,
): Promise<SocietyReport> {
  if ((elevator === undefined) === (building === undefined))
    throw badRequest({ elevator: [frameworkMessages.required] });
  if (from > to) throw badRequest({ to: [reportMessages.periodReversed] });
  if (to > addMonths(from, MAX_MONTHS)) throw badRequest({ to: [reportMessages.periodTooLong] });
  const which = sql`e.dealer_id = ${dealer_id} and e.deleted_at is null and ${liftsOf({ elevator, building, customer })}`;
  const name = elevator === undefined ? sql`e.building_name` : sql`e.elevator_name`;
  const [subject] = await db.query<Subject>(sql`select ${name} as subject, e.building_name,
    concat_ws(', ', nullif(e.elevator_address, ''), nullif(e.elevator_zip, '')) as address
    from elevators e where ${which} order by e.elevator_name_order, e.elevator_id limit 1`);
  if (!subject) throw notFound();
  const customers = building === undefined ? [] : await customersOf(db, dealer_id, building);
  const several = customers.length > 1 ? { customers } : {};
  const nowhere = customers.length > 1 && customer === undefined ? { address: '' } : {};
  const until = to < today ? to : today;
  const [figures] = await db.query<Omit<SocietyReport, keyof Subject | 'customers' | 'from' | 'to'>>(
    figuresOf({ dealer_id, which, from, to, until }),
  );
  if (!figures) throw new Error('The report of a society returned no row.');
  return { ...subject, ...nowhere, ...several, from, to, ...figures };
}

/** The customers of the lifts in buildings of a name, by their own names; a lift may have none. */
const customersOf = (db: Db, dealer_id: number, building: string) =>
  db.query<NonNullable<SocietyReport['customers']>[number]>(sql`
    select u.user_id as customer_id, ${labelOf(sql`u`)} as customer_name
    from users u where u.dealer_id = ${dealer_id}
      and u.user_id in (select e.customer_id from elevators e
        where e.dealer_id = ${dealer_id} and e.deleted_at is null and ${liftsOf({ building })})
    order by 2, 1`);

interface Scope {
  dealer_id: number;
  which: Sql;
  from: string;
  to: string;
  /** `to`, or today: what is promised later is not counted. */
  until: string;
}

const figuresOf = ({ dealer_id, which, from, to, until }: Scope): Sql => sql`
  with lifts as materialized (select e.elevator_id, e.elevator_name, e.elevator_name_order from elevators e where ${which}),
  promised as (select k.elevator_id, count(*)::integer as visits, ${countOf(sql`k.kept`)} as kept
    from (select o.elevator_id, bool_or(v.state = 'Done' and o.outcome = 'Done') as kept
      from lifts join visit_elevators o on o.dealer_id = ${dealer_id} and o.elevator_id = lifts.elevator_id
      join visits v on v.dealer_id = o.dealer_id and v.visit_id = o.visit_id
      where v.kept is not null and v.promised_day between ${from}::date and ${until}::date
      group by o.elevator_id, v.contract_id, v.period) k
    group by k.elevator_id),
  faults as materialized (select t.ticket_id, t.ticket_key, t.create_date, l.elevator_name, t.elevator_id, t.label,
      t.status = 'Closed' as closed, t.close_date - t.create_date as days,
      exists (select from tickets b where b.dealer_id = t.dealer_id and b.elevator_id = t.elevator_id
        and b.deleted_at is null and t.label <> '' and lower(b.label) = lower(t.label)
        and (b.create_date, b.ticket_id) < (t.create_date, t.ticket_id)
        and b.create_date >= t.create_date - ${REPEAT_WITHIN_DAYS}::integer) as repeats
    from tickets t join lifts l using (elevator_id)
    where t.dealer_id = ${dealer_id} and t.deleted_at is null
      and t.create_date between ${from}::date and ${to}::date),
  rows as (select l.elevator_id, l.elevator_name, l.elevator_name_order, coalesce(p.visits, 0) as visits_promised,
      coalesce(p.kept, 0) as visits_kept,
      (select count(*)::integer from faults f where f.elevator_id = l.elevator_id) as faults,
      (select count(*)::integer from faults f where f.elevator_id = l.elevator_id and f.repeats) as repeats
    from lifts l left join promised p using (elevator_id)),
  causes as (select min(f.label) as label, count(*)::integer as faults,
      (count(*) filter (where not f.closed))::integer as open
    from faults f group by lower(f.label) order by count(*) desc, lower(min(f.label))),
  remarks as (select r.report_id, r.report_date, l.elevator_name, coalesce(v.field_name, f.name) as field, v.value as text
    from reports r join lifts l using (elevator_id)
    join report_field_values v on v.dealer_id = r.dealer_id and v.report_id = r.report_id
    join custom_fields f on f.dealer_id = v.dealer_id and f.id = v.custom_field
    where r.dealer_id = ${dealer_id} and r.report_date between ${from}::date and ${to}::date
      and coalesce(v.field_format, f.format) = 'text' and trim(v.value) <> ''
    order by r.report_date desc, r.report_id desc, coalesce(v.field_order, f."order"), v.custom_field
    limit ${MAX_REMARKS}),
  ticket_remarks as (select f.ticket_key, f.create_date, f.elevator_name, c.name as field, v.value as text
    from faults f join ticket_field_values v on v.dealer_id = ${dealer_id} and v.ticket_id = f.ticket_id
    join custom_fields c on c.dealer_id = v.dealer_id and c.id = v.custom_field
    where c.format = 'text' and trim(v.value) <> ''
    order by f.create_date desc, f.ticket_id desc, c."order", v.custom_field
    limit ${MAX_REMARKS})
  select (select coalesce(sum(visits_promised), 0)::integer from rows) as visits_promised,
    (select coalesce(sum(visits_kept), 0)::integer from rows) as visits_kept,
    count(f.*)::integer as faults, ${countOf(sql`f.repeats`)} as repeats,
    ${countOf(sql`f.closed and f.days <= 0`)} as closed_same_day,
    ${countOf(sql`f.closed and f.days between 1 and 3`)} as closed_within_3,
    ${countOf(sql`f.closed and f.days between 4 and 7`)} as closed_within_7,
    ${countOf(sql`f.closed and (f.days > 7 or f.days is null)`)} as closed_later,
    ${countOf(sql`not f.closed`)} as open,
    (select coalesce(json_agg(c), '[]') from causes c) as causes,
    (select coalesce(json_agg(json_build_object('elevator_id', r.elevator_id, 'elevator_name', r.elevator_name,
      'visits_promised', r.visits_promised, 'visits_kept', r.visits_kept, 'faults', r.faults, 'repeats', r.repeats)
      order by r.elevator_name_order, r.elevator_id), '[]') from rows r) as elevators,
    (select coalesce(json_agg(m), '[]') from remarks m) as remarks,
    (select coalesce(json_agg(m), '[]') from ticket_remarks m) as ticket_remarks
  from faults f`;

const countOf = (which: Sql): Sql => sql`(count(*) filter (where ${which}))::integer`;
