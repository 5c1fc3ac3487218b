import { prefetchCall } from '@smart-elevator/shared-api/client/useCall';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { fetchListPage } from '@smart-elevator/shared-api/client/useList';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { readElevator, userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { elevatorTimeline } from '@smart-elevator/shared-api/contract/elevators/timelineEndpoints';
import { readPerson } from '@smart-elevator/shared-api/contract/people/endpoints';
import { employeeTicketList, readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { ticketComments } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { readVisitChecks } from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { readVisit, visitList } from '@smart-elevator/shared-api/contract/visits/endpoints';
import { commentsOf, eventsOf, isOn, liftsOf, myTickets, visitsAround } from './screenReads';
import { takeAlong } from './takeAlong';
import { today } from './today';

/** Open tickets whose pages are read ahead, beside those of the visits. */
const MAX_TICKETS = 30;

/**
 * Reads what the screens show of today and tomorrow, and of what has begun before, so that it is there without a network (R1419): the visits with their checklists
 * first, then the tickets, what closing one asks for, the lifts, and the documents to take along. Throws ApiError: what was read before
 * stays.
 */
export async function readAhead(user_id: number): Promise<void> {
  const elevator_ids = new Set<number>();
  const ticket_ids = new Set<number>();
  const day = today();
  const { results } = await fetchListPage(visitList, visitsAround(day));
  for (const { visit_id, lifts, tickets } of results.filter(
    (visit) => visit.planned_day > day || isOn(visit, day),
  )) {
    for (const { elevator_id } of lifts) elevator_ids.add(elevator_id);
    for (const { ticket_id } of tickets) ticket_ids.add(ticket_id);
    const input = { params: { visit_id } };
    await prefetchCall(readVisit, input);
    await prefetchCall(readVisitChecks, input);
  }
  await prefetchCall(customFieldsByType, { params: { tracker: 'ticket' } });
  const dealer_id = Number(useSession.getState().session?.dealer_id ?? 0);
  const { results: assigned } = await fetchListPage(employeeTicketList, myTickets(dealer_id));
  const open = assigned.filter(({ status }) => status !== 'Closed');
  for (const { ticket_id } of open.slice(0, MAX_TICKETS)) ticket_ids.add(ticket_id);
  for (const ticket_id of ticket_ids) {
    await prefetchCall(readTicket, { params: { ticket_id } });
    await prefetchCall(ticketComments, commentsOf(ticket_id));
  }
  for (const elevator_id of elevator_ids) {
    await prefetchCall(readElevator, { params: { elevator_id } });
    await prefetchCall(elevatorTimeline, eventsOf(elevator_id));
  }
  await fetchListPage(userElevators, liftsOf(user_id));
  await prefetchCall(readPerson, { params: { user_id } });
  await takeAlong(user_id, [...elevator_ids]);
}
