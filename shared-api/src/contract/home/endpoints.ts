import { endpoint } from '../endpoint';
import { record, text } from '../fields';
import { desk } from './desk';
import { firstSteps, skippedSteps } from './firstSteps';
import { removedSampleData, sampleDataCounts } from './sampleData';
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

/**
 * PATCH /api/home/first-steps/ (R235): Skip first steps. Replaces the skipped ones; with `skip`, adds that step to the
 * stored ones instead, which another tab may have changed.
 */
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

/** All that sample data is part of. */
const SAMPLED = ['account', 'people', 'tickets', 'elevators', 'maintenance', 'contracts', 'reports'] as const;

/**
 * POST /api/home/sample-data/ (R236): Add sample data. Lifts, customers, technicians, contracts and tickets to look
 * around; nobody gets a message of them. A repetition changes nothing. 409 for a dealer with elevators or tickets.
 */
export const addSampleData = endpoint({
  name: 'addSampleData',
  domain: 'account',
  method: 'POST',
  path: '/api/home/sample-data/',
  optional: true,
  reply: sampleDataCounts,
  conflict: record({ detail: text(500) }),
  changes: SAMPLED,
});

/**
 * DELETE /api/home/sample-data/ (R236): Remove the sample data. What a row of the dealer's own depends on stays and is
 * named. A repetition changes nothing.
 */
export const removeSampleData = endpoint({
  name: 'removeSampleData',
  domain: 'account',
  method: 'DELETE',
  path: '/api/home/sample-data/',
  optional: true,
  reply: removedSampleData,
  changes: SAMPLED,
});
