import { endpoint } from '../endpoint';
import { nothing } from '../fields';
import { telemetry } from './report';

/**
 * POST /api/telemetry/: what became of the remotes in a page. Nobody needs to be signed in, since sign-in itself may be
 * what fails. 204; too many from one address are a 429, which a page does not mind.
 */
export const tellTelemetry = endpoint({
  name: 'tellTelemetry',
  domain: 'telemetry',
  method: 'POST',
  path: '/api/telemetry/',
  access: 'public',
  body: telemetry,
  reply: nothing(),
  success: 204,
});
