import { daysBetween, localDay } from '@smart-elevator/shared-api/contract/calendar';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';

/** The whole days since the target date of a ticket that is not Closed; 0 for any other ticket. */
export function daysLate(
  { status, target_date }: Pick<TicketRow, 'status' | 'target_date'>,
  today = localDay(),
): number {
  if (!target_date || status === 'Closed') return 0;
  return Math.max(0, daysBetween(target_date, today));
}
