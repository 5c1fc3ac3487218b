import type { Db } from '../../database/Database';
import type { Mail } from '../../mail/composeMail';
import { otpMail } from '../../mail/accountMails';
import { enqueueMails } from '../../mail/enqueueMail';
import { codeHash, newCode } from '../../one-time-codes/oneTimeCode';
import { storeCodes, ticketsToConfirm, type ClosedTicket } from './closingRepository';

/**
 * Sends a one-time code to each customer of tickets that just became Closed, if their dealer has the codes enabled
 * (R848). Without a recipient nothing is sent, and the ticket is still closed.
 */
export async function sendClosingCodes(
  db: Db,
  dealer_id: number,
  ticket_ids: readonly number[],
  secret: string,
): Promise<void> {
  const closed = await ticketsToConfirm(db, dealer_id, ticket_ids);
  if (closed.length === 0) return;
  const letters = closed.map((ticket) => ({ ticket, code: newCode('closing') }));
  await storeCodes(
    db,
    dealer_id,
    letters.map(({ ticket: { ticket_id }, code }) => ({
      ticket_id,
      hash: codeHash(secret, 'closing', ticket_id, code),
    })),
  );
  await enqueueMails(
    db,
    dealer_id,
    letters.map(({ ticket, code }) => closingMail(ticket, code)),
  );
}

/** The mail that carries the code of a ticket. */
export const closingMail = (ticket: ClosedTicket, code: string): Mail => ({
  ...otpMail(ticket, { ...ticket, code }),
  closing_ticket_id: ticket.ticket_id,
});
