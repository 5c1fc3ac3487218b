import { endpoint, USER_TYPES, STAFF_TYPES } from '../endpoint';
import { id, emptyBody, record } from '../fields';
import { cursorQuery, listQuery, orderingSchema, pageOf } from '../list';
import { filterSchemas } from '../listFilters';
import {
  BUILDING_ORDERINGS,
  elevator,
  elevatorBuilding,
  elevatorChoice,
  elevatorDues,
  listedElevator,
} from './elevator';
import { changedElevator, elevatorChanges, newElevator } from './elevatorChange';
import { ELEVATOR_FILTERS, ELEVATOR_ORDERINGS } from './elevatorFields';

/** @deprecated Import them from `importEndpoints`, so that screens without imports do not load their schemas. */
export { previewCsv, uploadCsv } from './importEndpoints';

/**
 * GET /api/elevators/ (R552): List the names of all elevators. Every elevator of the dealer, for dropdowns, by name.
 */
export const elevatorChoices = endpoint({
  name: 'elevatorChoices',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/',
  query: record({ ...listQuery, ...cursorQuery, ordering: orderingSchema(['elevator_name']) }),
  reply: pageOf(elevatorChoice),
  bare: 'array',
});

/**
 * GET /api/elevators/buildings/: List the buildings. Those of the elevators of the dealer, or of one customer, each
 * once, by name, with the numbers of elevators, of overdue ones, and of Open tickets.
 */
export const elevatorBuildings = endpoint({
  name: 'elevatorBuildings',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/buildings/',
  query: record({
    ...listQuery,
    ordering: orderingSchema(BUILDING_ORDERINGS),
    customer: id().optional(),
  }),
  reply: pageOf(elevatorBuilding),
  bare: 'array',
  optional: true,
});

/**
 * GET /api/elevators/dues/: Count what is due at a customer. Elevators that are overdue or due within 30 days, and
 * AMC contracts that are not paid.
 */
export const customerDues = endpoint({
  name: 'customerDues',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/dues/',
  query: record({ customer: id() }),
  reply: elevatorDues,
  optional: true,
});

/**
 * GET /api/users/{user}/elevators/ (R553, R503): List the elevators of a user. For a dealer all, for a technician
 * those assigned, for a customer those owned, by name. The search covers the elevator's name; with `search_in` also
 * building, address and customer.
 */
export const userElevators = endpoint({
  name: 'userElevators',
  domain: 'elevators',
  method: 'GET',
  path: '/api/users/:user_id/elevators/',
  access: USER_TYPES,
  params: record({ user_id: id() }),
  query: record({
    ...listQuery,
    ...cursorQuery,
    ordering: orderingSchema(ELEVATOR_ORDERINGS),
    ...filterSchemas(ELEVATOR_FILTERS),
  }),
  reply: pageOf(listedElevator),
  bare: 'array',
});

/** POST /api/elevators/add/ (R508, R533, R554): Create an elevator. Its maintenance state follows from its days. */
export const addElevator = endpoint({
  name: 'addElevator',
  domain: 'elevators',
  method: 'POST',
  path: '/api/elevators/add/',
  body: newElevator,
  reply: elevator,
  success: 201,
  idempotent: true,
  changes: ['elevators', 'maintenance', 'account'],
});

const elevatorParams = record({ elevator_id: id() });

/** GET /api/elevators/{id}/ (R946): Read an elevator. The same as the PATCH without a body. */
export const readElevator = endpoint({
  name: 'readElevator',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/:elevator_id/',
  optional: true,
  access: STAFF_TYPES,
  params: elevatorParams,
  reply: elevator,
});

/**
 * PATCH /api/elevators/{id}/ (R536, R555, R844, R849): Change an elevator. Changes what the body names; without a
 * body it loads. For a change that marks Completed, `notified` reports whether a push message to the customer was
 * queued. With `version`, a 409 reports a concurrent change (R564).
 */
export const updateElevator = endpoint({
  name: 'updateElevator',
  domain: 'elevators',
  method: 'PATCH',
  path: '/api/elevators/:elevator_id/',
  params: elevatorParams,
  body: elevatorChanges,
  reply: changedElevator,
  changes: ['elevators', 'maintenance', 'tickets', 'people', 'contracts', 'account'],
});

/** DELETE /api/elevators/{id}/ (R556): Delete an elevator. Removes the elevator and its tickets from every call. */
export const deleteElevator = endpoint({
  name: 'deleteElevator',
  domain: 'elevators',
  method: 'DELETE',
  path: '/api/elevators/:elevator_id/',
  params: elevatorParams,
  reply: emptyBody(),
  success: 204,
  changes: ['elevators', 'maintenance', 'tickets', 'account', 'people', 'reports', 'contracts'],
});
