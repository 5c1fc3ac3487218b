import { useList } from '@smart-elevator/shared-api/client/useList';
import { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';

/** How many comments are shown at a time. */
export const COMMENTS_PAGE_SIZE = 50;

/** A page of a ticket's comments, the oldest first. */
export const useCommentsPage = (ticket_id: number, page: number) =>
  useList(ticketComments, { params: { ticket_id }, page, pageSize: COMMENTS_PAGE_SIZE, matches: () => true });
