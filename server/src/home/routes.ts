import { urgentSummary } from '@smart-elevator/shared-api/contract/home/endpoints';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import type { UrgentCounts } from '@smart-elevator/shared-api/contract/home/urgentCounts';
import { countPipeline } from '../amc/contractRepository';
import type { Db } from '../database/Database';
import { sql, type Sql } from '../database/sql';
import { readCalendar } from '../maintenance/calendar';
import { countMaintenance } from '../maintenance/maintenanceRepository';
import { countOf } from '../tickets/lists/listTickets';
import type { TicketScope } from '../tickets/lists/TicketScope';

/** What Home shows besides the counts of the other domains. */
export function home(app: FastifyInstance): void {
  serve(app, urgentSummary, ({ db, caller }) => countUrgent(db, caller.dealer_id, caller.today));
}

type TicketPart = Omit<UrgentCounts, 'ending_contracts' | 'overdue_elevators' | 'visits_today'>;

/** What needs the dealer on the day `today`, counted as the lists count it. */
async function countUrgent(db: Db, dealer_id: number, today: string): Promise<UrgentCounts> {
  const active = (scope: TicketScope): Sql => countOf(dealer_id, { ...scope, active: true });
  const [tickets] = await db.query<TicketPart>(sql`
    select ${active({ entrapment: true })} as trapped_tickets, ${active({ priority: 'Critical' })} as critical_tickets,
    ${active({ assignee: [null] })} as unassigned_tickets, ${countOf(dealer_id, { late: today })} as late_tickets,
    ${countOf(dealer_id, { awaiting_code: true })} as awaiting_code_tickets`);
  if (!tickets) throw new Error('The urgent tickets returned no row.');
  const { within_7 } = await countPipeline(db, dealer_id, today);
  const { overdue } = await countMaintenance(db, dealer_id);
  const entries = await readCalendar(db, dealer_id, { from: today, to: today });
  const visits_today = entries.filter(({ kind }) => kind === 'visit').length;
  return { ...tickets, ending_contracts: within_7, overdue_elevators: overdue, visits_today };
}
