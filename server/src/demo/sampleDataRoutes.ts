import {
  addSampleData as addSampleDataCall,
  removeSampleData as removeSampleDataCall,
} from '@smart-elevator/shared-api/contract/home/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { addSampleData } from './addSampleData';
import { removeSampleData } from './removeSampleData';

/** Sample data for a dealer who looks around (R236). */
export function sampleData(app: FastifyInstance): void {
  serve(app, addSampleDataCall, ({ db, caller }) => addSampleData(db, caller.dealer_id, caller.today));
  serve(app, removeSampleDataCall, ({ db, caller }) => removeSampleData(db, caller.dealer_id));
}
