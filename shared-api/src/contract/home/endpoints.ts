import { endpoint } from '../endpoint';
import { urgentCounts } from './urgentCounts';

/**
 * GET /api/home/urgent/: Count what needs the dealer today. Every change of tickets,
 * contracts and elevators makes its domain stale.
 */
export const urgentSummary = endpoint({
  name: 'urgentSummary',
  domain: 'elevators',
  method: 'GET',
  path: '/api/home/urgent/',
  optional: true,
  reply: urgentCounts,
});
