import { endpoint } from '../endpoint';
import { id, record } from '../fields';
import { elevator } from './elevator';

/**
 * PATCH /api/elevators/{id}/ without a body loads an elevator (R555). In the API it is `updateElevator`, so it is not
 * listed a second time. It is a separate endpoint here because it changes nothing and makes no data stale.
 */
export const loadElevator = endpoint({
  name: 'loadElevator',
  domain: 'elevators',
  method: 'PATCH',
  path: '/api/elevators/:elevator_id/',
  params: record({ elevator_id: id() }),
  reply: elevator,
});
