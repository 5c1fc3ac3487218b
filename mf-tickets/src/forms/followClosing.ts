import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDates';
import type { TicketValues } from './ticketValues';

/** Choosing Closed fills an empty close date (R307). */
export function followClosing(now: TicketValues, before: TicketValues): Partial<TicketValues> | undefined {
  if (now.status === before.status) return undefined;
  const close_date = closeDateOf(now.status, now, localDay()) ?? '';
  return close_date === now.close_date ? undefined : { close_date };
}
