import type { TicketDetails } from '@smart-elevator/shared-api/contract/tickets/ticketForm';
import type { OutboxItem } from '../outbox/OutboxItem';

/** A ticket with the changes that are not sent yet; what was refused does not count. */
export const ticketWithUnsent = (ticket: TicketDetails, items: readonly OutboxItem[]): TicketDetails =>
  items
    .filter(
      ({ kind, state, params }) =>
        kind === 'ticketChange' && state !== 'parked' && params['ticket_id'] === ticket.ticket_id,
    )
    .reduce<TicketDetails>((now, { fields }) => ({ ...now, ...fields }), ticket);
