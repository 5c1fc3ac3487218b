import { NO_TICKETS, type TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { TicketGrouping } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import {
  LOWEST_PRIORITY_FIRST,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../database/Database';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import { scopeSql, literal } from './lists/conditions';
import type { Days } from './lists/TicketScope';
import { tallyRows } from './tally';
import { ticketColumns } from './ticketColumns';

/** How tickets are grouped: by a column of `tickets t`, and by the tallies of the same field. */
interface Grouping {
  column: Sql;
  tally?: { kind: 'work' | 'reporter'; key: Sql };
  /** Whether the groups are people; otherwise they are values of the field. */
  people?: true;
}

/** Groupings that have tallies. Any other field is counted directly. */
const TALLIED: Partial<Record<TicketGrouping, Grouping>> = {
  priority: { column: sql`t.priority`, tally: { kind: 'work', key: sql`k.priority` } },
  assignee: {
    column: sql`coalesce(t.assignee_id, 0)`,
    tally: { kind: 'work', key: sql`k.a` },
    people: true,
  },
  reporter: { column: sql`t.reporter_id`, tally: { kind: 'reporter', key: sql`k.a` }, people: true },
};

/** The number of tickets with a status in the tally rows `k`. */
export const countWithStatus = (status: TicketStatus): Sql =>
  sql`coalesce(sum(k.tickets) filter (where k.status = ${literal(status)}), 0)::integer`;

/**
 * The dealer's tickets by status in groups, summed by the database; unassigned tickets come last, and all priorities
 * are listed. Tickets of a range of days have no tallies and are counted directly.
 */
export async function summariseTickets(
  db: Db,
  dealer_id: number,
  by: TicketGrouping,
  opened: Days = {},
): Promise<TicketGroup[]> {
  const { column, tally, people }: Grouping = TALLIED[by] ?? {
    column: sql`${ticketColumns.columnOf(by)}::text`,
  };
  const ofDays = opened.from !== undefined || opened.to !== undefined;
  const [rows, key] =
    tally && !ofDays
      ? [tallyRows(dealer_id, tally.kind), tally.key]
      : [countedRows(dealer_id, column, opened), sql`k.key`];
  const name = people ? sql`u.username` : sql`summed.key`;
  const fullName = people ? sql`${fullNameOf(sql`u`)} as full_name, ` : sql``;
  const users = people
    ? sql`left join users u on u.dealer_id = ${dealer_id} and u.user_id = summed.key`
    : sql``;
  const groups = await db.query<TicketGroup>(sql`
    select ${name} as name, ${fullName}summed.open_count, summed.inprogress_count, summed.onhold_count,
      summed.accepted_count, summed.closed_count
    from (select ${key} as key, ${countWithStatus('Open')} as open_count, ${countWithStatus('InProgress')} as inprogress_count,
        ${countWithStatus('OnHold')} as onhold_count, ${countWithStatus('Accepted')} as accepted_count,
        ${countWithStatus('Closed')} as closed_count
      from ${rows} group by 1 having sum(k.tickets) > 0) summed ${users}
    order by lower(${name}) nulls last`);
  if (by !== 'priority') return groups;
  return LOWEST_PRIORITY_FIRST.map(
    (name) => groups.find((group) => group.name === name) ?? { ...NO_TICKETS, name },
  );
}

/** The tickets opened on these days, counted into rows `k` with the columns of the tallies. */
const countedRows = (dealer_id: number, column: Sql, opened: Days): Sql =>
  sql`(select ${column} as key, t.status, count(*) as tickets from tickets t
    where ${scopeSql(dealer_id, { opened })} group by 1, 2) k`;
