import { endpoint, USER_TYPES } from '../endpoint';
import { blankableText, choice, email, flag, id, list, record, text, integer } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf } from '../list';
import { filterSchemas } from '../listFilters';
import { PERSON_FILTERS, PERSON_ORDERINGS } from './peopleFields';
import { MAX_RECEIVERS, personWork } from './personWork';
import { customer, employee, personChanges, personReply, registration } from './person';

/** What happened to the verification e-mail: it was sent, waits for a try, or the server sends none. */
const REGISTRATION_MAIL = ['Sent', 'Waiting', 'None'] as const;

/**
 * POST /api/account/registration/ (R166, R138, R140, R141): Register a user. Technicians and customers need the
 * e-mail address and the passcode of their dealer.
 */
export const register = endpoint({
  name: 'register',
  domain: 'account',
  method: 'POST',
  path: '/api/account/registration/',
  access: 'public',
  body: registration,
  reply: record({ detail: text(200) }),
  success: 201,
  idempotent: true,
  changes: ['account', 'people'],
});

/**
 * POST /api/account/registration/mail/ (R181): Read whether the verification e-mail was sent. Of a registration that is not
 * verified; waits some seconds for the first try. 'None' on a server that sends no e-mail.
 */
export const registrationMail = endpoint({
  name: 'registrationMail',
  domain: 'account',
  method: 'POST',
  path: '/api/account/registration/mail/',
  access: 'public',
  optional: true,
  body: record({ username: registration.fields.username, email: registration.fields.email }),
  reply: record({ mail: choice(REGISTRATION_MAIL) }),
});

/** The search covers the user name (R404); with `search_in` also the full name, e-mail address and phone number. */
const peopleQuery = record({
  ...listQuery,
  ...cursorQuery,
  ordering: orderingSchema(PERSON_ORDERINGS),
  ...filterSchemas(PERSON_FILTERS),
});

/**
 * GET /api/account/{dealer}/employee_list/ (R421): List the technicians. `search` covers the user name; with
 * `search_in=all` also name, e-mail and phone.
 */
export const employeeList = endpoint({
  name: 'employeeList',
  domain: 'account',
  method: 'GET',
  path: '/api/account/:dealer_id/employee_list/',
  params: record({ dealer_id: id() }),
  query: peopleQuery,
  reply: pageOf(employee),
  bare: 'results',
});

/**
 * GET /api/users/{dealer}/user_customer_list/ (R422): List the customers. `search` covers the user name; with
 * `search_in=all` also name, e-mail and phone.
 */
export const customerList = endpoint({
  name: 'customerList',
  domain: 'people',
  method: 'GET',
  path: '/api/users/:dealer_id/user_customer_list/',
  params: record({ dealer_id: id() }),
  query: peopleQuery,
  reply: pageOf(customer),
  bare: 'results',
});

/**
 * GET /api/users/dealer_user/{dealer}/ (R424): Read the e-mail address of the dealer. The dealer's data for
 * registering their people, in addition to the passcode.
 */
export const dealerInfo = endpoint({
  name: 'dealerInfo',
  domain: 'people',
  method: 'GET',
  path: '/api/users/dealer_user/:dealer_id/',
  params: record({ dealer_id: id() }),
  reply: record({ dealer_email: blankableText(254) }),
});

const personParams = record({ user_id: id() });

/**
 * GET /api/users/{user}/update_user/ (R153, R946): Read a person. The same as the PATCH without a body; every user
 * may read their own.
 */
export const readPerson = endpoint({
  name: 'readPerson',
  domain: 'people',
  method: 'GET',
  path: '/api/users/:user_id/update_user/',
  optional: true,
  access: USER_TYPES,
  params: personParams,
  reply: personReply,
});

/**
 * PATCH /api/users/{user}/update_user/ (R425): Change a person. Changes what the body names, for dealers only;
 * without a body it loads, and every user may load their own.
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
 * GET /api/account/{dealer}/work/{user}/ (R428): Count the work of a technician. What waits for
 * them before they are deactivated or deleted; visits of the next 30 days.
 */
export const readWork = endpoint({
  name: 'readWork',
  domain: 'people',
  method: 'GET',
  path: '/api/account/:dealer_id/work/:user_id/',
  optional: true,
  params: record({ dealer_id: id(), user_id: id() }),
  reply: personWork,
});

/** The active technicians who take over the work of a person who leaves (R428). */
const receivers = () => list(id(), MAX_RECEIVERS).optional();

/**
 * POST /api/account/{dealer}/deactivate/: Deactivate a person. A technician or customer can no longer sign in, but
 * keeps name and history. Their open tickets and elevators go to the `receivers`, or to `hand_over_to`, or become
 * unassigned.
 */
export const deactivatePerson = endpoint({
  name: 'deactivatePerson',
  domain: 'people',
  method: 'POST',
  path: '/api/account/:dealer_id/deactivate/',
  optional: true,
  params: dealerParams,
  body: record({ user_id: id(), hand_over_to: id().optional().nullable(), receivers: receivers() }),
  /** `handed_over` counts the open tickets that were reassigned or became unassigned. */
  reply: record({ detail: text(400), handed_over: integer(0) }),
  idempotent: true,
  changes: ['account', 'people', 'tickets', 'elevators', 'maintenance', 'reports'],
});

/**
 * POST /api/account/{dealer}/activate/: Activate a person. The person can sign in again; what was handed over stays
 * handed over.
 */
export const activatePerson = endpoint({
  name: 'activatePerson',
  domain: 'people',
  method: 'POST',
  path: '/api/account/:dealer_id/activate/',
  optional: true,
  params: dealerParams,
  body: record({ user_id: id() }),
  reply: record({ detail: text(400) }),
  changes: ['account', 'people', 'tickets', 'elevators', 'maintenance'],
});

/**
 * POST /api/account/{dealer}/invitations/: Send invitations. Invites a person without a password by mail, also a
 * second time; without `user_id` everybody whose invitation is held, or, with `again`, everybody who has not accepted
 * (R436).
 */
export const sendInvitations = endpoint({
  name: 'sendInvitations',
  domain: 'people',
  method: 'POST',
  path: '/api/account/:dealer_id/invitations/',
  optional: true,
  params: dealerParams,
  body: record({ user_id: id().optional(), again: flag().optional() }),
  reply: record({ invited: integer(0) }),
  changes: ['account', 'people'],
});

/**
 * GET /api/account/{dealer}/invitations/ (R436): Count invitations. `not_accepted` are the people who were invited more than
 * 10 minutes ago and have no password yet.
 */
export const countInvitations = endpoint({
  name: 'countInvitations',
  domain: 'people',
  method: 'GET',
  path: '/api/account/:dealer_id/invitations/',
  optional: true,
  params: dealerParams,
  reply: record({ not_accepted: integer(0) }),
});

/**
 * PATCH /api/account/{dealer}/user_delete/ (R411, R423): Delete a person. Removes a technician or customer from
 * every call. Open tickets and elevators go to the `receivers`, or become unassigned.
 */
export const deletePerson = endpoint({
  name: 'deletePerson',
  domain: 'account',
  method: 'PATCH',
  path: '/api/account/:dealer_id/user_delete/',
  params: record({ dealer_id: id() }),
  /** A person without an address is named by the id; both given must be of one person. */
  body: record({ email: email().optional(), user_id: id().optional(), receivers: receivers() }),
  /** `handed_over` as in `deactivatePerson`, only for a call with `receivers`. */
  reply: record({ detail: text(400), handed_over: integer(0).optional() }),
  changes: ['account', 'people', 'tickets', 'elevators', 'maintenance', 'reports'],
});
