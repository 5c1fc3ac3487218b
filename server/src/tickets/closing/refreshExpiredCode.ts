import type { RefreshMail } from '../../mail/startMailDelivery';
import { codeHash, newCode } from '../../one-time-codes/oneTimeCode';
import { storeCodes, ticketToConfirm } from './closingRepository';
import { closingMail } from './sendClosingCodes';
import { deleteQueuedMail, replaceQueuedMail, findPendingCode } from './pendingCodes';

/**
 * Keeps a mail that waited, since the mail server was away, from bringing a code that is dead or nearly so: it gets a new
 * code and is sent with that in the next step, when the code is stored for sure. A mail of a ticket that was reopened,
 * confirmed or closed anew meanwhile is taken away.
 */
export const refreshExpiredCode =
  (secret: string): RefreshMail =>
  async (db, { message_id, closing_ticket_id }) => {
    if (typeof closing_ticket_id !== 'number') return false;
    const waiting = await findPendingCode(db, message_id);
    if (!waiting || (waiting.fresh && !waiting.replaced)) return false;
    const { dealer_id, ticket_id } = waiting;
    const ticket = waiting.replaced ? undefined : await ticketToConfirm(db, dealer_id, ticket_id);
    if (!ticket) {
      await deleteQueuedMail(db, message_id);
      return true;
    }
    const code = newCode('closing');
    await storeCodes(db, dealer_id, [{ ticket_id, hash: codeHash(secret, 'closing', ticket_id, code) }]);
    await replaceQueuedMail(db, message_id, closingMail(ticket, code));
    return true;
  };
