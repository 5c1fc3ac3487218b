import {
  elevatorFaults,
  elevatorTimeline,
} from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/Database';
import { notFound } from '../http/HttpError';
import { serve } from '../http/serve';
import { findElevator } from './elevatorRepository';
import { readFaults, readTimeline } from './timeline';

/** An elevator's timeline and its repeat faults. */
export function elevatorHistory(app: FastifyInstance): void {
  serve(app, elevatorTimeline, async ({ db, caller: { dealer_id }, params: { elevator_id }, query }) => {
    await mustExist(db, dealer_id, elevator_id);
    return readTimeline(db, dealer_id, elevator_id, query);
  });

  serve(app, elevatorFaults, async ({ db, caller: { dealer_id }, params: { elevator_id } }) => {
    await mustExist(db, dealer_id, elevator_id);
    return readFaults(db, dealer_id, elevator_id);
  });
}

async function mustExist(db: Db, dealer_id: number, elevator_id: number): Promise<void> {
  if (!(await findElevator(db, dealer_id, elevator_id))) throw notFound();
}
