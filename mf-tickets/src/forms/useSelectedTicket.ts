import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { readTicket, readTicketByKey } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { useParams, useSearchParams } from 'react-router-dom';
import type { TicketForm } from './ticketForms';

/** The id or key of the form's ticket: from the address, else the last selection (R207); '' for none. */
export function useSelectedTicket({ ticket }: TicketForm): string {
  const { ticket_key = '' } = useParams();
  const [query] = useSearchParams();
  const kept = useSelection((selection) => selection.ticket?.id);
  return ticket === 'by key' ? ticket_key : query.get('ticketId') || String(kept ?? '');
}

/** Reads the ticket of an id or a key. */
export function useTicket({ ticket }: TicketForm, chosen: string) {
  const keyed = ticket === 'by key';
  const byKey = useCall(readTicketByKey, { params: { ticket_key: chosen } }, { enabled: keyed });
  const byId = useCall(readTicket, { params: { ticket_id: Number(chosen) } }, { enabled: !keyed });
  return keyed ? byKey : byId;
}
