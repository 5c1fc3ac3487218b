import {
  bulkChangeTickets,
  createTicket,
  dealerTicketList,
  deleteTicket,
  elevatorTicketCount,
  elevatorTicketList,
  employeeTicketList,
  readTicket,
  readTicketByKey,
  ticketCount,
  ticketSummary,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../http/authenticate';
import { onceByKey } from '../http/onceByKey';
import { notFound } from '../http/refusals';
import { serve } from '../http/serve';
import { bulkChange } from './bulkChange';
import { changeTicket } from './changeTicket';
import { mayRead, readableBy } from './companions';
import { countOfElevator } from './countOfElevator';
import { follow } from './followRoutes';
import { isElevator } from './isElevator';
import { listTickets, countOf } from './lists/listTickets';
import { lookUpPerson } from './lists/lookUp';
import { both, type Narrowing } from './lists/Narrowing';
import { makeTicket } from './makeTicket';
import { removeTicket, ticketById, ticketByKey } from './oneTicket';
import { tellOfChanges, tellOfNewTicket } from './telling/tellOfTickets';
import { summariseTickets } from './ticketSummary';
import { trends } from './trends/trendRoutes';
import { COUNT_OF_STATUS, type TicketCounts } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../database/Database';
import { ask, joined, Sql, sql } from '../database/sql';

/** The ticket lists, their counts and summaries, and one ticket: read, made, changed, removed, followed. */
export function tickets(app: FastifyInstance): void {
  const tellingOf = ({ dealer_id, session_id }: Caller) => ({
    dealer_id,
    session_id,
    secret: app.settings.jwtSecret,
  });

  serve(app, employeeTicketList, async ({ db, caller, params: { dealer_id }, query }) => {
    const { assignee_name, only_assigned, ...filters } = query;
    const own = await readableBy(db, caller);
    if (!assignee_name) return listTickets(db, dealer_id, filters, own);
    const person = await lookUpPerson(db, dealer_id, assignee_name);
    const theirs = only_assigned ? { assignee: person.ids } : { persons: [person] };
    return listTickets(db, dealer_id, filters, both(own, theirs));
  });

  // The status says which list it is, so that `total` counts the tickets of that status (R250).
  serve(app, dealerTicketList, async ({ db, caller, params: { dealer_id }, query: { status, ...query } }) =>
    listTickets(db, dealer_id, query, { ...(await readableBy(db, caller)), ...(status ? { status } : {}) }),
  );

  serve(app, elevatorTicketList, async ({ db, caller, params: { elevator_id }, query }) => {
    const { dealer_id } = caller;
    if (!(await isElevator(db, dealer_id, elevator_id))) throw notFound();
    const own = await readableBy(db, caller);
    return listTickets(db, dealer_id, query, { ...own, elevator: [elevator_id] });
  });

  serve(app, ticketSummary, ({ db, params: { dealer_id }, query: { by, ...opened } }) =>
    summariseTickets(db, dealer_id, by, opened),
  );
  trends(app);

  serve(app, ticketCount, async ({ db, caller, params: { dealer_id } }) =>
    countTickets(db, dealer_id, await readableBy(db, caller)),
  );

  serve(app, elevatorTicketCount, ({ db, caller, params: { elevator_id } }) =>
    countOfElevator(db, caller.dealer_id, elevator_id),
  );

  serve(app, readTicket, ({ db, caller, params: { ticket_id } }) =>
    ticketById(db, caller.dealer_id, ticket_id, mayRead(caller)),
  );

  serve(app, readTicketByKey, ({ db, caller, params: { ticket_key } }) =>
    ticketByKey(db, caller.dealer_id, ticket_key, mayRead(caller)),
  );

  serve(app, createTicket, (request) =>
    onceByKey(createTicket, request, async (db) => {
      const ticket = await makeTicket(db, request.caller, request.body);
      await tellOfNewTicket(db, tellingOf(request.caller), ticket.ticket_id);
      return ticket;
    }),
  );

  serve(app, updateTicket, ({ db, caller, params: { ticket_id }, body }) =>
    db.transaction(async (within) => {
      const ticket = await changeTicket(within, caller, ticket_id, body);
      await tellOfChanges(within, tellingOf(caller), [ticket_id]);
      return ticket;
    }),
  );

  serve(app, bulkChangeTickets, ({ db, caller, body }) =>
    db.transaction(async (within) => {
      const outcome = await bulkChange(within, caller.dealer_id, body);
      await tellOfChanges(within, tellingOf(caller), outcome.updated);
      return outcome;
    }),
  );

  serve(app, deleteTicket, ({ db, caller, params: { ticket_id } }) =>
    removeTicket(db, caller.dealer_id, ticket_id),
  );

  follow(app);
}

/** How many of the dealer's tickets each status has; of a person's own within `scope`. */
async function countTickets(db: Db, dealer_id: number, scope: Narrowing = {}): Promise<TicketCounts> {
  const columns = TICKET_STATUSES.map((status) => {
    const name = new Sql([COUNT_OF_STATUS[status]], []);
    return sql`${countOf(dealer_id, { ...scope, status })} as ${name}`;
  });
  const [counts] = await ask<TicketCounts>(db, sql`select ${joined(columns, ', ', sql`null`)}`);
  if (!counts) throw new Error('The tickets were not counted.');
  return counts;
}
