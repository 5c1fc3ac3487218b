import { pushMessages } from '@smart-elevator/shared-api/contract/notifications/messages';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import { enqueueBrowserMessage } from '../../web-push/browserRepository';
import { dealerScope } from '../../ticket-counts/dealerScope';

interface ShownTicket {
  ticket_key: string;
  summary: string;
  elevator_name: string;
}

/** Longer summaries are cut: a notification has a few lines only, and a push service accepts 4 KB. */
export const SUMMARY_LENGTH = 200;

/** Shows a new ticket in the dealer's browsers, except in the one that created it. */
export async function notifyBrowsersOfNewTicket(
  db: Db,
  dealer_id: number,
  ticket_id: number,
  session_id: string,
): Promise<void> {
  const [ticket] = await db.query<ShownTicket>(sql`
    select t.ticket_key, left(t.summary, ${SUMMARY_LENGTH}) as summary, e.elevator_name
    from tickets t join elevators e on e.dealer_id = t.dealer_id and e.elevator_id = t.elevator_id
    where ${dealerScope(dealer_id)} and t.ticket_id = ${ticket_id}`);
  if (!ticket) return;
  const { ticket_key, summary, elevator_name } = ticket;
  const message = {
    title: pushMessages.newTicketHeading(ticket_key),
    body: pushMessages.browserNewTicket(elevator_name, summary),
    path: `/ticket/${encodeURIComponent(ticket_key)}`,
    topic: `ticket ${ticket_id}`,
  };
  await enqueueBrowserMessage(db, dealer_id, message, session_id);
}
