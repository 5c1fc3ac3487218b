import { endpoint } from '../endpoint';
import { spreadPreview, spreadQuery, visitMoves } from './spread';
import { visitConflict } from './visit';

/**
 * GET /api/visits/spread/ (R1211): Read how a technician’s days would be spread. Who would do the visits of these days, and when, if
 * the technician did not work; nothing is stored.
 */
export const previewSpread = endpoint({
  name: 'previewSpread',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/spread/',
  optional: true,
  query: spreadQuery,
  reply: spreadPreview,
});

/**
 * POST /api/visits/spread/ (R1211): Move visits to other days and technicians. All of them, or none; 409 with the first visit that
 * was changed since the caller read it. Answers the visits with their new versions.
 */
export const spreadDay = endpoint({
  name: 'spreadDay',
  domain: 'visits',
  method: 'POST',
  path: '/api/visits/spread/',
  optional: true,
  body: visitMoves,
  reply: visitMoves,
  conflict: visitConflict,
  idempotent: true,
  changes: ['visits', 'contracts', 'maintenance', 'elevators'],
});
