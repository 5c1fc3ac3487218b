import {
  ELEVATOR_COUNT_FIELD_BY_STATUS,
  type ElevatorTicketCounts,
} from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { Db } from '../database/Database';
import { sql } from '../database/sql';
import { notFound } from '../http/HttpError';
import { dealerScope } from '../ticket-counts/dealerScope';
import { elevatorExists } from '../elevators/elevatorExists';

/** The number of an elevator's tickets by status. */
export async function countElevatorTickets(
  db: Db,
  dealer_id: number,
  elevator_id: number,
): Promise<ElevatorTicketCounts> {
  if (!(await elevatorExists(db, dealer_id, elevator_id))) throw notFound();
  const rows = await db.query<{ status: TicketStatus; count: number }>(sql`
    select t.status, count(*)::integer as count from tickets t
    where ${dealerScope(dealer_id)} and t.elevator_id = ${elevator_id} group by t.status`);
  const counts: ElevatorTicketCounts = { open: 0, onhold: 0, closed: 0, accepted: 0, inprogress: 0 };
  for (const { status, count } of rows) counts[ELEVATOR_COUNT_FIELD_BY_STATUS[status]] = count;
  return counts;
}
