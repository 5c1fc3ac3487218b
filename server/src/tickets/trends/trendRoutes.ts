import {
  technicianLoad,
  ticketMonths,
  ticketRepeats,
  ticketTimes,
} from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { limitConcurrency } from '../../database/limitConcurrency';
import { readTechnicianLoad } from './readTechnicianLoad';
import { readTicketMonths } from './readTicketMonths';
import { readRepeatingElevators } from './readRepeatingElevators';
import { readTimesToClose } from './readTimesToClose';

/** The trends of a dealer's tickets. They count tickets, so they share the concurrency limit of slow searches. */
export function trends(app: FastifyInstance): void {
  serve(app, ticketMonths, ({ db, params: { dealer_id }, query }) =>
    limitConcurrency(db, (within) => readTicketMonths(within, dealer_id, query)),
  );
  serve(app, ticketTimes, ({ db, params: { dealer_id }, query }) =>
    limitConcurrency(db, (within) => readTimesToClose(within, dealer_id, query)),
  );
  serve(app, ticketRepeats, ({ db, params: { dealer_id }, query }) =>
    limitConcurrency(db, (within) => readRepeatingElevators(within, dealer_id, query)),
  );
  serve(app, technicianLoad, ({ db, params: { dealer_id }, query }) =>
    limitConcurrency(db, (within) => readTechnicianLoad(within, dealer_id, query)),
  );
}
