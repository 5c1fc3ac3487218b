import { endpoint } from '../endpoint';
import { emptyBody } from '../fields';
import { telemetry } from './report';

/**
 * POST /api/telemetry/: what became of the remotes in a page of whoever is signed in. Each session counts once for each version
 * that is deployed; anything else is taken and not counted. 204; too many from one address are a 429, which a page does not mind.
 */
export const tellTelemetry = endpoint({
  name: 'tellTelemetry',
  domain: 'telemetry',
  method: 'POST',
  path: '/api/telemetry/',
  body: telemetry,
  reply: emptyBody(),
  success: 204,
});
