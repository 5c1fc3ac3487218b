import { USER_TYPES, endpoint, STAFF_TYPES } from '../endpoint';
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
 * GET …/all-ticket-list-emp/{dealer}/ (R326, R355, R356): List all tickets. All tickets of the dealer's elevators.
 * Technicians and customers get their own tickets, as in every list here.
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

/**
 * GET …/all-ticket-list-dealer/{dealer}/?status= (R358): List the tickets of a status. Without `status` it lists all
 * tickets.
 */
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

/**
 * GET …/ticket-list/{elevator}/ (R353): List the tickets of an elevator. The ticket that was updated last is first.
 */
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

/**
 * GET …/all-ticket-list-emp-count/{dealer}/: Count the tickets by status. The number of tickets by status; always
 * equal to the lists.
 */
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
 * GET …/summary/{dealer}/?by= (R804): Summarize the tickets. The dealer's tickets by status in groups, by name; for
 * priorities all five. With `from` or `to` only those that were opened within these days.
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

/**
 * GET …/ticket-list-count-elevator/{elevator}/ (R354): Count the tickets of an elevator. The number of an elevator's
 * tickets by status.
 */
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

/** GET …/ticket-details/{ticket}/ (R352): Read a ticket. Includes the values of its custom fields. */
export const readTicket = endpoint({
  name: 'readTicket',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/ticket-details/:ticket_id/',
  access: USER_TYPES,
  params: record({ ticket_id: id() }),
  reply: ticketDetails,
});

/**
 * GET …/ticket-by-key/{key}/ (R364): Read a ticket by its key. The key in any case, for
 * /editTicket/:ticket_key.
 */
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

/** POST …/create/ (R305, R359, R256): Create a ticket. With an Idempotency-Key it is never created twice. */
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
 * POST …/ticket-update/{ticket}/ (R361): Change a ticket. Omitted fields stay as they are. With `version`, 409 and a
 * `ticketConflict` when another user changed the same fields since. Technicians may change only the status of
 * tickets assigned to them.
 */
export const updateTicket = endpoint({
  name: 'updateTicket',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/ticket-update/:ticket_id/',
  access: STAFF_TYPES,
  params: record({ ticket_id: id() }),
  body: ticketChanges,
  reply: ticketDetails,
  conflict: ticketConflict,
  idempotent: true,
  changes: CHANGED,
});

/** DELETE …/ticket-delete/{ticket}/: Delete a ticket. Removed from every list and call; its key is never reused. */
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

/**
 * POST …/bulk-update/: Change several tickets. The same change of several tickets; each is independent, so some may
 * fail.
 */
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

/** GET …/views/: List the own saved views. The caller's saved views, by name. */
export const savedTicketViews = endpoint({
  name: 'savedTicketViews',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/views/',
  optional: true,
  reply: list(ticketView),
});

/** POST …/views/: Save a view. One of the same list with the same name, case-insensitively, is replaced. */
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

/** DELETE …/views/{view}/: Delete a saved view. The caller's own only. */
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
