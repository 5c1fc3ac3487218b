import { endpoint, STAFF_TYPES } from '../endpoint';
import { choice, id, record } from '../fields';
import { pageOf, pagingQuery } from '../list';
import { elevatorFaultSummary, TIMELINE_KINDS, timelineEntry } from './timeline';

const params = record({ elevator_id: id() });

/**
 * GET /api/elevators/{id}/timeline/: List the events of an elevator. Tickets, maintenance, visits, contracts and
 * reports of an elevator, newest first; for a technician without the contracts. Of its open visits only the next one.
 */
export const elevatorTimeline = endpoint({
  name: 'elevatorTimeline',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/:elevator_id/timeline/',
  optional: true,
  access: STAFF_TYPES,
  params,
  query: record({
    ...pagingQuery,
    kind: choice(TIMELINE_KINDS).optional(),
  }),
  reply: pageOf(timelineEntry),
  bare: 'results',
});

/** GET /api/elevators/{id}/faults/: List the repeat faults of an elevator. Faults that came back within 90 days. */
export const elevatorFaults = endpoint({
  name: 'elevatorFaults',
  domain: 'elevators',
  method: 'GET',
  path: '/api/elevators/:elevator_id/faults/',
  optional: true,
  params,
  reply: elevatorFaultSummary,
});
