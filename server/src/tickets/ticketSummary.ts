import {
  TICKET_PRIORITIES,
  type TicketGroup,
  type TicketGrouping,
} from '@smart-elevator/shared-api/contract/tickets/ticket';
import { PRIORITIES_BY_WEIGHT } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import type { Db } from '../database/Database';
import { ask, sql, type Sql } from '../database/sql';
import { ofDealer } from './ticketsOf';

const person = (column: Sql): Sql =>
  sql`left join users u on u.dealer_id = t.dealer_id and u.user_id = ${column}`;

/** What a group is called, and the table that knows it. */
const GROUPS: Record<TicketGrouping, { name: Sql; table: Sql }> = {
  priority: { name: sql`t.priority`, table: sql`` },
  assignee: { name: sql`u.username`, table: person(sql`t.assignee_id`) },
  reporter: { name: sql`u.username`, table: person(sql`t.reporter_id`) },
};

const counted = (status: string): Sql => sql`count(*) filter (where t.status = ${status})`;

/** The dealer's tickets by status in groups, counted by the database; nobody's come last. */
export async function summariseTickets(
  db: Db,
  dealer_id: number,
  by: TicketGrouping,
): Promise<TicketGroup[]> {
  const { name, table } = GROUPS[by];
  const groups = await ask<TicketGroup>(
    db,
    sql`select ${name} as name, ${counted('Open')} as open_count, ${counted('InProgress')} as inprogress_count,
      ${counted('OnHold')} as onhold_count, ${counted('Accepted')} as accepted_count,
      ${counted('Closed')} as closed_count
      from tickets t ${table} where ${ofDealer(dealer_id)} group by 1 order by lower(${name}) nulls last`,
  );
  return by === 'priority' ? everyPriority(groups) : groups;
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
