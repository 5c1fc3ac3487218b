import { endpoint } from '../endpoint';
import { id, record } from '../fields';
import { elevator } from './elevator';

/**
 * PATCH /api/elevators/{id}/ without a body loads an elevator (R555). On the wire it is `updateElevator`,
 * so it is not listed a second time; here it stands alone because it changes nothing and makes no reading stale.
 */
export const loadElevator = endpoint({
  name: 'loadElevator',
  domain: 'elevators',
  method: 'PATCH',
  path: '/api/elevators/:elevator_id/',
  params: record({ elevator_id: id() }),
  reply: elevator,
});
