import * as calls from '@smart-elevator/shared-api/contract/visits/calendarEndpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { findCalendar, readCalendar, renewCalendar, revokeCalendar } from './calendarRepository';

/** Requests per minute of one address to the calendars; everybody may make them. */
const READ_PER_MINUTE = 60;

/** The calendars of technicians for other programs, and their addresses (R1236). */
export function technicianCalendars(app: FastifyInstance): void {
  const { settings } = app;
  // The address of the server is known only after it listens.
  const link = {
    secret: settings.jwtSecret,
    linkOf: (token: string) => `${settings.publicUrl}/api/visits/calendar/${token}/visits.ics`,
  };

  serve(app, calls.readTechnicianCalendar, ({ db, caller, params }) =>
    findCalendar(db, caller.dealer_id, params.user_id, link),
  );

  serve(app, calls.renewTechnicianCalendar, ({ db, caller, params }) =>
    renewCalendar(db, caller.dealer_id, params.user_id, link),
  );

  serve(app, calls.revokeTechnicianCalendar, ({ db, caller, params }) =>
    revokeCalendar(db, caller.dealer_id, params.user_id),
  );

  serve(app, calls.readCalendarFile, ({ db, params }) => readCalendar(db, params.token), {
    perMinute: READ_PER_MINUTE,
  });
}
