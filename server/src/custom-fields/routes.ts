import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { listCustomFields } from './customFieldRepository';

/** The fields that a dealer adds to tickets and AMC reports. */
export function customFields(app: FastifyInstance): void {
  serve(app, customFieldsByType, ({ db, caller, params: { tracker } }) =>
    listCustomFields(db, caller.dealer_id, tracker),
  );
}
