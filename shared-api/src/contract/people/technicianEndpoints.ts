import { endpoint } from '../endpoint';
import { day, id, record } from '../fields';
import { technicianDay } from './technicianDay';

const technicianParams = record({ user_id: id() });

/**
 * GET /api/people/technicians/{user}/day/ (R431): Read what a technician has. The visits between the days `from` and
 * `to`, the open tickets, the elevators, and the work beside that of all. The changes that make the desk stale make it stale.
 */
export const readTechnicianDay = endpoint({
  name: 'readTechnicianDay',
  domain: 'elevators',
  method: 'GET',
  path: '/api/people/technicians/:user_id/day/',
  optional: true,
  params: technicianParams,
  query: record({ from: day(), to: day() }),
  reply: technicianDay,
});
