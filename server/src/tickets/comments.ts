import type { Query } from '@smart-elevator/shared-api/contract/endpoint';
import type { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { NewComment, TicketComment } from '@smart-elevator/shared-api/contract/tickets/ticketHistory';
import type { ListReply } from '../database/allRows';
import type { Db } from '../database/Database';
import { isoTimestamp, orderBySql, readList } from '../database/listSql';
import { fullNameOf } from '../database/personName';
import { sql, type Sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { forbidden, notFound } from '../http/HttpError';
import { checkReadable } from './ticketPolicy';

const columnsFor = (user_id: number): Sql =>
  sql`c.comment_id, ${isoTimestamp(sql`c.created_at`)} as at, u.username as who,
        ${fullNameOf(sql`u`)} as who_full_name, c.text, c.user_id = ${user_id} as mine`;

const TABLES = sql`ticket_comments c join users u on u.dealer_id = c.dealer_id and u.user_id = c.user_id`;

/** The comments of a ticket, the oldest first unless the query has another order. */
export async function listComments(
  db: Db,
  caller: Caller,
  ticket_id: number,
  { ordering, ...paging }: Query<typeof ticketComments>,
): Promise<ListReply<TicketComment>> {
  const { dealer_id, user_id } = caller;
  await checkReadable(db, caller, ticket_id);
  return readList(
    db,
    {
      columns: columnsFor(user_id),
      tables: TABLES,
      scope: sql`c.dealer_id = ${dealer_id} and c.ticket_id = ${ticket_id}`,
      filters: [],
      ...orderBySql({ at: sql`c.comment_id` }, ordering, { usual: 'at', last: sql`c.comment_id` }),
      key: sql`c.comment_id`,
    },
    paging,
  );
}

export async function addComment(
  db: Db,
  caller: Caller,
  ticket_id: number,
  { text }: NewComment,
): Promise<TicketComment> {
  const { dealer_id, user_id } = caller;
  await checkReadable(db, caller, ticket_id);
  const [added] = await db.query<TicketComment>(sql`with c as (
      insert into ticket_comments (dealer_id, ticket_id, user_id, text)
      values (${dealer_id}, ${ticket_id}, ${user_id}, ${text}) returning *)
    select ${columnsFor(user_id)} from c join users u on u.dealer_id = c.dealer_id and u.user_id = c.user_id`);
  if (!added) throw new Error('The comment was not stored.');
  return added;
}

/** Deletes a comment of the caller's own. */
export async function removeComment(
  db: Db,
  caller: Caller,
  ticket_id: number,
  comment_id: number,
): Promise<object> {
  const { dealer_id, user_id } = caller;
  await checkReadable(db, caller, ticket_id);
  const [found] = await db.query<{ user_id: number }>(sql`select user_id from ticket_comments
    where dealer_id = ${dealer_id} and ticket_id = ${ticket_id} and comment_id = ${comment_id}`);
  if (!found) throw notFound();
  if (found.user_id !== user_id) throw forbidden();
  await db.query(
    sql`delete from ticket_comments where dealer_id = ${dealer_id} and comment_id = ${comment_id}`,
  );
  return {};
}
