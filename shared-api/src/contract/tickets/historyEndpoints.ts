import { USER_TYPES, endpoint, STAFF_TYPES } from '../endpoint';
import { id, emptyBody, record, text, withAsciiDigits } from '../fields';
import { orderingSchema, pageOf, pagingQuery } from '../list';
import { newComment, ticketComment, ticketHistoryEntry, ticketTimelineEntry } from './ticketHistory';

const ticketParams = record({ ticket_id: id() });

const paging = record(pagingQuery);

/** GET …/{ticket}/history/: List the changes of a ticket. All changes of a ticket, the newest first. */
export const ticketHistory = endpoint({
  name: 'ticketHistory',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/:ticket_id/history/',
  optional: true,
  params: ticketParams,
  query: paging,
  reply: pageOf(ticketHistoryEntry),
  bare: 'results',
});

/** GET …/{ticket}/comments/: List the comments of a ticket. The oldest is first, the newest with `ordering=-at`. */
export const ticketComments = endpoint({
  name: 'ticketComments',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/:ticket_id/comments/',
  optional: true,
  access: STAFF_TYPES,
  params: ticketParams,
  query: record({ ...pagingQuery, ordering: orderingSchema(['at']) }),
  reply: pageOf(ticketComment),
  bare: 'results',
});

/**
 * GET …/{ticket}/timeline/: List the changes and the comments of a ticket together. Changes and comments in one
 * list, the newest first.
 */
export const ticketTimeline = endpoint({
  name: 'ticketTimeline',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/:ticket_id/timeline/',
  optional: true,
  access: STAFF_TYPES,
  params: ticketParams,
  query: paging,
  reply: pageOf(ticketTimelineEntry),
  bare: 'results',
});

const neighbour = record({ ticket_id: id(), ticket_key: text(32) }).nullable();

/**
 * GET …/{ticket}/neighbours/: Find the tickets before and after one. The tickets before and after it among all of
 * the dealer, the latest changed first.
 */
export const ticketNeighbours = endpoint({
  name: 'ticketNeighbours',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/:ticket_id/neighbours/',
  optional: true,
  params: ticketParams,
  reply: record({ previous: neighbour, next: neighbour }),
});

/** POST …/{ticket}/comments/: Add a comment to a ticket. With an Idempotency-Key it is never created twice. */
export const addTicketComment = endpoint({
  name: 'addTicketComment',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/:ticket_id/comments/',
  optional: true,
  access: STAFF_TYPES,
  params: ticketParams,
  body: newComment,
  reply: ticketComment,
  success: 201,
  idempotent: true,
  changes: ['tickets'],
});

/** DELETE …/{ticket}/comments/{comment}/: Delete an own comment. The caller's own only; another user's is 403. */
export const deleteTicketComment = endpoint({
  name: 'deleteTicketComment',
  domain: 'tickets',
  method: 'DELETE',
  path: '/api/tickets/:ticket_id/comments/:comment_id/',
  optional: true,
  access: STAFF_TYPES,
  params: record({ ticket_id: id(), comment_id: id() }),
  reply: emptyBody(),
  success: 204,
  changes: ['tickets'],
});

/**
 * POST …/{ticket}/confirm-otp/ (R848): Confirm that a ticket is closed. The companion app confirms a closing with
 * the one-time code that the elevator's customer received; for the assigned technician, that customer and the
 * dealer. 400 under `otp` for a code that is wrong, used, older than 10 minutes or missing.
 */
export const confirmClosing = endpoint({
  name: 'confirmClosing',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/:ticket_id/confirm-otp/',
  optional: true,
  access: USER_TYPES,
  params: ticketParams,
  body: record({ otp: withAsciiDigits(text(32)) }),
  reply: record({ detail: text(200) }),
  idempotent: true,
  // Home counts the closings that are not confirmed.
  changes: ['tickets', 'elevators'],
});
