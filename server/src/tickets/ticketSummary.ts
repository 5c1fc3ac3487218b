import { NO_TICKETS, type TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { TicketGrouping } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import {
  LOWEST_PRIORITY_FIRST,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../database/Database';
import { fullNameOf, ofHolder } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { scopeSql, literal } from './lists/conditions';
import type { Days } from './lists/TicketScope';
import { tallyRows } from '../ticket-counts/tally';
import { ticketColumns } from './ticketColumns';
import { dayRows } from './ticketDays';

/** How tickets are grouped: by a part of the rows `k` that count them by day. */
interface Grouping {
  days: 'priority' | 'assignee' | 'reporter';
  key: Sql;
  /** Tallies with the same key, which are fewer rows when the days do not matter. */
  tally?: 'work' | 'reporter';
  /** Whether the groups are people; otherwise they are values of the field. */
  people?: true;
}

/** Groupings that are summed. Any other field is counted directly. */
const SUMMED: Partial<Record<TicketGrouping, Grouping>> = {
  priority: { days: 'priority', key: sql`k.priority`, tally: 'work' },
  entrapment: { days: 'priority', key: sql`(k.a = 1)::text` },
  assignee: { days: 'assignee', key: sql`k.a`, tally: 'work', people: true },
  reporter: { days: 'reporter', key: sql`k.a`, tally: 'reporter', people: true },
};

/** The number of tickets with a status in the tally rows `k`. */
export const countWithStatus = (status: TicketStatus): Sql =>
  sql`coalesce(sum(k.tickets) filter (where k.status = ${literal(status)}), 0)::integer`;

/**
 * The dealer's tickets by status in groups, summed by the database; unassigned tickets come last, and all priorities
 * are listed.
 */
export async function summariseTickets(
  db: Db,
  dealer_id: number,
  by: TicketGrouping,
  opened: Days = {},
): Promise<TicketGroup[]> {
  const grouping = SUMMED[by];
  const people = grouping?.people;
  const ofDays = opened.from !== undefined || opened.to !== undefined;
  const rows = !grouping
    ? countedRows(dealer_id, ticketColumns.columnOf(by), opened)
    : grouping.tally && !ofDays
      ? tallyRows(dealer_id, grouping.tally)
      : dayRows(dealer_id, grouping.days, opened);
  const key = grouping?.key ?? sql`k.key`;
  // People who had a user name one after the other are one group, as in the list that it opens.
  const group = people ? sql`lower(u.username)` : sql`summed.key`;
  const names = people
    ? sql`${ofHolder(sql`u.username`)} as name, ${ofHolder(fullNameOf(sql`u`))} as full_name`
    : sql`summed.key as name`;
  const order = people ? sql`min(u.username_order)` : sql`name_order(summed.key) collate "C"`;
  const users = people
    ? sql`left join users u on u.dealer_id = ${dealer_id} and u.user_id = summed.key`
    : sql``;
  const groups = await db.query<TicketGroup>(sql`
    select ${names}, sum(summed.open_count)::integer as open_count, sum(summed.inprogress_count)::integer as inprogress_count,
      sum(summed.onhold_count)::integer as onhold_count, sum(summed.accepted_count)::integer as accepted_count,
      sum(summed.closed_count)::integer as closed_count
    from (select ${key} as key, ${countWithStatus('Open')} as open_count, ${countWithStatus('InProgress')} as inprogress_count,
        ${countWithStatus('OnHold')} as onhold_count, ${countWithStatus('Accepted')} as accepted_count,
        ${countWithStatus('Closed')} as closed_count
      from ${rows} group by 1 having sum(k.tickets) > 0) summed ${users}
    group by ${group} order by ${order} nulls last, ${group}`);
  if (by !== 'priority') return groups;
  return LOWEST_PRIORITY_FIRST.map(
    (name) => groups.find((group) => group.name === name) ?? { ...NO_TICKETS, name },
  );
}

/** The tickets opened on these days, counted into rows `k` with the columns of the tallies. */
const countedRows = (dealer_id: number, column: Sql, opened: Days): Sql =>
  sql`(select ${column}::text as key, t.status, count(*) as tickets from tickets t
    where ${scopeSql(dealer_id, { opened })} group by 1, 2) k`;
