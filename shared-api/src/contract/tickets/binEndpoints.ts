import { endpoint } from '../endpoint';
import { id, record } from '../fields';
import { pageOf, pagingQuery } from '../list';
import { deletedTicket } from './ticketBin';
import { ticketDetails } from './ticketForm';

/** GET …/bin/: List the deleted tickets. The deleted tickets that can be restored, the last deleted first. */
export const deletedTicketList = endpoint({
  name: 'deletedTicketList',
  domain: 'tickets',
  method: 'GET',
  path: '/api/tickets/bin/',
  query: record(pagingQuery),
  reply: pageOf(deletedTicket),
  bare: 'results',
  optional: true,
});

/**
 * POST …/ticket-restore/{ticket}/: Restore a deleted ticket. Restores a deleted ticket under its key, with its
 * history, comments and custom fields. A ticket that is not deleted stays as it is. 404 after `BIN_DAYS`, and when
 * its elevator was deleted.
 */
export const restoreTicket = endpoint({
  name: 'restoreTicket',
  domain: 'tickets',
  method: 'POST',
  path: '/api/tickets/ticket-restore/:ticket_id/',
  params: record({ ticket_id: id() }),
  reply: ticketDetails,
  changes: ['tickets', 'elevators', 'people', 'account'],
  optional: true,
});
