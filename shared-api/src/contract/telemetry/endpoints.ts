import { endpoint, STAFF_TYPES } from '../endpoint';
import { emptyBody } from '../fields';
import { telemetry } from './report';

/**
 * POST /api/telemetry/: Report how remotes loaded. How the remotes loaded in a page of a signed-in user. Each
 * session counts once for each deployed version; anything else is accepted but not counted. 204; too many calls from
 * one address get a 429, which a page ignores.
 */
export const reportTelemetry = endpoint({
  name: 'reportTelemetry',
  domain: 'telemetry',
  method: 'POST',
  path: '/api/telemetry/',
  optional: true,
  access: STAFF_TYPES,
  body: telemetry,
  reply: emptyBody(),
  success: 204,
});

/**
 * GET /api/preview/: Learn whether this dealer may open versions that are not deployed yet. 204 if the dealer may
 * open versions of remotes that are not deployed yet (PREVIEW_DEALERS); to all others 404, as if there were no
 * previews.
 */
export const mayPreview = endpoint({
  name: 'mayPreview',
  domain: 'telemetry',
  method: 'GET',
  path: '/api/preview/',
  reply: emptyBody(),
  success: 204,
});
