import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { ticketNeighbours } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { Db } from '../database/Database';
import { runQuery, sql, type Sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { dealerScope } from './dealerScope';

type Neighbours = Reply<typeof ticketNeighbours>;

/** The tickets before and after one in the usual order of the lists, the latest changed first; null at the ends. */
export async function findNeighbours(db: Db, dealer_id: number, ticket_id: number): Promise<Neighbours> {
  const nearest = (beyond: Sql, direction: Sql) => sql`(
    select json_build_object('ticket_id', t.ticket_id, 'ticket_key', t.ticket_key) from tickets t
    where ${dealerScope(dealer_id)} and (t.update_date, t.ticket_id) ${beyond} (x.update_date, x.ticket_id)
    order by t.update_date ${direction}, t.ticket_id ${direction} limit 1)`;
  const [found] = await runQuery<Neighbours>(
    db,
    sql`select ${nearest(sql`>`, sql`asc`)} as previous, ${nearest(sql`<`, sql`desc`)} as next
      from tickets x
      where x.dealer_id = ${dealer_id} and x.ticket_id = ${ticket_id} and x.deleted_at is null`,
  );
  if (!found) throw notFound();
  return found;
}
