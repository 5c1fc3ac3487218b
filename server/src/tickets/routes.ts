import {
  bulkChangeTickets,
  createTicket,
  dealerTicketList,
  deleteTicket,
  elevatorTicketCount,
  elevatorTicketList,
  employeeTicketList,
  readTicket,
  readTicketByKey as readByKeyCall,
  ticketCount,
  ticketSummary,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  findCallers as findCallersCall,
  readCaller as readCallerCall,
  usedLabels as usedLabelsCall,
} from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { findTickets as findTicketsCall } from '@smart-elevator/shared-api/contract/tickets/findEndpoints';
import {
  deletedTicketList,
  restoreTicket as restoreCall,
} from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import type { FastifyInstance } from 'fastify';
import { dayOfDevice, type Caller } from '../http/authenticate';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { notFound } from '../http/HttpError';
import { serve } from '../http/serve';
import { listDeletedTickets, restoreTicket } from './bin';
import { bulkChange } from './bulkChange';
import { changeTicket } from './changeTicket';
import { readableBy } from './ticketPolicy';
import { countElevatorTickets } from './countElevatorTickets';
import { findCallers, readCaller, usedLabels } from './callers';
import { findTickets } from './findTickets';
import { historyRoutes } from './historyRoutes';
import { elevatorExists } from '../elevators/elevatorExists';
import { listTickets, countOf } from './lists/listTickets';
import { resolvePersonScope } from './lists/resolveFilters';
import { intersect, type TicketScope } from './lists/TicketScope';
import { storeTicket } from './storeTicket';
import { readTicketById, readTicketByKey, removeTicket, ticketById } from './oneTicket';
import {
  enqueueChangeNotifications,
  enqueueNewTicketNotifications,
} from './notifications/enqueueTicketNotifications';
import { summariseTickets } from './ticketSummary';
import { trends } from './trends/trendRoutes';
import { COUNT_FIELD_BY_STATUS, type TicketCounts } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_STATUSES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../database/Database';
import { joinSql, sql, raw } from '../database/sql';
import { linkTicket } from '../visit-changes/linkTicket';

/** The ticket lists, their counts and summaries, and single tickets: read, create, change, delete, follow. */
export function tickets(app: FastifyInstance): void {
  const notificationContext = ({ dealer_id, session_id }: Caller) => ({
    dealer_id,
    session_id,
    secret: app.settings.jwtSecret,
  });

  serve(app, employeeTicketList, async ({ db, caller, params: { dealer_id }, query }) => {
    const { assignee_name, only_assigned, ...filters } = query;
    const own = await readableBy(db, caller);
    if (!assignee_name) return listTickets(db, caller, filters, own);
    const person = await resolvePersonScope(db, dealer_id, assignee_name);
    const theirs = only_assigned ? { assignee: person.ids } : { persons: [person] };
    return listTickets(db, caller, filters, intersect(own, theirs));
  });

  // The path's status is the list's own, so that `total` counts the tickets of that status (R250).
  serve(app, dealerTicketList, async ({ db, caller, query: { status, ...query } }) =>
    listTickets(db, caller, query, { ...(await readableBy(db, caller)), ...(status ? { status } : {}) }),
  );

  serve(app, elevatorTicketList, async ({ db, caller, params: { elevator_id }, query }) => {
    const { dealer_id } = caller;
    if (!(await elevatorExists(db, dealer_id, elevator_id))) throw notFound();
    const own = await readableBy(db, caller);
    return listTickets(db, caller, query, { ...own, elevator: [elevator_id] });
  });

  serve(app, findTicketsCall, ({ db, caller, query }) => findTickets(db, caller.dealer_id, query.text));

  serve(app, findCallersCall, ({ db, caller, query }) => findCallers(db, caller, query.text));

  serve(app, readCallerCall, ({ db, caller, params }) => readCaller(db, caller, params.elevator_id));

  serve(app, usedLabelsCall, ({ db, caller }) => usedLabels(db, caller.dealer_id));

  serve(app, ticketSummary, ({ db, params: { dealer_id }, query: { by, ...opened } }) =>
    summariseTickets(db, dealer_id, by, opened),
  );
  trends(app);

  serve(app, ticketCount, async ({ db, caller, params: { dealer_id } }) =>
    countTickets(db, dealer_id, await readableBy(db, caller)),
  );

  serve(app, elevatorTicketCount, ({ db, caller, params: { elevator_id } }) =>
    countElevatorTickets(db, caller.dealer_id, elevator_id),
  );

  serve(app, readTicket, ({ db, caller, params: { ticket_id } }) => readTicketById(db, caller, ticket_id));

  serve(app, readByKeyCall, ({ db, caller, params: { ticket_key } }) =>
    readTicketByKey(db, caller, ticket_key),
  );

  serve(app, createTicket, (request) =>
    withIdempotencyKey(createTicket, request, async (db) => {
      const { caller, body } = request;
      const ticket_id = await storeTicket(db, caller, body);
      if (body.visit_check) await linkTicket(db, caller.dealer_id, ticket_id, body.visit_check);
      await enqueueNewTicketNotifications(db, notificationContext(caller), ticket_id);
      return ticketById(db, caller.dealer_id, ticket_id);
    }),
  );

  serve(app, updateTicket, (request) => {
    const { caller, params, raw } = request;
    const { ticket_id } = params;
    const { device_at, ...body } = request.body;
    const day = dayOfDevice(raw.headers, device_at);
    // The ticket is part of the input of the key; the time is not, since earlier releases of the console send none.
    return withIdempotencyKey(updateTicket, { ...request, body: { ...params, ...body } }, async (within) => {
      await changeTicket(within, caller, ticket_id, body, day);
      await enqueueChangeNotifications(within, notificationContext(caller), [ticket_id]);
      return ticketById(within, caller.dealer_id, ticket_id);
    });
  });

  serve(app, bulkChangeTickets, ({ db, caller, body }) =>
    db.transaction(async (within) => {
      const outcome = await bulkChange(within, caller, body);
      await enqueueChangeNotifications(within, notificationContext(caller), outcome.updated);
      return outcome;
    }),
  );

  serve(app, deleteTicket, ({ db, caller, params: { ticket_id } }) =>
    removeTicket(db, caller.dealer_id, ticket_id),
  );

  serve(app, deletedTicketList, ({ db, caller, query }) => listDeletedTickets(db, caller.dealer_id, query));

  serve(app, restoreCall, ({ db, caller, params: { ticket_id } }) =>
    restoreTicket(db, caller.dealer_id, ticket_id),
  );

  historyRoutes(app);
}

/** The number of the dealer's tickets by status; only a person's own within `scope`. */
async function countTickets(db: Db, dealer_id: number, scope: TicketScope = {}): Promise<TicketCounts> {
  const columns = TICKET_STATUSES.map((status) => {
    const name = raw(COUNT_FIELD_BY_STATUS[status]);
    return sql`${countOf(dealer_id, { ...scope, status })} as ${name}`;
  });
  const [counts] = await db.query<TicketCounts>(sql`select ${joinSql(columns, ', ', sql`null`)}`);
  if (!counts) throw new Error('The ticket counts returned no row.');
  return counts;
}
