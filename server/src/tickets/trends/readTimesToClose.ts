import {
  HIGHEST_PRIORITY_FIRST,
  type TicketPriority,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TimeToClose } from '@smart-elevator/shared-api/contract/tickets/trends';
import type { Db } from '../../database/Database';
import { sql, type Sql } from '../../database/sql';
import { dayRows } from '../ticketDays';
import type { TrendDays } from './readTicketMonths';

/** A number of days that one of the tickets really took, not a value between two. */
const within = (share: Sql): Sql =>
  sql`(min(days) filter (where through >= ${share} * closed_count))::integer`;

/** How long the tickets that were closed on these days took, by priority: the highest first, all five. */
export async function readTimesToClose(db: Db, dealer_id: number, closed: TrendDays): Promise<TimeToClose[]> {
  const found = await db.query<TimeToClose>(sql`
    select priority, closed_count::integer, ${within(sql`0.5`)} as median_days, ${within(sql`0.9`)} as p90_days
    from (select k.priority, k.a as days, sum(sum(k.tickets)) over (partition by k.priority order by k.a) as through,
        sum(sum(k.tickets)) over (partition by k.priority) as closed_count
      from ${dayRows(dealer_id, 'closed', closed)} group by k.priority, k.a having sum(k.tickets) > 0) taken
    group by priority, closed_count`);
  return HIGHEST_PRIORITY_FIRST.map(
    (priority) => found.find((one) => one.priority === priority) ?? none(priority),
  );
}

const none = (priority: TicketPriority): TimeToClose => ({
  priority,
  closed_count: 0,
  median_days: null,
  p90_days: null,
});
