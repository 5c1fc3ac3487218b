import { endpoint } from '../endpoint';
import { blankableText, id, record, text, whole } from '../fields';
import { listQuery, orderedBy, pageOf } from '../list';
import { PERSON_ORDERINGS, USER_TYPES } from '../account/user';
import { customer } from './customer';
import { personChanges, personReply } from './person';

/** GET /api/users/{dealer}/user_customer_list/: the dealer's customers, by user name (R422). */
export const customerList = endpoint({
  name: 'customerList',
  domain: 'people',
  method: 'GET',
  path: '/api/users/:dealer_id/user_customer_list/',
  params: record({ dealer_id: id() }),
  query: record({ ...listQuery, ordering: orderedBy(PERSON_ORDERINGS) }),
  reply: pageOf(customer),
  bare: 'results',
});

/** GET /api/users/dealer_user/{dealer}/: what the dealer's people are registered with, beside the passcode (R424). */
export const dealerInfo = endpoint({
  name: 'dealerInfo',
  domain: 'people',
  method: 'GET',
  path: '/api/users/dealer_user/:dealer_id/',
  params: record({ dealer_id: id() }),
  reply: record({ dealer_email: blankableText(254) }),
});

const personParams = record({ user_id: id() });

/** GET /api/users/{user}/update_user/: the twin of the bodyless PATCH; everybody reads their own (R153, R946). */
export const readPerson = endpoint({
  name: 'readPerson',
  domain: 'people',
  method: 'GET',
  path: '/api/users/:user_id/update_user/',
  access: USER_TYPES,
  params: personParams,
  reply: personReply,
});

/**
 * PATCH /api/users/{user}/update_user/: changes what the body names, for dealers only; without a body it loads, and
 * everybody loads their own (R425).
 */
export const updatePerson = endpoint({
  name: 'updatePerson',
  domain: 'people',
  method: 'PATCH',
  path: '/api/users/:user_id/update_user/',
  access: USER_TYPES,
  params: personParams,
  body: personChanges,
  reply: personReply,
  changes: ['people', 'account'],
});

const dealerParams = record({ dealer_id: id() });

/**
 * POST /api/account/{dealer}/deactivate/: a technician or customer cannot sign in from then on, and keeps name and
 * history. Their open tickets and elevators go to `hand_over_to`, an active technician, or become unassigned.
 */
export const deactivatePerson = endpoint({
  name: 'deactivatePerson',
  domain: 'people',
  method: 'POST',
  path: '/api/account/:dealer_id/deactivate/',
  params: dealerParams,
  body: record({ user_id: id(), hand_over_to: id().optional().nullable() }),
  /** `handed_over` counts the open tickets that somebody else, or nobody, has now. */
  reply: record({ detail: text(400), handed_over: whole(0) }),
  changes: ['account', 'people', 'tickets', 'elevators', 'maintenance', 'reports'],
});

/** POST /api/account/{dealer}/activate/: the person can sign in again; what was handed over stays where it is. */
export const activatePerson = endpoint({
  name: 'activatePerson',
  domain: 'people',
  method: 'POST',
  path: '/api/account/:dealer_id/activate/',
  params: dealerParams,
  body: record({ user_id: id() }),
  reply: record({ detail: text(400) }),
  changes: ['account', 'people', 'tickets', 'elevators', 'maintenance'],
});
