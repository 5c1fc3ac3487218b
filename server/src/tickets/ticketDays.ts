import { sql, type Sql } from '../database/sql';
import { betweenDays } from './lists/conditions';
import type { Days } from './lists/TicketScope';

/** What `ticket_days` counts by: tickets that were opened, or closed, on a day; `0096_ticket_counts.sql` documents its columns. */
type Kind = 'priority' | 'assignee' | 'reporter' | 'closed' | 'closer';

/** The rows `k` of one kind of the tickets of these days. */
export const dayRows = (dealer_id: number, kind: Kind, days: Days): Sql =>
  sql`ticket_days k where k.dealer_id = ${dealer_id} and k.kind = ${KIND[kind]} and ${betweenDays(sql`k.day`, days)}`;

/** Literals, for the planner. */
const KIND: Record<Kind, Sql> = {
  priority: sql`'priority'`,
  assignee: sql`'assignee'`,
  reporter: sql`'reporter'`,
  closed: sql`'closed'`,
  closer: sql`'closer'`,
};
