import { urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { countUrgent } from './countUrgent';

/** What Home shows besides the counts of the other domains. */
export function home(app: FastifyInstance): void {
  serve(app, urgentSummary, ({ db, caller }) => countUrgent(db, caller.dealer_id, caller.today));
}
