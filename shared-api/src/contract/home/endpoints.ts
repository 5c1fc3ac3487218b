import { endpoint } from '../endpoint';
import { desk } from './desk';
import { firstSteps, skippedSteps } from './firstSteps';
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

/**
 * GET /api/home/desk/: Read the desk: what needs somebody now, today by technician, contracts and money.
 *
 * Tickets are those that are not Closed, and Closed ones whose customer has not confirmed the code. The same changes as of
 * the counts make it stale.
 */
export const readDesk = endpoint({
  name: 'readDesk',
  domain: 'elevators',
  method: 'GET',
  path: '/api/home/desk/',
  optional: true,
  reply: desk,
});

/**
 * GET /api/home/first-steps/ (R235): Read the first steps. Which of them the dealer has done or skips.
 */
export const readFirstSteps = endpoint({
  name: 'readFirstSteps',
  domain: 'account',
  method: 'GET',
  path: '/api/home/first-steps/',
  optional: true,
  reply: firstSteps,
});

/** PATCH /api/home/first-steps/ (R235): Skip first steps. Replaces the skipped ones. */
export const skipFirstSteps = endpoint({
  name: 'skipFirstSteps',
  domain: 'account',
  method: 'PATCH',
  path: '/api/home/first-steps/',
  optional: true,
  body: skippedSteps,
  reply: firstSteps,
  changes: ['account'],
});
