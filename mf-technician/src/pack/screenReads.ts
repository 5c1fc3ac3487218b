import type { ListInput } from '@smart-elevator/shared-api/client/useList';
import type { Input } from '@smart-elevator/shared-api/contract/endpoint';
import { matchesElevatorFilter } from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import type { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import type { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { TICKET_PAGE_SIZE_MAX } from '@smart-elevator/shared-api/contract/tickets/ticket';

/*
 * What the screens read, and what is read ahead for them: the same queries.
 */

/** The tickets that are assigned to the technician. */
export const myTickets = (dealer_id: number): ListInput<typeof employeeTicketList> => ({
  params: { dealer_id },
  base: { only_assigned: true },
  page: 1,
  pageSize: TICKET_PAGE_SIZE_MAX,
  matches: () => true,
});

/** The comments of a ticket, the oldest first. */
export const commentsOf = (ticket_id: number): Input<typeof ticketComments> => ({
  params: { ticket_id },
  query: { page: 1, page_size: MAX_PAGE_SIZE, ordering: 'at' },
});

/** The lifts of a technician, all or by words of the search. */
export function liftsOf(user_id: number, search = ''): ListInput<typeof userElevators> {
  const filter = search === '' ? {} : { search, search_in: 'all' as const };
  return {
    params: { user_id },
    filter,
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: (row) => matchesElevatorFilter(row, filter),
  };
}

/** Events of a lift that are shown. */
const EVENTS = 25;

/** The last events of a lift. */
export const eventsOf = (elevator_id: number): Input<typeof elevatorTimeline> => ({
  params: { elevator_id },
  query: { page: 1, page_size: EVENTS },
});
