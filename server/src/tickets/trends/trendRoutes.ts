import {
  technicianLoad,
  ticketMonths,
  ticketRepeats,
  ticketTimes,
} from '@smart-elevator/shared-api/contract/tickets/trendEndpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { takeTurns } from '../lists/takeTurns';
import { loadOfTechnicians } from './loadOfTechnicians';
import { monthsOfTickets } from './months';
import { elevatorsWithRepeats } from './repeatingElevators';
import { timesToClose } from './timesToClose';

/** What the dealer's tickets tell over time. They count tickets, so they wait for their turn as long searches do. */
export function trends(app: FastifyInstance): void {
  serve(app, ticketMonths, ({ db, params: { dealer_id }, query }) =>
    takeTurns(db, (within) => monthsOfTickets(within, dealer_id, query)),
  );
  serve(app, ticketTimes, ({ db, params: { dealer_id }, query }) =>
    takeTurns(db, (within) => timesToClose(within, dealer_id, query)),
  );
  serve(app, ticketRepeats, ({ db, params: { dealer_id }, query }) =>
    takeTurns(db, (within) => elevatorsWithRepeats(within, dealer_id, query)),
  );
  serve(app, technicianLoad, ({ db, params: { dealer_id }, query }) =>
    takeTurns(db, (within) => loadOfTechnicians(within, dealer_id, query)),
  );
}
