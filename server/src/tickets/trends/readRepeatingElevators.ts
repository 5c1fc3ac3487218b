import {
  REPEATING_ELEVATORS_MAX,
  type RepeatingElevators,
} from '@smart-elevator/shared-api/contract/tickets/trends';
import { REPEAT_WITHIN_DAYS } from '@smart-elevator/shared-api/contract/elevators/timeline';
import type { Db } from '../../database/Database';
import { sql, type Sql } from '../../database/sql';
import { dealerScope } from '../../ticket-counts/dealerScope';
import type { TrendDays } from './readTicketMonths';

/**
 * The elevators with repeat faults on these days. All tickets with the same fault in a span of 91 days (`ticket_faults`) but
 * the first repeat an earlier one; the first does if the last one before it is near enough. Only of the first and the last
 * span may some tickets be outside the days: these are counted one by one (ADR-125).
 */
export async function readRepeatingElevators(
  db: Db,
  dealer_id: number,
  { from, to }: TrendDays,
): Promise<RepeatingElevators> {
  const isWithin = sql`c.first >= ${from}::date and c.last <= ${to}::date`;
  const [found] = await db.query<RepeatingElevators>(sql`with compared as (
      select f.*, f.first - max(f.last) over (partition by f.elevator_id, f.fault order by f.span, f.first, f.label
        rows between unbounded preceding and 1 preceding) as days_since
      from ticket_faults f where f.dealer_id = ${dealer_id}
        and f.span between fault_span(${from}::date) - 1 and fault_span(${to}::date)),
    cut as (${ticketsOfCutSpans(dealer_id, from, to)}),
    ranged as (
      select c.elevator_id, c.label, coalesce(cut.tickets, c.tickets) as tickets, coalesce(cut.last, c.last) as last,
        case when c.first < ${from}::date or c.days_since <= ${REPEAT_WITHIN_DAYS} then 0 else 1 end as new
      from compared c left join cut on cut.elevator_id = c.elevator_id and cut.label = c.label and cut.span = c.span
        and not (${isWithin})
      where cut.tickets > 0 or ${isWithin}),
    labelled as (
      select elevator_id, label, sum(tickets) as tickets, sum(tickets - new) as repeats,
        max(last) filter (where tickets > new) as newest
      from ranged group by elevator_id, label),
    counted as (
      select elevator_id, sum(tickets)::integer as ticket_count, sum(repeats)::integer as repeat_count,
        max(newest) as newest, (array_agg(label order by repeats desc, label))[1] as label
      from labelled group by elevator_id),
    repeating as (select * from counted where repeat_count > 0)
    select (select count(*)::integer from repeating) as count,
      (select coalesce(json_agg(elevator), '[]') from (
        select e.elevator_name, r.repeat_count, r.ticket_count, r.label, r.newest
        from repeating r join elevators e on e.dealer_id = ${dealer_id} and e.elevator_id = r.elevator_id
        order by r.repeat_count desc, e.elevator_name_order, e.elevator_id limit ${REPEATING_ELEVATORS_MAX}) as elevator) as elevators`);
  if (!found) throw new Error('The query for repeat faults returned no row.');
  return found;
}

/** The tickets between the days in the spans that these days cut. */
function ticketsOfCutSpans(dealer_id: number, from: string, to: string): Sql {
  const within = (day: Sql) => sql`select t.elevator_id, t.label, t.create_date from tickets t
    where ${dealerScope(dealer_id)} and t.create_date between ${from}::date and ${to}::date
      and t.create_date between date '0001-01-01' + fault_span(${day}) * 91 and date '0001-01-01' + fault_span(${day}) * 91 + 90
      and exists (select from compared c where c.span = fault_span(${day})
        and (c.first < ${from}::date and c.last >= ${from}::date or c.last > ${to}::date and c.first <= ${to}::date))`;
  return sql`select t.elevator_id, t.label, fault_span(t.create_date) as span, count(*) as tickets, max(t.create_date) as last
    from (${within(sql`${from}::date`)}
      union all ${within(sql`${to}::date`)} and fault_span(${from}::date) < fault_span(${to}::date)) t group by 1, 2, 3`;
}
