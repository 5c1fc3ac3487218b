import {
  createTicket,
  dealerTicketList,
  elevatorTicketCount,
  deleteTicket,
  employeeTicketList,
  readTicket,
  readTicketByKey,
  ticketCount,
  ticketSummary,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { FastifyInstance } from 'fastify';
import { sql } from '../database/sql';
import { onceByKey } from '../http/onceByKey';
import { serve } from '../http/serve';
import { changeTicket } from './changeTicket';
import { countOfElevator } from './countOfElevator';
import { makeTicket } from './makeTicket';
import { removeTicket, ticketById, ticketByKey } from './oneTicket';
import { countTickets, listTickets } from './ticketRepository';
import { summariseTickets } from './ticketSummary';
import { assignedTo, ofUsername } from './ticketsOf';

/** The dealer's ticket lists, their counts and summaries, and one ticket: read, made, changed, removed. */
export function tickets(app: FastifyInstance): void {
  serve(app, employeeTicketList, ({ db, params: { dealer_id }, query }) => {
    const { assignee_name, only_assigned, ...filters } = query;
    const ofPerson = only_assigned ? assignedTo : ofUsername;
    return listTickets(
      db,
      dealer_id,
      filters,
      assignee_name ? ofPerson(dealer_id, assignee_name) : undefined,
    );
  });

  // The status says which list it is, so that `total` counts the tickets of that status (P1 §5).
  serve(app, dealerTicketList, ({ db, params: { dealer_id }, query: { status, ...query } }) =>
    listTickets(db, dealer_id, query, status && sql`t.status = ${status}`),
  );

  serve(app, ticketSummary, ({ db, params: { dealer_id }, query: { by } }) =>
    summariseTickets(db, dealer_id, by),
  );

  serve(app, ticketCount, ({ db, params: { dealer_id } }) => countTickets(db, dealer_id));

  serve(app, elevatorTicketCount, ({ db, caller, params: { elevator_id } }) =>
    countOfElevator(db, caller.dealer_id, elevator_id),
  );

  serve(app, readTicket, ({ db, caller, params: { ticket_id } }) =>
    ticketById(db, caller.dealer_id, ticket_id),
  );

  serve(app, readTicketByKey, ({ db, caller, params: { ticket_key } }) =>
    ticketByKey(db, caller.dealer_id, ticket_key),
  );

  serve(app, createTicket, (request) =>
    onceByKey(createTicket, request, (db) => makeTicket(db, request.caller, request.body)),
  );

  serve(app, updateTicket, ({ db, caller, params: { ticket_id }, body }) =>
    db.transaction((db) => changeTicket(db, caller.dealer_id, ticket_id, body)),
  );

  serve(app, deleteTicket, ({ db, caller, params: { ticket_id } }) =>
    removeTicket(db, caller.dealer_id, ticket_id),
  );
}
