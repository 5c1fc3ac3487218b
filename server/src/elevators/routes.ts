import {
  elevatorChoices,
  uploadCsv,
  userElevators,
} from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusals';
import { serve } from '../http/serve';
import { listElevatorChoices, listElevatorsOf, personOf } from './elevatorRepository';
import { receiveUpload } from './upload/receiveUpload';

/** The dealer's elevators, and the file that brings many of them at once. */
export function elevators(app: FastifyInstance): void {
  serve(app, elevatorChoices, ({ db, caller, query }) => listElevatorChoices(db, caller.dealer_id, query));

  serve(app, userElevators, async ({ db, caller, params: { user_id }, query }) => {
    // The companion app's users read their own elevators only; of anybody else's they learn nothing.
    const mayRead = caller.user_type === 'DealerUser' || caller.user_id === user_id;
    const person = await personOf(db, caller.dealer_id, user_id);
    if (!mayRead || !person) throw notFound();
    return listElevatorsOf(db, person, caller.dealer_id, query);
  });

  serve(app, uploadCsv, receiveUpload);
}
