import { activityList, recordExport } from '@smart-elevator/shared-api/contract/account/activityEndpoints';
import type { FastifyInstance } from 'fastify';
import { insertExport } from '../../http/insertExport';
import { serve } from '../../http/serve';
import { listActivity } from './activityRepository';

const EXPORTS_PER_MINUTE = 60;

/** The activity log of a dealer. */
export function activity(app: FastifyInstance): void {
  serve(app, activityList, ({ db, caller, query }) => listActivity(db, caller.dealer_id, query));
  serve(
    app,
    recordExport,
    async ({ db, caller, body: { name } }) => {
      await insertExport(db, caller, name);
      return {};
    },
    { perMinute: EXPORTS_PER_MINUTE },
  );
}
