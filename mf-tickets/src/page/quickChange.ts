import { call } from '@smart-elevator/shared-api/client/call';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { closeDateOf } from '@smart-elevator/shared-api/contract/tickets/ticketDateErrors';
import type { TicketChanges, TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { TicketChoices } from '../forms/useTicketChoices';
import { wholeBody } from '../lists/bulk/wholeBody';
import { valueOfOption } from '../ticketText';

/** A field that the page of a ticket changes at once. */
export type QuickField = 'status' | 'assignee' | 'priority' | 'target_date';
/** Its value in a control: a person is a user name, '' is nobody. */
export type QuickValues = Record<QuickField, string>;

type Technicians = TicketChoices['technicians'];

export const quickValues = (ticket: TicketDetails): QuickValues => ({
  status: ticket.status,
  assignee: ticket.assignee_name ?? '',
  priority: ticket.priority,
  target_date: ticket.target_date,
});

/** The change of one field; Closed fills an empty close date (R307). */
export function quickChange(
  name: QuickField,
  value: string,
  ticket: TicketDetails,
  technicians: Technicians,
): TicketChanges {
  switch (name) {
    case 'status':
      return { status: valueOfOption(name, value), close_date: closeDateOf(value, ticket, localDay()) };
    case 'assignee':
      return { assignee: value === '' ? null : technicians.get(value) };
    case 'priority':
      return { priority: valueOfOption(name, value) };
    case 'target_date':
      return { target_date: value };
  }
}

/** Stores a change of the ticket as it was shown, with its whole payload: other servers may refuse a part of it. */
export async function sendChanges(
  shown: TicketDetails,
  changes: TicketChanges,
  technicians: Technicians,
): Promise<TicketDetails> {
  const findTechnician = (username: string) => Promise.resolve(technicians.get(username));
  const body = await wholeBody(shown, changes, findTechnician);
  return call(updateTicket, { params: { ticket_id: shown.ticket_id }, body });
}
