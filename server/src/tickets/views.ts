import { ticketMessages } from '@smart-elevator/shared-api/contract/tickets/messages';
import {
  VIEWS_MAX,
  type NewView,
  type TicketView,
} from '@smart-elevator/shared-api/contract/tickets/ticketView';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import type { Caller } from '../http/authenticate';
import { badRequest, notFound } from '../http/HttpError';

/** The caller's saved views, by name. */
export const listViews = (db: Db, { dealer_id, user_id }: Caller): Promise<TicketView[]> =>
  db.query<TicketView>(sql`select view_id, name, list, query from ticket_views
    where dealer_id = ${dealer_id} and user_id = ${user_id} order by name_order(name) collate "C", view_id`);

/** Saves a view. A view of the same list with the same name (R915) is replaced and keeps its id. */
export async function saveView(
  db: Db,
  { dealer_id, user_id }: Caller,
  { name, list, query }: NewView,
): Promise<TicketView> {
  // One at a time for each user, so that the limit is never exceeded.
  await db.query(sql`select 1 from users where dealer_id = ${dealer_id} and user_id = ${user_id} for update`);
  const others = await db.query(sql`select 1 from ticket_views
    where dealer_id = ${dealer_id} and user_id = ${user_id}
      and (lower(list), name_key(name)) <> (lower(${list}), name_key(${name}))`);
  if (others.length >= VIEWS_MAX)
    throw badRequest({ non_field_errors: [ticketMessages.tooManyViews(VIEWS_MAX)] });
  const [saved] = await db.query<TicketView>(sql`
    insert into ticket_views (dealer_id, user_id, name, list, query)
    values (${dealer_id}, ${user_id}, ${name}, ${list}, ${query})
    on conflict (dealer_id, user_id, lower(list), name_key(name))
      do update set name = excluded.name, list = excluded.list, query = excluded.query
    returning view_id, name, list, query`);
  if (!saved) throw new Error('The view was not stored.');
  return saved;
}

export async function removeView(db: Db, { dealer_id, user_id }: Caller, view_id: number): Promise<object> {
  const removed = await db.query(sql`delete from ticket_views
    where dealer_id = ${dealer_id} and user_id = ${user_id} and view_id = ${view_id} returning 1`);
  if (removed.length === 0) throw notFound();
  return {};
}
