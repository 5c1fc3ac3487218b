import type { RefreshMail } from '../../mail/mailOutbox';
import { codeHash, newCode } from '../../one-time-codes/oneTimeCode';
import { storeCodes, ticketToConfirm } from './closingRepository';
import { closingMail } from './sendClosingCodes';
import { deleteQueuedMail, replaceQueuedMail, findPendingCode } from './pendingCodes';

/**
 * Keeps a mail that waited for the mail server from delivering a code that is expired or nearly so: the mail gets a
 * new code, and is sent in the next step, when the code is safely stored. A mail of a ticket that was reopened,
 * confirmed or closed again meanwhile is deleted.
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
