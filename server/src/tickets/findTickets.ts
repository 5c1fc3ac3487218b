import type { FoundTicket } from '@smart-elevator/shared-api/contract/tickets/findEndpoints';
import type { Db } from '../database/Database';
import { containsText, FOUND_ROWS, usesTrigrams } from '../database/listSql';
import { sql } from '../database/sql';
import { dealerScope } from '../ticket-counts/dealerScope';
import { keyContains } from './lists/conditions';
import { parseKeySearch } from './lists/SearchMatches';

/** The newest tickets are read first: a frequent text is found there, and a short one has no index. */
const NEWEST_TICKETS = 2_000;

/**
 * The dealer's tickets whose key or summary contains a text: the one with exactly that key first, then the newest.
 * Each condition has its own few rows, so that each uses its own index. Summaries are searched in the newest tickets;
 * only a text that is rare there is looked up in the index of all, which a text of less than three letters cannot use.
 */
export function findTickets(db: Db, dealer_id: number, text: string): Promise<FoundTicket[]> {
  const key = parseKeySearch(text);
  const exactKey = typeof key === 'string' ? '' : `ELV-${key.digits}`;
  const ofDealer = dealerScope(dealer_id);
  const containsKey = keyContains({ key }) ?? sql`false`;
  const contains = containsText(text, sql`t.summary`) ?? sql`false`;
  const isRare = sql`${usesTrigrams(text)} and (select count(*) from newest) < ${FOUND_ROWS}`;
  return db.query<FoundTicket>(sql`with newest as materialized (
      select t.ticket_id from (select t.ticket_id, t.ticket_no, t.summary from tickets t where ${ofDealer}
        order by t.ticket_no desc limit ${NEWEST_TICKETS}) t
      where ${contains} order by t.ticket_no desc limit ${FOUND_ROWS}),
    -- The sum keeps the planner from walking the index of the numbers through all tickets.
    older as (select t.ticket_id from tickets t where ${isRare} and ${ofDealer} and ${contains}
      order by t.ticket_no + 0 desc limit ${FOUND_ROWS}),
    keys as (select t.ticket_id from tickets t where ${ofDealer} and (t.ticket_key = ${exactKey})
      union (select t.ticket_id from tickets t where ${ofDealer} and ${containsKey}
        order by t.ticket_no desc limit ${FOUND_ROWS}))
    select t.ticket_id, t.ticket_key, t.summary, t.status, e.elevator_name
    from tickets t join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    where ${ofDealer} and t.ticket_id in (table newest union table older union table keys)
    order by t.ticket_key = ${exactKey} desc, t.ticket_no desc limit ${FOUND_ROWS}`);
}
