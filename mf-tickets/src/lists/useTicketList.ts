import { readWholeList } from '@smart-elevator/shared-api/client/readWholeList';
import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { TICKET_PAGE_SIZE_MAX, type TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import type { TicketListFilter } from './ticketListFilter';
import type { TicketList } from './ticketLists';
import { ticketSource, type Chosen } from './ticketSource';

/** One page of a ticket list, as the address asks for it, and a way to read all its pages. */
export function useTicketList(list: TicketList, chosen: Chosen, state: ListState<TicketListFilter>) {
  const { endpoint, input } = ticketSource(list, chosen, state, useDealerId());
  const reading = useList(endpoint, { ...input, page: state.page, pageSize: list.pageSize });
  const readAll = (
    signal: AbortSignal,
    onProgress: (read: number, count: number) => void,
  ): Promise<TicketRow[]> =>
    readWholeList(endpoint, input, {
      keyOf: ({ ticket_id }) => ticket_id,
      pageSize: TICKET_PAGE_SIZE_MAX,
      signal,
      onProgress,
    });
  return { reading, readAll };
}
