import { endpoint, STAFF_TYPES } from '../endpoint';
import { emptyBody, record, id } from '../fields';
import { browserPushKey, browserSubscription, storedBrowserSubscription } from './browserPush';

/**
 * GET /api/users/browser-push/: Read the key for browser notifications. The key with which a browser subscribes to
 * this server's messages.
 */
export const readBrowserPush = endpoint({
  name: 'readBrowserPush',
  domain: 'notifications',
  method: 'GET',
  path: '/api/users/browser-push/',
  access: STAFF_TYPES,
  optional: true,
  reply: browserPushKey,
});

/**
 * POST /api/users/browser-push/subscriptions/: Subscribe a browser. This browser receives notifications from now on,
 * while its session is valid.
 */
export const addBrowserSubscription = endpoint({
  name: 'addBrowserSubscription',
  domain: 'notifications',
  method: 'POST',
  path: '/api/users/browser-push/subscriptions/',
  access: STAFF_TYPES,
  optional: true,
  body: browserSubscription,
  reply: storedBrowserSubscription,
  success: 201,
  idempotent: true,
});

/** DELETE /api/users/browser-push/subscriptions/{id}/: Unsubscribe a browser. It gets no more notifications. */
export const removeBrowserSubscription = endpoint({
  name: 'removeBrowserSubscription',
  domain: 'notifications',
  method: 'DELETE',
  path: '/api/users/browser-push/subscriptions/:subscription_id/',
  access: STAFF_TYPES,
  optional: true,
  params: record({ subscription_id: id() }),
  reply: emptyBody(),
  success: 204,
});
