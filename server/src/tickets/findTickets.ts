import type { FoundTicket } from '@smart-elevator/shared-api/contract/tickets/findEndpoints';
import type { Db } from '../database/Database';
import { containsText, FOUND_ROWS } from '../database/listSql';
import { joinSql, runQuery, sql, type Sql } from '../database/sql';
import { dealerScope } from './dealerScope';
import { keyContains } from './lists/conditions';
import { parseKeySearch } from './lists/SearchMatches';

/**
 * The dealer's tickets whose key or summary contains a text: the one with exactly that key first, then the newest.
 * Each condition has its own few rows, so that each uses its own index.
 */
export function findTickets(db: Db, dealer_id: number, text: string): Promise<FoundTicket[]> {
  const key = parseKeySearch(text);
  const exactKey = typeof key === 'string' ? '' : `ELV-${key.digits}`;
  const newest = (condition: Sql) =>
    sql`(select t.ticket_id from tickets t where ${dealerScope(dealer_id)} and ${condition}
      order by t.ticket_no desc limit ${FOUND_ROWS})`;
  const conditions = [
    sql`t.ticket_key = ${exactKey}`,
    keyContains({ key }),
    containsText(text, sql`t.summary`),
  ];
  const found = joinSql(
    conditions.filter((condition) => condition !== undefined).map(newest),
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
