import { endpoint } from '../endpoint';
import { id, list, oneLine, record } from '../fields';
import { callerElevator } from './caller';
import { ticketFields } from './ticketFields';

/**
 * GET /api/tickets/callers/?text= (R371): Find who calls. The few best elevators by their name, building, address or
 * customer, who is found by name, user name, e-mail address or phone number; those by name first. A text of less than
 * three letters is searched in the names only.
 */
export const findCallers = endpoint({
  name: 'findCallers',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/callers/',
  query: record({ text: oneLine(200) }),
  reply: list(callerElevator),
  optional: true,
});

/** GET /api/tickets/callers/{elevator}/ (R371): Read who calls. The same for one elevator. */
export const readCaller = endpoint({
  name: 'readCaller',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/callers/:elevator_id/',
  params: record({ elevator_id: id() }),
  reply: callerElevator,
  optional: true,
});

/** GET /api/tickets/labels/ (R372): List the labels in use. The most used ones of the newest 2,000 tickets. */
export const usedLabels = endpoint({
  name: 'usedLabels',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/labels/',
  reply: list(ticketFields.label.read),
  optional: true,
});
