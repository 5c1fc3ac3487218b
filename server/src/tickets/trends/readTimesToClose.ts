import {
  HIGHEST_PRIORITY_FIRST,
  type TicketPriority,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TimeToClose } from '@smart-elevator/shared-api/contract/tickets/trends';
import type { Db } from '../../database/Database';
import { sql, type Sql } from '../../database/sql';
import { scopeSql } from '../lists/conditions';
import type { TrendDays } from './readTicketMonths';

/** Days from opening to closing; zero for a ticket that was entered afterwards. */
const DAYS_TO_CLOSE = sql`greatest(0, t.close_date - t.create_date)`;

/** A number of days that one of the tickets really took, not a value between two. */
const within = (share: Sql): Sql =>
  sql`percentile_disc(${share}) within group (order by ${DAYS_TO_CLOSE})::integer`;

/** How long the tickets that were closed on these days took, by priority: the highest first, all five. */
export async function readTimesToClose(db: Db, dealer_id: number, closed: TrendDays): Promise<TimeToClose[]> {
  const found = await db.query<TimeToClose>(sql`
    select t.priority, count(*)::integer as closed_count, ${within(sql`0.5`)} as median_days,
      ${within(sql`0.9`)} as p90_days
    from tickets t where ${scopeSql(dealer_id, { status: 'Closed', closed })} group by t.priority`);
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
