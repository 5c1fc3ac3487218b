import * as calls from '@smart-elevator/shared-api/contract/technicians/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { inviteTechnician } from './inviteTechnician';
import { mailTechnicianDay } from './mailTechnicianDay';
import { readTechnicianDay } from './technicianDay';

/** Mails per minute that one address may cause. */
const MAILS = 60;

/** A technician's day, read and mailed, and the invitation of a new technician. */
export function technicians(app: FastifyInstance): void {
  serve(app, calls.readTechnicianDay, ({ db, caller: { dealer_id, today }, params, query }) =>
    readTechnicianDay(db, { dealer_id, today, ...params, ...query }),
  );

  serve(
    app,
    calls.mailTechnicianDay,
    (request) => {
      const { caller, params, body } = request;
      const asked = { ...params, ...body };
      return withIdempotencyKey(calls.mailTechnicianDay, { ...request, body: asked }, (db) =>
        mailTechnicianDay(db, { dealer_id: caller.dealer_id, today: caller.today, ...asked }),
      );
    },
    { perMinute: MAILS },
  );

  serve(
    app,
    calls.inviteTechnician,
    (request) => {
      const { caller, body, raw } = request;
      const { publicUrl } = raw.server.settings;
      return withIdempotencyKey(calls.inviteTechnician, request, (db) =>
        inviteTechnician(db, { dealer_id: caller.dealer_id, body, publicUrl }),
      );
    },
    { perMinute: MAILS },
  );
}
