import { sql, type Sql } from '../database/sql';
import { tallyRows } from '../ticket-counts/tally';
import { scopeSql } from './lists/conditions';

/** The number of tickets that are not Closed, `open_tickets` by `assignee_id`: sums of tallies. */
export const openByAssignee = (
  dealer_id: number,
): Sql => sql`select k.a as assignee_id, sum(k.tickets)::integer as open_tickets
  from ${tallyRows(dealer_id, 'work', [sql`k.status <> 'Closed'`])} group by k.a having sum(k.tickets) > 0`;

/** Those of them that are late on the day `today`, `late_tickets` by `assignee_id`: from the index `tickets_late` alone. */
export const lateByAssignee = (
  dealer_id: number,
  today: string,
): Sql => sql`select t.assignee_id, count(*)::integer as late_tickets
  from tickets t where ${scopeSql(dealer_id, { late: today })} group by t.assignee_id`;
