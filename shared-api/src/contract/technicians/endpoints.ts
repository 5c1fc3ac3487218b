import { endpoint } from '../endpoint';
import { blankableLine, day, email, id, record, text, withAsciiDigits } from '../fields';
import { peopleFields } from '../people/peopleFields';
import { technicianDay } from './technicianDay';

const technicianParams = record({ user_id: id() });

/**
 * GET /api/people/technicians/{user}/day/ (R431): Read what a technician has. The visits between the days `from` and
 * `to`, the open tickets, the elevators, and the work beside that of all. The changes that make the desk stale make it stale.
 */
export const readTechnicianDay = endpoint({
  name: 'readTechnicianDay',
  domain: 'elevators',
  method: 'GET',
  path: '/api/people/technicians/:user_id/day/',
  optional: true,
  params: technicianParams,
  query: record({ from: day(), to: day() }),
  reply: technicianDay,
});

/**
 * POST /api/people/technicians/{user}/day/mail/ (R435): Mail a day to a technician. The visits of the day and the open
 * tickets, with addresses and phone numbers. Repeated with the same Idempotency-Key, it mails once.
 */
export const mailTechnicianDay = endpoint({
  name: 'mailTechnicianDay',
  domain: 'people',
  method: 'POST',
  path: '/api/people/technicians/:user_id/day/mail/',
  optional: true,
  params: technicianParams,
  body: record({ day: day() }),
  reply: record({ email: text(254) }),
  success: 201,
  idempotent: true,
});

/**
 * POST /api/people/technicians/ (R433): Invite a technician. Stores a technician without a password, with a user name
 * made from the e-mail address, and mails an invitation to choose one.
 */
export const inviteTechnician = endpoint({
  name: 'inviteTechnician',
  domain: 'account',
  method: 'POST',
  path: '/api/people/technicians/',
  optional: true,
  body: record({
    first_name: peopleFields.first_name.written,
    last_name: peopleFields.last_name.written,
    email: email(),
    phoneno: withAsciiDigits(blankableLine(20)).optional(),
  }),
  reply: record({ user_id: id(), username: text(150) }),
  success: 201,
  idempotent: true,
  changes: ['account', 'people'],
});
