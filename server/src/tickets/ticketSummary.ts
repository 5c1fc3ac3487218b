import type { TicketGroup } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { TicketGrouping } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import {
  TICKET_PRIORITIES,
  type TicketStatus,
  PRIORITIES_BY_WEIGHT,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../database/Database';
import { ask, sql, type Sql } from '../database/sql';
import { condition, word } from './lists/conditions';
import type { Days } from './lists/Narrowing';
import { tallyRows } from './lists/tally';

/** Which tallies tell of a group, and what it is called. */
const GROUPS: Record<TicketGrouping, { kind: 'work' | 'reporter'; of: Sql; name: Sql }> = {
  priority: { kind: 'work', of: sql`k.priority`, name: sql`summed.of` },
  assignee: { kind: 'work', of: sql`k.a`, name: sql`u.username` },
  reporter: { kind: 'reporter', of: sql`k.a`, name: sql`u.username` },
};

/** How many tickets of the tally rows `k` have a status. */
export const counted = (status: TicketStatus): Sql =>
  sql`coalesce(sum(k.tickets) filter (where k.status = ${word(status)}), 0)::integer`;

/**
 * The dealer's tickets by status in groups, summed by the database; nobody's come last. Those of some days, which no tally
 * knows, are counted.
 */
export async function summariseTickets(
  db: Db,
  dealer_id: number,
  by: TicketGrouping,
  opened: Days = {},
): Promise<TicketGroup[]> {
  const { kind, of, name } = GROUPS[by];
  const rows = opened.from || opened.to ? countedRows(dealer_id, by, opened) : tallyRows(dealer_id, kind);
  const people =
    by === 'priority'
      ? sql``
      : sql`left join users u on u.dealer_id = ${dealer_id} and u.user_id = summed.of`;
  const groups = await ask<TicketGroup>(
    db,
    sql`select ${name} as name, summed.open_count, summed.inprogress_count, summed.onhold_count,
        summed.accepted_count, summed.closed_count
      from (select ${of} as of, ${counted('Open')} as open_count, ${counted('InProgress')} as inprogress_count,
          ${counted('OnHold')} as onhold_count, ${counted('Accepted')} as accepted_count,
          ${counted('Closed')} as closed_count
        from ${rows} group by 1 having sum(k.tickets) > 0) summed ${people}
      order by lower(${name}) nulls last`,
  );
  return by === 'priority' ? everyPriority(groups) : groups;
}

/** The tickets opened on these days, counted into rows as those of the tallies, `k`. */
function countedRows(dealer_id: number, by: TicketGrouping, opened: Days): Sql {
  const person = by === 'reporter' ? sql`t.reporter_id` : sql`coalesce(t.assignee_id, 0)`;
  return sql`(select ${person} as a, t.status, t.priority, count(*) as tickets from tickets t
    where ${condition(dealer_id, { opened })} group by 1, 2, 3) k`;
}

/** Also those without a ticket, in the order of the parts: Low, Medium, High, Critical, Unspecified (P2 §2). */
function everyPriority(groups: readonly TicketGroup[]): TicketGroup[] {
  const [unspecified] = TICKET_PRIORITIES;
  const order = [...PRIORITIES_BY_WEIGHT.filter((priority) => priority !== unspecified), unspecified];
  return order.map((name) => groups.find((group) => group.name === name) ?? { ...NO_TICKETS, name });
}

const NO_TICKETS = {
  open_count: 0,
  inprogress_count: 0,
  onhold_count: 0,
  accepted_count: 0,
  closed_count: 0,
};
