import type { ListInput } from '@smart-elevator/shared-api/client/useList';
import { addDays } from '@smart-elevator/shared-api/contract/calendar';
import type { Input } from '@smart-elevator/shared-api/contract/endpoint';
import { matchesElevatorFilter } from '@smart-elevator/shared-api/contract/elevators/elevatorFilter';
import type { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import type { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { MAX_PAGE_SIZE } from '@smart-elevator/shared-api/contract/list';
import type { employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { TICKET_PAGE_SIZE_MAX } from '@smart-elevator/shared-api/contract/tickets/ticket';
import type { visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import type { VisitRow } from '@smart-elevator/shared-api/contract/visits/visit';
import { hasBegun } from '@smart-elevator/shared-api/contract/visits/visitState';

/*
 * What the screens read, and what is read ahead for them: the same queries.
 */

/**
 * A list of the technician's visits, of days that are counted from today on. What was read of it counts on later days, too, without a
 * network (R1419).
 */
export function visitsWithin(
  name: string,
  today: string,
  [first, last]: readonly [number, number],
  ordering: NonNullable<ListInput<typeof visitList>['base']>['ordering'] = 'planned_day',
): ListInput<typeof visitList> {
  const [planned_from, planned_to] = [addDays(today, first), addDays(today, last)];
  return {
    name,
    base: { ordering },
    filter: { planned_from, planned_to },
    page: 1,
    pageSize: MAX_PAGE_SIZE,
    matches: ({ planned_day }) => planned_day >= planned_from && planned_day <= planned_to,
  };
}

/** The visits around today: the same query for the screen and for what is read ahead. */
export const visitsAround = (today: string): ListInput<typeof visitList> =>
  visitsWithin('around', today, [-1, 1]);

/** Whether a visit is of a day, or has begun before it and is not over (R1410). */
export const isOn = ({ planned_day, state }: Pick<VisitRow, 'planned_day' | 'state'>, day: string): boolean =>
  planned_day === day || (planned_day < day && hasBegun(state));

/** The open tickets that are assigned to the technician; a back end that does not know `active` answers the closed ones, too. */
export const myTickets = (dealer_id: number): ListInput<typeof employeeTicketList> => ({
  params: { dealer_id },
  base: { only_assigned: true, active: true },
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
