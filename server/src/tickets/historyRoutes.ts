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
import { findNeighbours } from './findNeighbours';
import { readTicketHistory } from './readTicketHistory';
import { readTicketTimeline } from './readTicketTimeline';
import { listViews, removeView, saveView } from './views';

/** A ticket's history, comments, neighbours and confirmation, and the saved views of a user. */
export function historyRoutes(app: FastifyInstance): void {
  serve(app, ticketHistory, ({ db, caller, params: { ticket_id }, query }) =>
    readTicketHistory(db, caller.dealer_id, ticket_id, query),
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
