import { endpoint, USER_TYPES, STAFF_TYPES } from '../endpoint';
import { file, id, integer, list, emptyBody, record } from '../fields';
import { subscriptionId } from './subscription';

/**
 * GET /api/elevators/{id}/customer_dealer_pid/ (R851): List the push subscriptions of a customer and the dealer. The
 * subscriptions of the elevator's customer and of its dealer.
 */
export const customerDealerPids = endpoint({
  name: 'customerDealerPids',
  domain: 'notifications',
  method: 'GET',
  path: '/api/elevators/:elevator_id/customer_dealer_pid/',
  params: record({ elevator_id: id() }),
  reply: list(subscriptionId()),
});

/**
 * GET /api/users/get-pid-list-of-tech/ (R850): List the push subscriptions of the technicians. The subscriptions of
 * the dealer's technicians.
 */
export const technicianPids = endpoint({
  name: 'technicianPids',
  domain: 'notifications',
  method: 'GET',
  path: '/api/users/get-pid-list-of-tech/',
  reply: record({ app_pids: list(subscriptionId()) }),
});

const subscription = record({ subscription_id: subscriptionId() });

/**
 * POST /api/users/subscriptions/: Register a device for push messages. The companion app registers the destination
 * of the signed-in user's push messages.
 */
export const addSubscription = endpoint({
  name: 'addSubscription',
  domain: 'notifications',
  method: 'POST',
  path: '/api/users/subscriptions/',
  optional: true,
  access: USER_TYPES,
  body: subscription,
  reply: subscription,
  success: 201,
  idempotent: true,
  changes: ['notifications'],
});

/**
 * DELETE /api/users/subscriptions/{id}/: Remove a device. Ends the messages to this destination; used when signing
 * out of the app.
 */
export const removeSubscription = endpoint({
  name: 'removeSubscription',
  domain: 'notifications',
  method: 'DELETE',
  path: '/api/users/subscriptions/:subscription_id/',
  optional: true,
  access: USER_TYPES,
  params: subscription,
  reply: emptyBody(),
  success: 204,
  changes: ['notifications'],
});

/**
 * GET /api/events/: Open the stream of events. Server-sent events for a signed-in browser. Each `stale` event names
 * domains whose data another session has changed, as a JSON list; comments are heartbeats. With `missed_ms` the first
 * event names what any session has changed in so many milliseconds before, or every domain if the server does not know. The stream
 * ends when the token expires.
 */
export const eventStream = endpoint({
  name: 'eventStream',
  domain: 'notifications',
  method: 'GET',
  path: '/api/events/',
  optional: true,
  access: STAFF_TYPES,
  query: record({ missed_ms: integer(0, Number.MAX_SAFE_INTEGER).optional() }),
  reply: file(),
  file: 'text/event-stream',
});
