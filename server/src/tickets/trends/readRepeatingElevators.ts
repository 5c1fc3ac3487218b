import { REPEAT_WITHIN_DAYS } from '@smart-elevator/shared-api/contract/elevators/timeline';
import {
  REPEATING_ELEVATORS_MAX,
  type RepeatingElevators,
} from '@smart-elevator/shared-api/contract/tickets/trends';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { dealerScope } from '../dealerScope';
import type { TrendDays } from './readTicketMonths';

/**
 * The elevators with repeat faults on these days. Each ticket is compared with the previous one of the same elevator
 * and label, in one pass: the previous one is the nearest, so it decides.
 */
export async function readRepeatingElevators(
  db: Db,
  dealer_id: number,
  { from, to }: TrendDays,
): Promise<RepeatingElevators> {
  const [found] = await db.query<RepeatingElevators>(sql`with compared as (
      select t.elevator_id, t.label, t.create_date, t.create_date - lag(t.create_date) over (
        partition by t.elevator_id, lower(t.label) order by t.create_date, t.ticket_id) as days_since
      from tickets t where ${dealerScope(dealer_id)}
        and t.create_date between ${from}::date - ${REPEAT_WITHIN_DAYS}::integer and ${to}::date),
    counted as (
      select elevator_id, count(*)::integer as ticket_count,
        (count(*) filter (where days_since <= ${REPEAT_WITHIN_DAYS}))::integer as repeat_count,
        max(create_date) filter (where days_since <= ${REPEAT_WITHIN_DAYS}) as newest,
        mode() within group (order by label) filter (where days_since <= ${REPEAT_WITHIN_DAYS}) as label
      from compared where create_date >= ${from}::date group by elevator_id),
    repeating as (select * from counted where repeat_count > 0)
    select (select count(*)::integer from repeating) as count,
      (select coalesce(json_agg(elevator), '[]') from (
        select e.elevator_name, r.repeat_count, r.ticket_count, r.label, r.newest
        from repeating r join elevators e on e.dealer_id = ${dealer_id} and e.elevator_id = r.elevator_id
        order by r.repeat_count desc, lower(e.elevator_name) limit ${REPEATING_ELEVATORS_MAX}) as elevator) as elevators`);
  if (!found) throw new Error('The query for repeat faults returned no row.');
  return found;
}
