import { addDays, isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import {
  parsePriority,
  type TicketPriority,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketValues } from './ticketValues';

/** The days from the start of a ticket to its target date (ADR-123); none for Unspecified. */
const DAYS: Partial<Record<TicketPriority, number>> = { Critical: 0, High: 2, Medium: 7, Low: 7 };

type Given = Pick<TicketValues, 'priority' | 'start_date'>;

/** The target date that is proposed for a priority; '' for none. */
export function proposedTargetDate({ priority, start_date }: Given): string {
  const days = DAYS[parsePriority(priority) ?? 'Unspecified'];
  return days === undefined || !isCalendarDate(start_date) ? '' : addDays(start_date, days);
}

/** The proposal follows the priority and the start date until the dealer chooses another day. */
export function withProposal(now: TicketValues, before: TicketValues): Partial<TicketValues> | undefined {
  if (now.priority === before.priority && now.start_date === before.start_date) return undefined;
  // Both were set together, by a trapped passenger (R367).
  if (now.target_date !== before.target_date) return undefined;
  const isOwn = now.target_date !== '' && now.target_date !== proposedTargetDate(before);
  const target_date = proposedTargetDate(now);
  return isOwn || target_date === now.target_date ? undefined : { target_date };
}
