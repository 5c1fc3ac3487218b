import { endpoint } from '../endpoint';
import { id, list, record } from '../fields';
import { ticketGroup } from './ticket';
import { repeatingElevators, ticketMonth, timeToClose, trendDays } from './trends';

const params = record({ dealer_id: id() });

/**
 * GET …/trends/{dealer}/months/?from=&to=: Count opened and closed tickets by month. Tickets opened and closed,
 * month by month, including months without any.
 */
export const ticketMonths = endpoint({
  name: 'ticketMonths',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/months/',
  optional: true,
  params,
  query: trendDays,
  reply: list(ticketMonth),
});

/**
 * GET …/trends/{dealer}/time-to-close/?from=&to=: Read the times to close. For the tickets closed in this range, by
 * priority; all five.
 */
export const ticketTimes = endpoint({
  name: 'ticketTimes',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/time-to-close/',
  optional: true,
  params,
  query: trendDays,
  reply: list(timeToClose),
});

/**
 * GET …/trends/{dealer}/repeat-faults/?from=&to=: List elevators with repeat faults. For the tickets opened in this
 * range, by elevator.
 */
export const ticketRepeats = endpoint({
  name: 'ticketRepeats',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/repeat-faults/',
  optional: true,
  params,
  query: trendDays,
  reply: repeatingElevators,
});

/**
 * GET …/trends/{dealer}/load/?from=&to=: Read the load of the technicians. The current load of each technician,
 * highest first, and the number of their tickets closed in this range (`closed_count`). Includes active technicians
 * without a ticket; unassigned tickets come last.
 */
export const technicianLoad = endpoint({
  name: 'technicianLoad',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/load/',
  optional: true,
  params,
  query: trendDays,
  reply: list(ticketGroup),
});
