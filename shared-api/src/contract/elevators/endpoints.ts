import { endpoint } from '../endpoint';
import { id, nothing, record } from '../fields';
import { listQuery, orderedBy, pageOf } from '../list';
import { USER_TYPES } from '../account/user';
import { ELEVATOR_ORDERINGS, elevator, elevatorChoice } from './elevator';
import { uploadDone } from './upload';

/** GET /api/elevators/: every elevator of the dealer, for dropdowns, by name (P1 §7). */
export const elevatorChoices = endpoint({
  name: 'elevatorChoices',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/',
  query: record({ ...listQuery, ordering: orderedBy(['elevator_name']) }),
  reply: pageOf(elevatorChoice),
  bare: 'array',
});

/**
 * GET /api/users/{user}/elevators/: of a dealer all, of a technician those assigned, of a customer those owned, by name
 * (P2 §7, `wire.md`).
 */
export const userElevators = endpoint({
  name: 'userElevators',
  domain: 'elevators',
  method: 'GET',
  path: '/api/users/:user_id/elevators/',
  access: USER_TYPES,
  params: record({ user_id: id() }),
  query: record({ ...listQuery, ordering: orderedBy(ELEVATOR_ORDERINGS) }),
  reply: pageOf(elevator),
  bare: 'array',
});

/** POST /api/elevators/upload_csv/: customers and elevators out of a file, whole or not at all (decision 45). */
export const uploadCsv = endpoint({
  name: 'uploadCsv',
  domain: 'elevators',
  method: 'POST',
  path: '/api/elevators/upload_csv/',
  body: nothing(),
  upload: 'file',
  reply: uploadDone,
  success: 201,
  changes: ['elevators', 'people', 'maintenance'],
});
