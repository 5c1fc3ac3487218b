import {
  PROMISED_MONTHS_MAX,
  type KeptMonth,
  type KeptTechnician,
  type PromisedDays,
  type VisitKept,
} from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';
import { visitTallyRows } from './visitTallies';

/** Of rows `k` with `kept` and a number `visits`. */
const sumOf = (kept: VisitKept) => sql`coalesce(sum(k.visits) filter (where k.kept = ${kept}), 0)::integer`;
const SUMS = sql`${sumOf('InTime')} as in_time, ${sumOf('Late')} as late, ${sumOf('Missed')} as missed, ${sumOf('Open')} as open`;

/** What became of the visits that were promised between two days, by day: rows `k`, from the tallies. */
const promisedDays = (dealer_id: number, { from, to }: PromisedDays) => sql`(
  select k.day as promised_day, k.kept, k.visits from ${visitTallyRows(dealer_id, 'promised', [
    sql`k.day between ${from}::date and ${to}::date and k.kept is not null`,
  ])}) k`;

/** What became of the visits that are promised in each month between two days (R1334). */
export function countMonths(db: Db, dealer_id: number, days: PromisedDays): Promise<KeptMonth[]> {
  const first = sql`greatest(date_trunc('month', ${days.from}::timestamp),
    date_trunc('month', ${days.to}::timestamp) - make_interval(months => ${PROMISED_MONTHS_MAX - 1}))`;
  return db.query<KeptMonth>(sql`
    select to_char(m.month, 'YYYY-MM') as month, ${SUMS}
    from generate_series(${first}, ${days.to}::timestamp, interval '1 month') as m (month)
    left join ${promisedDays(dealer_id, days)} on date_trunc('month', k.promised_day::timestamp) = m.month
    group by m.month order by m.month`);
}

/**
 * The same for each technician with such a visit, by name; those of nobody are last (R1334): all of them without those that have a first
 * technician.
 */
export function countTechnicians(db: Db, dealer_id: number, days: PromisedDays): Promise<KeptTechnician[]> {
  const { from, to } = days;
  return db.query<KeptTechnician>(sql`
    with taken as materialized (
      select t.user_id, t.kept, t.place, count(*) as visits from visit_technicians t
      where t.dealer_id = ${dealer_id} and t.promised_day between ${from}::date and ${to}::date and t.kept is not null
      group by t.user_id, t.kept, t.place),
    counted as (
      select user_id, kept, visits from taken
      union all
      select null, k.kept, k.visits from ${promisedDays(dealer_id, days)}
      union all
      select null, kept, -visits from taken where place = 1)
    select k.user_id, u.username, ${fullNameOf(sql`u`)} as full_name, ${SUMS}
    from counted k left join users u on u.dealer_id = ${dealer_id} and u.user_id = k.user_id
    group by k.user_id, u.dealer_id, u.user_id
    having sum(k.visits) > 0
    order by k.user_id is null, u.username_order, k.user_id`);
}
