import { customerList } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { listCustomers } from './customerRepository';

/** The dealer's customers. */
export function people(app: FastifyInstance): void {
  serve(app, customerList, ({ db, params: { dealer_id }, query }) => listCustomers(db, dealer_id, query));
}
