import { sql, type Sql } from '../database/sql';

/** Whether the visit `v` of a dealer is planned between two days, both inclusive; a cancelled one is not. */
export const isPlannedBetween = (dealer_id: number, from: string, to: string): Sql =>
  sql`v.dealer_id = ${dealer_id} and v.planned_day between ${from}::date and ${to}::date and v.state <> 'Cancelled'`;

/** The lifts of the visit `v` as one row `lifts`: the first one by name, and all names. */
export const LIFTS = sql`cross join lateral (
  select (array_agg(e.elevator_id order by e.elevator_name_order, e.elevator_id))[1] as elevator_id,
    min(e.elevator_name_order) as name_order,
    left(string_agg(e.elevator_name, ', ' order by e.elevator_name_order, e.elevator_id), 100) as names
  from visit_elevators l join elevators e on e.dealer_id = l.dealer_id and e.elevator_id = l.elevator_id
  where l.dealer_id = v.dealer_id and l.visit_id = v.visit_id having count(*) > 0) lifts`;
