import type { Db } from '../../database/Database';
import { sendClosingCodes } from '../closing/sendClosingCodes';
import { announceChanges, announceNewTicket } from './announceTickets';
import { notifyBrowsersOfNewTicket } from './notifyBrowsersOfNewTicket';

/** Whose tickets they are, and the server's secret, which keys the one-time codes. */
interface Telling {
  dealer_id: number;
  secret: string;
}

/** The session that made the ticket: its own browser is not told of it. */
interface Making extends Telling {
  session_id: string;
}

/** Queues what a new ticket tells, in the transaction that makes it (R841, R847, R848). */
export async function enqueueNewTicketNotifications(
  db: Db,
  { dealer_id, secret, session_id }: Making,
  ticket_id: number,
): Promise<void> {
  await notifyBrowsersOfNewTicket(db, dealer_id, ticket_id, session_id);
  await announceNewTicket(db, dealer_id, ticket_id);
  await sendClosingCodes(db, dealer_id, [ticket_id], secret);
}

/** Queues what changed tickets tell, in the transaction that changes them; the same few statements for however many. */
export async function enqueueChangeNotifications(
  db: Db,
  { dealer_id, secret }: Telling,
  ticket_ids: readonly number[],
): Promise<void> {
  await announceChanges(db, dealer_id, ticket_ids);
  await sendClosingCodes(db, dealer_id, ticket_ids, secret);
}
