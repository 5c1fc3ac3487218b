import { endpoint } from '../endpoint';
import { id, list, record } from '../fields';
import { ticketGroup } from './ticket';
import { repeatingElevators, ticketMonth, timeToClose, trendDays } from './trends';

const params = record({ dealer_id: id() });

/** GET …/trends/{dealer}/months/?from=&to=: tickets opened and closed, month by month, those without any too. */
export const ticketMonths = endpoint({
  name: 'ticketMonths',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/months/',
  params,
  query: trendDays,
  reply: list(ticketMonth),
});

/** GET …/trends/{dealer}/time-to-close/?from=&to=: of the tickets closed in these days, by priority; all five. */
export const ticketTimes = endpoint({
  name: 'ticketTimes',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/time-to-close/',
  params,
  query: trendDays,
  reply: list(timeToClose),
});

/** GET …/trends/{dealer}/repeat-faults/?from=&to=: of the tickets opened in these days, by elevator. */
export const ticketRepeats = endpoint({
  name: 'ticketRepeats',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/repeat-faults/',
  params,
  query: trendDays,
  reply: repeatingElevators,
});

/**
 * GET …/trends/{dealer}/load/?from=&to=: what each technician has to do now, most first, and what of theirs was closed in
 * these days (`closed_count`). Active technicians without a ticket are there too; last those tickets that nobody has.
 */
export const technicianLoad = endpoint({
  name: 'technicianLoad',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/trends/:dealer_id/load/',
  params,
  query: trendDays,
  reply: list(ticketGroup),
});
