import {
  deleteTicketView,
  savedTicketViews,
  saveTicketView,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  addTicketComment,
  confirmClosing as confirmCall,
  deleteTicketComment,
  ticketComments,
  ticketHistory,
  ticketNeighbours,
  ticketTimeline,
} from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import type { FastifyInstance } from 'fastify';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { serve } from '../http/serve';
import { confirmClosing } from './closing/confirmClosing';
import { addComment, listComments, removeComment } from './comments';
import { readTicketHistory } from './readTicketHistory';
import { readTicketTimeline } from './readTicketTimeline';
import { listViews, removeView, saveView } from './views';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { dealerScope } from '../ticket-counts/dealerScope';

/** A ticket's history, comments, neighbours and confirmation, and the saved views of a user. */
export function historyRoutes(app: FastifyInstance): void {
  serve(app, ticketHistory, ({ db, caller, params: { ticket_id }, query }) =>
    readTicketHistory(db, caller, ticket_id, query),
  );

  serve(app, ticketComments, ({ db, caller, params: { ticket_id }, query }) =>
    listComments(db, caller, ticket_id, query),
  );

  serve(app, ticketTimeline, ({ db, caller, params: { ticket_id }, query }) =>
    readTicketTimeline(db, caller, ticket_id, query),
  );

  serve(app, ticketNeighbours, ({ db, caller, params: { ticket_id } }) =>
    findNeighbours(db, caller.dealer_id, ticket_id),
  );

  serve(app, addTicketComment, (request) => {
    const { caller, params, body } = request;
    // The key applies to this text on this ticket.
    const once = { ...request, body: { ...params, ...body } };
    return withIdempotencyKey(addTicketComment, once, (db) => addComment(db, caller, params.ticket_id, body));
  });

  serve(app, deleteTicketComment, ({ db, caller, params: { ticket_id, comment_id } }) =>
    db.transaction((within) => removeComment(within, caller, ticket_id, comment_id)),
  );

  serve(app, confirmCall, confirmClosing);

  serve(app, savedTicketViews, ({ db, caller }) => listViews(db, caller));

  serve(app, saveTicketView, (request) =>
    withIdempotencyKey(saveTicketView, request, (db) => saveView(db, request.caller, request.body)),
  );

  serve(app, deleteTicketView, ({ db, caller, params: { view_id } }) =>
    db.transaction((within) => removeView(within, caller, view_id)),
  );
}

type Neighbours = Reply<typeof ticketNeighbours>;

/** The tickets before and after one in the usual order of the lists, the latest changed first; null at the ends. */
async function findNeighbours(db: Db, dealer_id: number, ticket_id: number): Promise<Neighbours> {
  const nearest = (beyond: Sql, direction: Sql) => sql`(
    select json_build_object('ticket_id', t.ticket_id, 'ticket_key', t.ticket_key) from tickets t
    where ${dealerScope(dealer_id)} and (t.update_date, t.ticket_id) ${beyond} (x.update_date, x.ticket_id)
    order by t.update_date ${direction}, t.ticket_id ${direction} limit 1)`;
  const [found] = await db.query<Neighbours>(sql`
    select ${nearest(sql`>`, sql`asc`)} as previous, ${nearest(sql`<`, sql`desc`)} as next
    from tickets x
    where x.dealer_id = ${dealer_id} and x.ticket_id = ${ticket_id} and x.deleted_at is null`);
  if (!found) throw notFound();
  return found;
}
