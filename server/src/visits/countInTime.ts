import {
  PROMISED_MONTHS_MAX,
  type KeptMonth,
  type KeptTechnician,
  type PromisedDays,
} from '@smart-elevator/shared-api/contract/visits/visitsInTime';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { sql } from '../database/sql';

const COUNTS = sql`(count(*) filter (where v.kept = 'InTime'))::integer as in_time,
  (count(*) filter (where v.kept = 'Late'))::integer as late,
  (count(*) filter (where v.kept = 'Missed'))::integer as missed,
  (count(*) filter (where v.kept = 'Open'))::integer as open`;
const ZEROS = sql`coalesce(k.in_time, 0) as in_time, coalesce(k.late, 0) as late, coalesce(k.missed, 0) as missed,
  coalesce(k.open, 0) as open`;

/** The promised visits `v` of these days that were not cancelled: read from the index alone. */
const promised = (dealer_id: number, { from, to }: PromisedDays) =>
  sql`v.dealer_id = ${dealer_id} and v.promised_day between ${from}::date and ${to}::date and v.kept is not null`;

/** What became of the visits that are promised in each month between two days (R1334). */
export function countMonths(db: Db, dealer_id: number, days: PromisedDays): Promise<KeptMonth[]> {
  const first = sql`greatest(date_trunc('month', ${days.from}::timestamp),
    date_trunc('month', ${days.to}::timestamp) - make_interval(months => ${PROMISED_MONTHS_MAX - 1}))`;
  return db.query<KeptMonth>(sql`
    select to_char(m.month, 'YYYY-MM') as month, ${ZEROS}
    from generate_series(${first}, ${days.to}::timestamp, interval '1 month') as m (month)
    left join (
      select date_trunc('month', v.promised_day::timestamp) as month, ${COUNTS} from visits v
      where ${promised(dealer_id, days)} group by 1) k on k.month = m.month
    order by m.month`);
}

/** The same for each technician with such a visit, by name; those of nobody are last (R1334). */
export function countTechnicians(db: Db, dealer_id: number, days: PromisedDays): Promise<KeptTechnician[]> {
  return db.query<KeptTechnician>(sql`
    select k.user_id, u.username, ${fullNameOf(sql`u`)} as full_name, ${ZEROS}
    from (
      select t.user_id, ${COUNTS} from visits v
      left join visit_technicians t on t.dealer_id = v.dealer_id and t.visit_id = v.visit_id
      where ${promised(dealer_id, days)} group by t.user_id) k
    left join users u on u.dealer_id = ${dealer_id} and u.user_id = k.user_id
    order by k.user_id is null, u.username_order, k.user_id`);
}
