import { useList } from '@smart-elevator/shared-api/client/useList';
import { ticketComments } from '@smart-elevator/shared-api/contract/tickets/followEndpoints';

/** How many comments are shown at a time. */
export const COMMENTS_PAGE = 50;

/** A page of a ticket's comments, the oldest first. */
export const useCommentsPage = (ticket_id: number, page: number) =>
  useList(ticketComments, { params: { ticket_id }, page, pageSize: COMMENTS_PAGE, matches: () => true });
