import * as calls from '@smart-elevator/shared-api/contract/devices/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { forget, listOfUser, storeReport } from './deviceRepository';
import { receivedNumbers } from './receivedNumbers';

/** The phones of technicians: what they hold, and what has arrived of it (R1418). */
export function devices(app: FastifyInstance): void {
  receivedNumbers(app);

  serve(app, calls.reportDevice, ({ db, caller, params, body }) =>
    db.transaction((within) => storeReport(within, caller, params.device_id, body)),
  );

  serve(app, calls.listDevices, ({ db, caller, query }) => listOfUser(db, caller.dealer_id, query.user_id));

  serve(app, calls.forgetDevice, ({ db, caller, params }) => forget(db, caller.dealer_id, params.device_id));
}
