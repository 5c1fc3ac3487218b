import { readTechnicianDay as readDayCall } from '@smart-elevator/shared-api/contract/people/technicianEndpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { readTechnicianDay } from './technicianDay';

/** A technician's day. */
export function technicians(app: FastifyInstance): void {
  serve(app, readDayCall, ({ db, caller: { dealer_id, today }, params, query }) =>
    readTechnicianDay(db, { dealer_id, today, ...params, ...query }),
  );
}
