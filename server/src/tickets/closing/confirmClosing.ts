import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { confirmClosing as confirmCall } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { ticketMessages } from '@smart-elevator/shared-api/contract/tickets/messages';
import type { Db } from '../../database/Database';
import { forbidden, notFound, badRequest } from '../../http/HttpError';
import type { HandlerContext } from '../../http/serve';
import { withIdempotencyKey } from '../../http/withIdempotencyKey';
import type { RateLimit } from '../../http/rateLimiter';
import { codeHash, isSameHash } from '../../one-time-codes/oneTimeCode';
import type { Actor } from '../ticketPolicy';
import {
  countFailedCodeAttempt,
  lockReadableTicket,
  liveCode,
  storeConfirmation,
  type ClosingRecipient,
} from './closingRepository';

type Call = typeof confirmCall;

/**
 * How often one person may fail, across all tickets. Closing and reopening a ticket creates a new code each time, and
 * must not allow unlimited guesses: at most thirty in any hour. The burst allows sixteen concurrent confirmations
 * with one code.
 */
const LIMIT: RateLimit = { name: 'closing code', burst: 20, perHour: 10 };

/** Confirms a closing with the code that the elevator's customer received by mail (R848). */
export async function confirmClosing(request: HandlerContext<Call>): Promise<Reply<Call>> {
  const { caller, params, body, raw } = request;
  const { ticket_id } = params;
  const { rateLimiter, settings } = raw.server;
  const one = `user:${caller.user_id}`;
  await rateLimiter.take(LIMIT, one);
  const given = codeHash(settings.jwtSecret, 'closing', ticket_id, body.otp);
  // A wrong code is returned and not thrown: an error would roll back the count of the try. Its answer belongs to the key, too.
  const once = { ...request, body: { ...params, ...body } };
  const reply = await withIdempotencyKey(confirmCall, once, async (within) => ({
    detail: (await confirmWith(within, caller, ticket_id, given))
      ? ticketMessages.closingConfirmed
      : ticketMessages.wrongCode,
  }));
  if (reply.detail !== ticketMessages.closingConfirmed) throw badRequest({ otp: [ticketMessages.wrongCode] });
  await rateLimiter.refund(LIMIT, one);
  return reply;
}

/** Whether the code was right. */
async function confirmWith(db: Db, caller: Actor, ticket_id: number, given: Buffer): Promise<boolean> {
  const { dealer_id } = caller;
  const ticket = await lockReadableTicket(db, caller, ticket_id);
  if (!ticket) throw notFound();
  if (!mayConfirm(caller, ticket)) throw forbidden();
  const right = await liveCode(db, dealer_id, ticket_id);
  if (!right) return false;
  if (!isSameHash(given, right)) {
    await countFailedCodeAttempt(db, dealer_id, ticket_id);
    return false;
  }
  await storeConfirmation(db, dealer_id, ticket_id);
  return true;
}

/** The dealer, the assigned technician and the elevator's customer; not a user who only reported it. */
const mayConfirm = ({ user_id, user_type }: Actor, { assignee_id, customer_id }: ClosingRecipient): boolean =>
  user_type === 'DealerUser' || user_id === assignee_id || user_id === customer_id;
