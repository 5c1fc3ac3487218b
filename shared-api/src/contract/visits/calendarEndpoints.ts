import { endpoint } from '../endpoint';
import { emptyBody, file, id, record, text } from '../fields';
import { technicianCalendar } from './technicianCalendar';

const ofTechnician = record({ user_id: id() });

/** GET /api/visits/calendars/{technician}/ (R1236): Read the address of a technician’s calendar. Null while there is none. */
export const readTechnicianCalendar = endpoint({
  name: 'readTechnicianCalendar',
  domain: 'visits',
  method: 'GET',
  path: '/api/visits/calendars/:user_id/',
  optional: true,
  secret: true,
  params: ofTechnician,
  reply: technicianCalendar,
});

/** PUT /api/visits/calendars/{technician}/ (R1236): Make a new address for a technician’s calendar. The former one stops working. */
export const renewTechnicianCalendar = endpoint({
  name: 'renewTechnicianCalendar',
  domain: 'visits',
  method: 'PUT',
  path: '/api/visits/calendars/:user_id/',
  optional: true,
  params: ofTechnician,
  reply: technicianCalendar,
  changes: ['visits'],
});

/** DELETE /api/visits/calendars/{technician}/ (R1236): Revoke the address of a technician’s calendar. It answers 404. */
export const revokeTechnicianCalendar = endpoint({
  name: 'revokeTechnicianCalendar',
  domain: 'visits',
  method: 'DELETE',
  path: '/api/visits/calendars/:user_id/',
  optional: true,
  params: ofTechnician,
  reply: emptyBody(),
  success: 204,
  changes: ['visits'],
});

/**
 * GET /api/visits/calendar/{token}/visits.ics (R1236): Read a technician’s calendar. The open visits of the next 60 days as
 * iCalendar, for everybody who has the address. 404 for an unknown or revoked one.
 */
export const readCalendarFile = endpoint({
  name: 'readCalendarFile',
  domain: 'visits',
  method: 'GET',
  // Some programs want the ending of a calendar file.
  path: '/api/visits/calendar/:token/visits.ics',
  access: 'public',
  optional: true,
  secret: true,
  params: record({ token: text(100) }),
  reply: file(),
  file: 'text/calendar; charset=utf-8',
});
