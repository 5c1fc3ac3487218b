import { ApiError } from '@smart-elevator/shared-api/client/ApiError';
import { call } from '@smart-elevator/shared-api/client/call';
import { fetchAllRows } from '@smart-elevator/shared-api/client/fetchAllRows';
import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useCall } from '@smart-elevator/shared-api/client/useCall';
import { useCalls } from '@smart-elevator/shared-api/client/useCalls';
import {
  employeeTicketList,
  readTicket,
  readTicketByKey,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { TICKET_PAGE_SIZE_MAX, type TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { useParams, useSearchParams } from 'react-router-dom';
import { isUnsupportedCall } from '../ticket/isUnsupportedCall';
import type { TicketForm } from './ticketForms';

/** The id or key of the form's ticket: from the address, else the last selection (R207); '' for none. */
export function useSelectedTicket({ ticket }: TicketForm): string {
  const { ticket_key = '' } = useParams();
  const [query] = useSearchParams();
  const selectedId = useSelection((selection) => selection.ticket?.id);
  return ticket === 'by key' ? ticket_key : query.get('ticketId') || String(selectedId ?? '');
}

/** Reads the ticket of an id or a key; where another server finds none by its key, the list of all tickets is searched. */
export function useTicket({ ticket }: Pick<TicketForm, 'ticket'>, chosen: string) {
  const keyed = ticket === 'by key';
  const dealerId = useDealerId();
  const byKey = useCall(readTicketByKey, { params: { ticket_key: chosen } }, { enabled: keyed });
  const byId = useCall(readTicket, { params: { ticket_id: Number(chosen) } }, { enabled: !keyed });
  const isSearched = keyed && isUnsupportedCall(byKey.error) && !byKey.error?.isServed;
  const searched = useCalls({
    domain: 'tickets',
    key: ['of key', dealerId, chosen],
    read: (signal) => findTicket(dealerId, chosen, signal),
    enabled: isSearched,
  });
  if (isSearched) return searched;
  return keyed ? byKey : byId;
}

async function findTicket(dealer_id: number, key: string, signal: AbortSignal) {
  const wanted = key.toLowerCase();
  const list = {
    params: { dealer_id },
    filter: { search: key },
    matches: ({ ticket_key }: TicketRow) => ticket_key.toLowerCase() === wanted,
  };
  const keyOf = ({ ticket_id }: TicketRow) => ticket_id;
  const rows = await fetchAllRows(employeeTicketList, list, {
    keyOf,
    pageSize: TICKET_PAGE_SIZE_MAX,
    signal,
  });
  const row = rows.find(list.matches);
  if (!row) throw new ApiError('refused', 404);
  return call(readTicket, { params: { ticket_id: row.ticket_id } }, { signal });
}
