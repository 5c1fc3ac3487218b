import { useList } from '@smart-elevator/shared-api/client/useList';
import { ticketHistory } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';

/** How many entries are shown at a time. */
export const HISTORY_PAGE_SIZE = 20;

/** A page of a ticket's history, the newest entries first. */
export const useHistoryPage = (ticket_id: number, page: number) =>
  useList(ticketHistory, { params: { ticket_id }, page, pageSize: HISTORY_PAGE_SIZE, matches: () => true });
