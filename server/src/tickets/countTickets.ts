import { COUNT_OF_STATUS, type TicketCounts } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../database/Database';
import { ask, joined, Sql, sql } from '../database/sql';
import { countOf } from './lists/listTickets';
import type { Narrowing } from './lists/Narrowing';

/** How many of the dealer's tickets each status has; of a person's own within `scope`. */
export async function countTickets(db: Db, dealer_id: number, scope: Narrowing = {}): Promise<TicketCounts> {
  const columns = TICKET_STATUSES.map((status) => {
    const name = new Sql([COUNT_OF_STATUS[status]], []);
    return sql`${countOf(dealer_id, { ...scope, status })} as ${name}`;
  });
  const [counts] = await ask<TicketCounts>(db, sql`select ${joined(columns, ', ', sql`null`)}`);
  if (!counts) throw new Error('The tickets were not counted.');
  return counts;
}
