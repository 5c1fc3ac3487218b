import {
  addSubscription,
  customerDealerPids,
  removeSubscription,
  technicianPids,
} from '@smart-elevator/shared-api/contract/notifications/endpoints';
import type { FastifyInstance } from 'fastify';
import { findElevator } from '../elevators/elevatorRepository';
import { notFound } from '../http/refusals';
import { serve } from '../http/serve';
import {
  customerDealerSubscriptions,
  dropSubscription,
  storeSubscription,
  technicianSubscriptions,
} from './subscriptionRepository';

/** Where push messages go to. They are sent by the server itself (decision 51). */
export function notifications(app: FastifyInstance): void {
  serve(app, customerDealerPids, async ({ db, caller: { dealer_id }, params: { elevator_id } }) => {
    const elevator = await findElevator(db, dealer_id, elevator_id);
    if (!elevator) throw notFound();
    return customerDealerSubscriptions(db, dealer_id, elevator.customer_id);
  });

  serve(app, technicianPids, async ({ db, caller }) => ({
    app_pids: await technicianSubscriptions(db, caller.dealer_id),
  }));

  serve(app, addSubscription, async ({ db, caller, body }) => {
    await storeSubscription(db, caller, body.subscription_id);
    return body;
  });

  serve(app, removeSubscription, async ({ db, caller, params: { subscription_id } }) => {
    if (!(await dropSubscription(db, caller, subscription_id))) throw notFound();
    return {};
  });
}
