import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import {
  becomesTrapped,
  formerUrgency,
  trappedUrgency,
} from '@smart-elevator/shared-api/contract/tickets/trappedPassenger';
import type { TicketValues } from './ticketValues';

type Given = Pick<TicketValues, 'entrapment' | 'status' | 'start_date' | 'priority' | 'target_date'>;

/**
 * Creates the rule of 'Passenger trapped' for one form (R367): ticking it makes the ticket Critical and due today, unticking
 * it restores the former values. After a reload these are the values that the form began with.
 */
export function trappedDefaults(isNew: boolean) {
  let former: Pick<Given, 'priority' | 'target_date'> | undefined;
  return (now: Given, before: Given, initial: Given): Partial<TicketValues> | undefined => {
    if (now.entrapment === before.entrapment) return undefined;
    const urgency = trappedUrgency(now.start_date, localDay());
    if (now.entrapment) {
      if (!isNew && !becomesTrapped(now, before)) return undefined;
      former = before;
      return { ...urgency };
    }
    const known = former ?? (initial.entrapment ? undefined : initial);
    return known && formerUrgency(now, known, urgency);
  };
}
