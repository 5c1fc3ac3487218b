import {
  addSubscription,
  removeSubscription,
  technicianPids,
} from '@smart-elevator/shared-api/contract/notifications/endpoints';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/HttpError';
import { serve } from '../http/serve';
import { withIdempotencyKey } from '../http/withIdempotencyKey';
import { deleteSubscription, storeSubscription, technicianSubscriptions } from './subscriptionRepository';

/** The destinations of push messages. The server itself sends them (R844). */
export function notifications(app: FastifyInstance): void {
  serve(app, technicianPids, async ({ db, caller }) => ({
    app_pids: await technicianSubscriptions(db, caller.dealer_id),
  }));

  serve(app, addSubscription, (request) => {
    const { caller, body } = request;
    const once = { ...request, body: { ...body, user_id: caller.user_id } };
    return withIdempotencyKey(addSubscription, once, async (db) => {
      await storeSubscription(db, caller, body.subscription_id);
      return body;
    });
  });

  serve(app, removeSubscription, async ({ db, caller, params: { subscription_id } }) => {
    if (!(await deleteSubscription(db, caller, subscription_id))) throw notFound();
    return {};
  });
}
