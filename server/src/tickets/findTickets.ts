import type { FoundTicket } from '@smart-elevator/shared-api/contract/tickets/findEndpoints';
import type { Db } from '../database/Database';
import { containsText, FOUND_ROWS, usesTrigrams } from '../database/listSql';
import { joinSql, runQuery, sql, type Sql } from '../database/sql';
import { dealerScope } from './dealerScope';
import { keyContains } from './lists/conditions';
import { parseKeySearch } from './lists/SearchMatches';

/** The newest tickets whose summaries are searched for a text that is too short for the index. */
const SCANNED_TICKETS = 2_000;

/**
 * The dealer's tickets whose key or summary contains a text: the one with exactly that key first, then the newest.
 * Each condition has its own few rows, so that each uses its own index; a text without one is searched in the newest
 * tickets only.
 */
export function findTickets(db: Db, dealer_id: number, text: string): Promise<FoundTicket[]> {
  const key = parseKeySearch(text);
  const exactKey = typeof key === 'string' ? '' : `ELV-${key.digits}`;
  const tickets = sql`tickets t where ${dealerScope(dealer_id)}`;
  const newest = (condition: Sql | undefined, among = tickets) =>
    condition
      ? [
          sql`(select t.ticket_id from ${among} and ${condition} order by t.ticket_no desc limit ${FOUND_ROWS})`,
        ]
      : [];
  const scanned = sql`(select t.* from ${tickets} order by t.ticket_no desc limit ${SCANNED_TICKETS}) t where true`;
  const found = joinSql(
    [
      ...newest(sql`t.ticket_key = ${exactKey}`),
      ...newest(keyContains({ key })),
      ...newest(containsText(text, sql`t.summary`), usesTrigrams(text) ? tickets : scanned),
    ],
    ' union ',
    sql`select null`,
  );
  return runQuery<FoundTicket>(
    db,
    sql`select t.ticket_id, t.ticket_key, t.summary, t.status, e.elevator_name
      from tickets t join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
      where ${dealerScope(dealer_id)} and t.ticket_id in (${found})
      order by t.ticket_key = ${exactKey} desc, t.ticket_no desc limit ${FOUND_ROWS}`,
  );
}
