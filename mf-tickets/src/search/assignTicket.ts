import { asApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { personLabel, type Employee } from '@smart-elevator/shared-api/contract/people/person';
import { readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { technicianFinder } from '../lists/bulk/wholeBody';
import { messages } from '../messages';
import { sendChanges, alertChanged, alertNotChanged, type ChangedTicket } from '../page/quickChange';

/** Assigns a ticket at once, with 'Undo', as its page does. Shows an alert with the result, and never throws. */
export async function assignTicket(ticket: ChangedTicket, technician: Employee): Promise<void> {
  const findTechnician = technicianFinder();
  const fail = (error: unknown, retry: () => void) =>
    alertNotChanged(ticket, 'assignee', asApiError(error), retry);
  try {
    const before = await call(readTicket, { params: { ticket_id: ticket.ticket_id } });
    const saved = await sendChanges(before, { assignee: technician.user_id }, findTechnician);
    const name = before.assignee_name;
    const found = name === null ? null : await findTechnician(name);
    // Somebody else may have the user name by now.
    const assignee = before.assignee_id === undefined || before.assignee_id === found ? found : undefined;
    const undo = () =>
      void sendChanges(saved, { assignee }, findTechnician).then(
        () => alertChanged(ticket, 'assignee', name ?? ''),
        (error: unknown) => fail(error, undo),
      );
    const isFinal = name !== null && assignee === undefined;
    alertChanged(ticket, 'assignee', personLabel(technician), isFinal ? messages.page.final(name) : undo);
  } catch (error) {
    fail(error, () => void assignTicket(ticket, technician));
  }
}
