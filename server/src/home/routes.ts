import {
  readDesk as readDeskCall,
  readFirstSteps as readFirstStepsCall,
  skipFirstSteps as skipFirstStepsCall,
  urgentSummary,
} from '@smart-elevator/shared-api/contract/home/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import type { UrgentCounts } from '@smart-elevator/shared-api/contract/home/urgentCounts';
import { countedAmcContracts } from '../amc/amcContractRepository';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { readFirstSteps, skipFirstSteps } from './firstSteps';
import { readDesk } from './readDesk';
import { countTrapped } from './trapped';
import { countedElevators } from '../elevators/elevatorRepository';
import { countOf } from '../tickets/lists/listTickets';
import type { TicketScope } from '../tickets/lists/TicketScope';
import { isPlannedBetween } from '../visit-changes/shownVisits';

/** What Home shows besides the counts of the other domains. */
export function home(app: FastifyInstance): void {
  serve(app, urgentSummary, ({ db, caller }) => countUrgent(db, caller.dealer_id, caller.today));
  serve(app, readDeskCall, ({ db, caller }) => readDesk(db, caller.dealer_id, caller.today));
  serve(app, readFirstStepsCall, ({ db, caller }) => readFirstSteps(db, caller.dealer_id));
  serve(app, skipFirstStepsCall, ({ db, caller, body }) => skipFirstSteps(db, caller.dealer_id, body));
}

/**
 * What needs the dealer on the day `today`, counted as the lists count it, and who is trapped now. One statement, which waits for a connection once;
 * its cost depends on the active tickets, not on the closed ones (ADR-125).
 */
async function countUrgent(db: Db, dealer_id: number, today: string): Promise<UrgentCounts> {
  const active = (scope: TicketScope): Sql => countOf(dealer_id, { ...scope, active: true });
  const [counts] = await db.query<UrgentCounts>(sql`
    select ${countTrapped(dealer_id)} as trapped_tickets, ${active({ priority: 'Critical' })} as critical_tickets,
    ${active({ assignee: [null] })} as unassigned_tickets, ${countOf(dealer_id, { late: today })} as late_tickets,
    ${countOf(dealer_id, { awaiting_code: true })} as awaiting_code_tickets,
    ${countedAmcContracts(dealer_id, today, 7)} as ending_contracts,
    ${countedElevators(dealer_id, 'OverDue')} as overdue_elevators,
    counted.visits as visits_today, counted.done as visits_done_today
    from (select count(*)::integer as visits, (count(*) filter (where v.state = 'Done'))::integer as done
      from visits v where ${isPlannedBetween(dealer_id, today, today)}) counted`);
  if (!counts) throw new Error('What needs the dealer returned no row.');
  return counts;
}
