import * as calls from '@smart-elevator/shared-api/contract/devices/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { forget, listOfUser, storeReport } from './deviceRepository';
import { receivedNumbers } from './receivedNumbers';

/** The calls about technicians' phones: a phone reports what it has not sent yet, and the dealer reads it (R1418). */
export function devices(app: FastifyInstance): void {
  receivedNumbers(app);

  serve(app, calls.reportDevice, ({ db, caller, params, body }) =>
    db.transaction((within) => storeReport(within, caller, params.device_id, body)),
  );

  serve(app, calls.listDevices, ({ db, caller, query }) => listOfUser(db, caller.dealer_id, query.user_id));

  serve(app, calls.forgetDevice, ({ db, caller, params }) => forget(db, caller.dealer_id, params.device_id));
}
