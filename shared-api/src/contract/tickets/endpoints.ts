import { USER_TYPES, endpoint } from '../endpoint';
import { blankableText, choice, day, flag, id, list, emptyBody, record, text, integer } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf } from '../list';
import { bulkChanges, bulkOutcome } from './bulkChanges';
import { elevatorTicketCounts, TICKET_PAGE_SIZE_MAX, ticketCounts, ticketGroup, ticketRow } from './ticket';
import { TICKET_GROUPINGS, TICKET_ORDERINGS } from './ticketFields';
import { ticketFilterSchemas } from './ticketFilterTable';
import { newTicket, ticketChanges, ticketConflict, ticketDetails } from './ticketForm';
import { newView, ticketView } from './ticketView';

const dealerParams = record({ dealer_id: id() });

/** The parameters of every ticket list in addition to paging. */
const ticketListQuery = {
  ...listQuery,
  ...cursorQuery,
  page_size: integer(1, TICKET_PAGE_SIZE_MAX).optional(),
  ordering: orderingSchema(TICKET_ORDERINGS),
  ...ticketFilterSchemas,
  /**
   * Minutes that the caller's clock is ahead of UTC, so that `from` and `to` are the dealer's own days; 0 by default.
   */
  utc_offset: integer(-840, 840).optional(),
};

/**
 * GET …/all-ticket-list-emp/{dealer}/: all tickets of the dealer's elevators (R326, R355, R356). Technicians and
 * customers get their own tickets, as in every list here.
 */
export const employeeTicketList = endpoint({
  name: 'employeeTicketList',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/all-ticket-list-emp/:dealer_id/',
  access: USER_TYPES,
  params: dealerParams,
  query: record({
    ...ticketListQuery,
    assignee_name: blankableText(150).optional(),
    /** For a technician only the assigned tickets, as the technician's card counts them. */
    only_assigned: flag().optional(),
    /** Whether `search` compares the name of the assignee case-sensitively (R322). */
    case_sensitive_assignee: flag().optional(),
  }),
  reply: pageOf(ticketRow),
  bare: 'array',
});

/** GET …/all-ticket-list-dealer/{dealer}/?status=: the status lists (R358). */
export const dealerTicketList = endpoint({
  name: 'dealerTicketList',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/all-ticket-list-dealer/:dealer_id/',
  access: USER_TYPES,
  params: dealerParams,
  query: record(ticketListQuery),
  reply: pageOf(ticketRow),
  bare: 'array',
});

/** GET …/ticket-list/{elevator}/: the tickets of one elevator (R353). */
export const elevatorTicketList = endpoint({
  name: 'elevatorTicketList',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/ticket-list/:elevator_id/',
  access: USER_TYPES,
  params: record({ elevator_id: id() }),
  query: record(ticketListQuery),
  reply: pageOf(ticketRow),
  bare: 'results',
});

/** GET …/all-ticket-list-emp-count/{dealer}/: the number of tickets by status; always equal to the lists. */
export const ticketCount = endpoint({
  name: 'ticketCount',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/all-ticket-list-emp-count/:dealer_id/',
  access: USER_TYPES,
  params: dealerParams,
  reply: ticketCounts,
});

/**
 * GET …/summary/{dealer}/?by=: the dealer's tickets by status in groups, by name; for priorities all five (R804).
 * With `from` or `to` only those that were opened within these days.
 */
export const ticketSummary = endpoint({
  name: 'ticketSummary',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/summary/:dealer_id/',
  optional: true,
  params: dealerParams,
  query: record({ by: choice(TICKET_GROUPINGS), from: day().optional(), to: day().optional() }),
  reply: list(ticketGroup),
});

/** GET …/ticket-list-count-elevator/{elevator}/: the number of an elevator's tickets by status (R354). */
export const elevatorTicketCount = endpoint({
  name: 'elevatorTicketCount',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/ticket-list-count-elevator/:elevator_id/',
  params: record({ elevator_id: id() }),
  reply: elevatorTicketCounts,
});

/** The data that a changed ticket makes stale: the lists, and everything that counts tickets. */
const CHANGED = ['tickets', 'elevators', 'people', 'account'] as const;

/** GET …/ticket-details/{ticket}/: a ticket, read for its edit form (R352). */
export const readTicket = endpoint({
  name: 'readTicket',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/ticket-details/:ticket_id/',
  access: USER_TYPES,
  params: record({ ticket_id: id() }),
  reply: ticketDetails,
});

/** GET …/ticket-by-key/{key}/: the same by its key, case-insensitively, for /editTicket/:ticket_key (R364). */
export const readTicketByKey = endpoint({
  name: 'readTicketByKey',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/ticket-by-key/:ticket_key/',
  optional: true,
  access: USER_TYPES,
  params: record({ ticket_key: text(32) }),
  reply: ticketDetails,
});

/** POST …/create/ (R305, R359). With an Idempotency-Key it is never created twice (R256). */
export const createTicket = endpoint({
  name: 'createTicket',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/create/',
  body: newTicket,
  reply: ticketDetails,
  success: 201,
  idempotent: true,
  changes: CHANGED,
});

/**
 * POST …/ticket-update/{ticket}/: omitted fields stay as they are (R361). With `version`, 409 and a `ticketConflict`
 * when another user changed the same fields since. Technicians may change only the status of tickets assigned to them.
 */
export const updateTicket = endpoint({
  name: 'updateTicket',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/ticket-update/:ticket_id/',
  access: ['DealerUser', 'TechnicianUser'],
  params: record({ ticket_id: id() }),
  body: ticketChanges,
  reply: ticketDetails,
  conflict: ticketConflict,
  changes: CHANGED,
});

/** DELETE …/ticket-delete/{ticket}/: removed from every list and call; its key is never reused. */
export const deleteTicket = endpoint({
  name: 'deleteTicket',
  domain: 'tickets',
  method: 'DELETE',
  path: '/api/tickets/ticket-delete/:ticket_id/',
  params: record({ ticket_id: id() }),
  reply: emptyBody(),
  success: 204,
  changes: CHANGED,
});

/** POST …/bulk-update/: the same change of several tickets; each is independent, so some may fail. */
export const bulkChangeTickets = endpoint({
  name: 'bulkChangeTickets',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/bulk-update/',
  optional: true,
  body: bulkChanges,
  reply: bulkOutcome,
  changes: CHANGED,
});

/** GET …/views/: the caller's saved views, by name. */
export const savedTicketViews = endpoint({
  name: 'savedTicketViews',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/views/',
  optional: true,
  reply: list(ticketView),
});

/** POST …/views/: saves a view; one with the same name, case-insensitively, is replaced. */
export const saveTicketView = endpoint({
  name: 'saveTicketView',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/views/',
  optional: true,
  body: newView,
  reply: ticketView,
  success: 201,
  idempotent: true,
  changes: ['tickets'],
});

/** DELETE …/views/{view}/: deletes one of the caller's views. */
export const deleteTicketView = endpoint({
  name: 'deleteTicketView',
  domain: 'tickets',
  method: 'DELETE',
  path: '/api/tickets/views/:view_id/',
  optional: true,
  params: record({ view_id: id() }),
  reply: emptyBody(),
  success: 204,
  changes: ['tickets'],
});
