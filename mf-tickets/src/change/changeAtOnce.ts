import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { personLabel, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { TicketStatus } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { technicianFinder } from './wholeBody';
import { messages } from '../messages';
import { fieldText } from '../ticketText';
import {
  alertChanged,
  alertNotChanged,
  sendChanges,
  type ChangedTicket,
  type QuickField,
} from './sendChanges';

/** A change of one field of a ticket that is not open on the screen, such as a row of a list. */
interface AtOnce {
  name: QuickField;
  /** The new value as text. */
  shown: string;
  changes: (before: TicketDetails) => TicketChanges;
  /** What takes the change back, with the former value as text; the person is nobody's any more if `changes` is missing. */
  back: (before: TicketDetails) => Promise<{ changes?: TicketChanges; shown: string }>;
  /** Opens the form of the ticket, which has the fields that a refusal names. */
  openForm?: () => void;
}

interface Attempt {
  /** Whether the first one was refused because the ticket had changed. */
  isSecond?: boolean;
  /** The ticket before the first attempt. */
  first?: TicketDetails | undefined;
}

/**
 * Changes a ticket at once, with 'Undo', as its page does. Shows an alert with the result, and never throws. A ticket that changes
 * between the reading and the change, such as by two changes in its row, is read once more. 'Undo' goes back to what was there before the
 * first attempt, whose answer may have been lost.
 */
async function changeAtOnce(
  ticket: ChangedTicket,
  change: AtOnce,
  { isSecond = false, first }: Attempt = {},
): Promise<void> {
  const { name, shown, openForm } = change;
  const find = technicianFinder();
  const fail = (error: unknown, retry: () => void) =>
    alertNotChanged(ticket, name, asApiError(error), { retry, ...(openForm ? { openForm } : {}) });
  let former = first;
  try {
    const before = await call(readTicket, { params: { ticket_id: ticket.ticket_id } });
    former ??= before;
    const saved = await sendChanges(before, change.changes(before), find);
    const back = await change.back(former);
    const undo = () =>
      void sendChanges(saved, back.changes ?? {}, find).then(
        () => alertChanged(ticket, name, back.shown),
        (error: unknown) => fail(error, undo),
      );
    alertChanged(ticket, name, shown, back.changes ? undo : messages.page.final(back.shown));
  } catch (error) {
    if (!isSecond && asApiError(error).status === 409)
      return changeAtOnce(ticket, change, { isSecond: true, first });
    fail(error, () => void changeAtOnce(ticket, change, { first: former }));
  }
}

/** Assigns a ticket to a technician. */
export const assignTicket = (ticket: ChangedTicket, technician: Employee): Promise<void> =>
  changeAtOnce(ticket, {
    name: 'assignee',
    shown: personLabel(technician),
    changes: () => ({ assignee: technician.user_id }),
    back: async ({ assignee_id, assignee_name }) => {
      if (assignee_name === null) return { changes: { assignee: null }, shown: '' };
      const found = await technicianFinder()(assignee_name);
      // Somebody else may have the user name by now.
      const isSame = found !== undefined && (assignee_id === undefined || assignee_id === found);
      return { ...(isSame ? { changes: { assignee: found } } : {}), shown: assignee_name };
    },
  });

/** Sets the status of a ticket; Closed fills an empty close date (R307). */
export const setStatus = (
  ticket: ChangedTicket,
  status: TicketStatus,
  openForm?: () => void,
): Promise<void> =>
  changeAtOnce(ticket, {
    name: 'status',
    shown: fieldText('status', status),
    changes: (before) => ({ status, close_date: closeDateOf(status, before, localDay()) }),
    back: async ({ status: was, close_date }) => ({
      changes: { status: was, close_date },
      shown: fieldText('status', was),
    }),
    ...(openForm ? { openForm } : {}),
  });
