import {
  dealerTicketList,
  employeeTicketList,
  ticketCount,
  ticketSummary,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { FastifyInstance } from 'fastify';
import { sql } from '../database/sql';
import { serve } from '../http/serve';
import { countTickets, listTickets } from './ticketRepository';
import { summariseTickets } from './ticketSummary';
import { assignedTo, ofUsername } from './ticketsOf';

/** The dealer's ticket lists, and how many tickets each status has. */
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
}
