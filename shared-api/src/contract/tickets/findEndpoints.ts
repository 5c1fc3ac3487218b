import type { InferType } from 'yup';
import { endpoint } from '../endpoint';
import { id, list, oneLine, record } from '../fields';
import { elevatorFields } from '../elevators/elevatorFields';
import { ticketFields } from './ticketFields';

/** A ticket that the console's search found. */
const foundTicket = record({
  ticket_id: id(),
  ticket_key: ticketFields.ticket_key.read,
  summary: ticketFields.summary.read,
  status: ticketFields.status.read,
  elevator_name: elevatorFields.elevator_name.read,
});
export type FoundTicket = InferType<typeof foundTicket>;

/**
 * GET /api/tickets/find/?text=: Find tickets. The few best tickets by key or summary, the newest first; a text of
 * less than three letters is searched in the summaries of the newest tickets only.
 */
export const findTickets = endpoint({
  name: 'findTickets',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/find/',
  query: record({ text: oneLine(200) }),
  reply: list(foundTicket),
  optional: true,
});
