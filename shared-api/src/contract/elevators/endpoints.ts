import { endpoint, USER_TYPES } from '../endpoint';
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

/** GET /api/elevators/: every elevator of the dealer, for dropdowns, by name (R552). */
export const elevatorChoices = endpoint({
  name: 'elevatorChoices',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/',
  query: record({ ...listQuery, ...cursorQuery, ordering: orderingSchema(['elevator_name']) }),
  reply: pageOf(elevatorChoice),
  bare: 'array',
});

/** GET /api/elevators/buildings/: the buildings of the dealer's elevators, or of one `customer` (an id), each once, by name. */
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

/** GET /api/elevators/dues/: what is due at one `customer` (an id). */
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
 * GET /api/users/{user}/elevators/: for a dealer all, for a technician those assigned, for a customer those owned, by
 * name (R553). The search covers the elevator's name (R503); with `search_in` also building, address and customer.
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

/** POST /api/elevators/add/: creates an elevator of the dealer (R508, R533, R554). */
export const addElevator = endpoint({
  name: 'addElevator',
  domain: 'elevators',
  method: 'POST',
  path: '/api/elevators/add/',
  body: newElevator,
  reply: elevator,
  success: 201,
  idempotent: true,
  changes: ['elevators', 'maintenance'],
});

const elevatorParams = record({ elevator_id: id() });

/** GET /api/elevators/{id}/: the same as the PATCH without a body (R946). */
export const readElevator = endpoint({
  name: 'readElevator',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/:elevator_id/',
  optional: true,
  params: elevatorParams,
  reply: elevator,
});

/**
 * PATCH /api/elevators/{id}/: changes what the body names; without a body it loads (R536, R555). For a change that
 * marks Completed, `notified` reports whether a push message to the customer was queued (R844, R849).
 */
export const updateElevator = endpoint({
  name: 'updateElevator',
  domain: 'elevators',
  method: 'PATCH',
  path: '/api/elevators/:elevator_id/',
  params: elevatorParams,
  body: elevatorChanges,
  reply: changedElevator,
  changes: ['elevators', 'maintenance', 'tickets', 'people', 'contracts'],
});

/** DELETE /api/elevators/{id}/: removes the elevator and its tickets from every call (R556). */
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
