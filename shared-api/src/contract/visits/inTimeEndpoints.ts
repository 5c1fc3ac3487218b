import { endpoint } from '../endpoint';
import { list } from '../fields';
import { keptMonth, keptTechnician, promisedDays } from './visitsInTime';

/**
 * GET /api/visits/in_time/months/ (R1334): Count the visits done in time by month. Those that contracts promise between two days,
 * month by month, including months without any.
 */
export const visitMonths = endpoint({
  name: 'visitMonths',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/in_time/months/',
  optional: true,
  query: promisedDays,
  reply: list(keptMonth),
});

/**
 * GET /api/visits/in_time/technicians/ (R1334): Count the visits done in time by technician. Those that contracts promise between
 * two days; visits of nobody come last.
 */
export const visitTechnicians = endpoint({
  name: 'visitTechnicians',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/in_time/technicians/',
  optional: true,
  query: promisedDays,
  reply: list(keptTechnician),
});
