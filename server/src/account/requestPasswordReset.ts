import { setTimeout as pause } from 'node:timers/promises';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import type { requestPasswordReset as requestCall } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { Settings } from '../config/Settings';
import type { Database } from '../database/Database';
import { clientNetwork } from '../http/clientNetwork';
import type { HandlerContext } from '../http/serve';
import { enqueueMail } from '../mail/enqueueMail';
import { passwordResetMail } from '../mail/accountMails';
import { codeHash, newCode } from '../one-time-codes/oneTimeCode';
import { accountLimits, accountRateLimiter } from './accountRateLimiter';
import { storeReset, userByEmail, type ResetUser } from './resetRepository';

type Call = typeof requestCall;

/**
 * The minimum time of every answer in milliseconds, longer than the work takes: it does not reveal which addresses
 * are known.
 */
const MIN_RESPONSE_MS = 100;

/** Mails a passcode to the user with this address. Each request for an address counts, known or not. */
export async function requestPasswordReset({ db, body, raw }: HandlerContext<Call>): Promise<Reply<Call>> {
  const user = await userByEmail(db, body.email, clientNetwork(raw));
  await accountRateLimiter(raw, accountLimits.askForPasscode, user, body.email).take();
  await Promise.all([user && mailPasscode(db, user, raw.server.settings), pause(MIN_RESPONSE_MS)]);
  return { detail: accountMessages.resetSent };
}

async function mailPasscode(db: Database, user: ResetUser, settings: Settings): Promise<void> {
  const passcode = newCode('password reset');
  await db.transaction(async (within) => {
    await storeReset(within, user, codeHash(settings.jwtSecret, 'password reset', user.user_id, passcode));
    await enqueueMail(within, user.dealer_id, passwordResetMail(user, settings.publicUrl, passcode));
  });
}
