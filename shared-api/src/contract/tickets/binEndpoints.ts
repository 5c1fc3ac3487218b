import { endpoint } from '../endpoint';
import { id, record } from '../fields';
import { ticketDetails } from './ticketForm';

/**
 * POST …/ticket-restore/{ticket}/: restores a deleted ticket under its key, with its history, comments and custom
 * fields. A ticket that is not deleted stays as it is. 404 after `BIN_DAYS`, and when its elevator was deleted.
 */
export const restoreTicket = endpoint({
  name: 'restoreTicket',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/ticket-restore/:ticket_id/',
  params: record({ ticket_id: id() }),
  reply: ticketDetails,
  changes: ['tickets', 'elevators', 'people', 'account'],
});
