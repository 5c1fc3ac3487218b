import {
  maintenanceCalendar,
  maintenanceHistory,
  maintenanceLists,
  maintenanceSummary,
} from '@smart-elevator/shared-api/contract/maintenance/endpoints';
import type { MaintenanceList } from '@smart-elevator/shared-api/contract/maintenance/maintenance';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../http/authenticate';
import { notFound } from '../http/HttpError';
import { serve } from '../http/serve';
import { readCalendar } from './calendar';
import { listHistory } from './historyRepository';
import { countMaintenance, listMaintenance } from './maintenanceRepository';

/** The maintenance of the dealer's elevators: the counts, a list for each state, the history, the calendar. */
export function maintenance(app: FastifyInstance): void {
  serve(app, maintenanceSummary, async ({ db, caller, query }) =>
    countMaintenance(db, dealerOf(caller, query)),
  );

  const serveList = (list: MaintenanceList) =>
    serve(app, maintenanceLists[list], async ({ db, caller, query }) =>
      listMaintenance(db, dealerOf(caller, query), list, query),
    );
  serveList('completed');
  serveList('indue');
  serveList('overdue');

  serve(app, maintenanceHistory, ({ db, caller, params: { elevator_id }, query }) =>
    listHistory(db, caller.dealer_id, elevator_id, query),
  );

  serve(app, maintenanceCalendar, ({ db, caller, query }) => readCalendar(db, caller.dealer_id, query));
}

/** A missing user_id means the token's dealer; any other dealer's is a 404 (R559). */
function dealerOf({ dealer_id }: Caller, { user_id = dealer_id }: { user_id?: number | undefined }): number {
  if (user_id !== dealer_id) throw notFound();
  return dealer_id;
}
