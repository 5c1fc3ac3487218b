import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import { withProposal } from './proposedTargetDate';
import type { TicketValues } from './ticketValues';
import { trappedDefaults } from './trappedDefaults';

/** Choosing Closed fills an empty close date (R307). */
function applyClosingDefaults(now: TicketValues, before: TicketValues): Partial<TicketValues> | undefined {
  if (now.status === before.status) return undefined;
  const close_date = closeDateOf(now.status, now, localDay()) ?? '';
  return close_date === now.close_date ? undefined : { close_date };
}

/** The values that follow from a change in this form; the target date of a new ticket follows its priority. */
export function derivedValues(isNew: boolean) {
  const applyTrapped = trappedDefaults(isNew);
  return (now: TicketValues, before: TicketValues, initial: TicketValues) => {
    const filled = {
      ...applyClosingDefaults(now, before),
      ...(isNew ? withProposal(now, before) : {}),
      ...applyTrapped(now, before, initial),
    };
    return Object.keys(filled).length > 0 ? filled : undefined;
  };
}
