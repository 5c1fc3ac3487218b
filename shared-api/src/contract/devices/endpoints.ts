import { endpoint, STAFF_TYPES } from '../endpoint';
import { emptyBody, id, list, record } from '../fields';
import { device, deviceAnswer, deviceId, deviceReport } from './device';

const ofDevice = record({ device_id: deviceId() });

/**
 * PUT /api/devices/{device}/ (R1418): Report what a phone holds. The numbers that it gave and has not sent; the answer names those
 * that the server misses.
 */
export const reportDevice = endpoint({
  name: 'reportDevice',
  domain: 'visits',
  method: 'PUT',
  path: '/api/devices/:device_id/',
  optional: true,
  access: STAFF_TYPES,
  params: ofDevice,
  body: deviceReport,
  reply: deviceAnswer,
});

/** GET /api/devices/ (R1418): List the phones of a technician. What each holds, the latest report first. */
export const listDevices = endpoint({
  name: 'listDevices',
  domain: 'visits',
  method: 'GET',
  path: '/api/devices/',
  optional: true,
  query: record({ user_id: id() }),
  reply: list(device, 100),
});

/** DELETE /api/devices/{device}/ (R1418): Forget a phone. One that is lost or was replaced; what it reports later is told again. */
export const forgetDevice = endpoint({
  name: 'forgetDevice',
  domain: 'visits',
  method: 'DELETE',
  path: '/api/devices/:device_id/',
  optional: true,
  params: ofDevice,
  reply: emptyBody(),
  success: 204,
  changes: ['visits'],
});
