import type { Db } from '../../database/Database';
import { sendClosingCodes } from '../closing/sendClosingCodes';
import { notifyTicketChanges, notifyNewTicket } from './notifyTicketPeople';
import { notifyBrowsersOfAssignment } from './notifyBrowsersOfAssignment';
import { notifyBrowsersOfNewTicket } from './notifyBrowsersOfNewTicket';

/** The dealer of the tickets, and the server's secret, which keys the one-time codes. */
interface NotificationContext {
  dealer_id: number;
  secret: string;
}

/** The session that created the ticket: its own browser is not notified. */
interface NewTicketContext extends NotificationContext {
  session_id: string;
}

/** Queues the notifications of a new ticket, in the transaction that creates it (R841, R847, R848). */
export async function enqueueNewTicketNotifications(
  db: Db,
  { dealer_id, secret, session_id }: NewTicketContext,
  ticket_id: number,
): Promise<void> {
  await notifyBrowsersOfNewTicket(db, dealer_id, ticket_id, session_id);
  await notifyBrowsersOfAssignment(db, dealer_id, [ticket_id]);
  await notifyNewTicket(db, dealer_id, ticket_id);
  await sendClosingCodes(db, dealer_id, [ticket_id], secret);
}

/**
 * Queues the notifications of changed tickets, in the transaction that changes them; the number of statements does
 * not depend on the number of tickets.
 */
export async function enqueueChangeNotifications(
  db: Db,
  { dealer_id, secret }: NotificationContext,
  ticket_ids: readonly number[],
): Promise<void> {
  await notifyTicketChanges(db, dealer_id, ticket_ids);
  await notifyBrowsersOfAssignment(db, dealer_id, ticket_ids);
  await sendClosingCodes(db, dealer_id, ticket_ids, secret);
}
