import { setTimeout as pause } from 'node:timers/promises';
import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import type { requestPasswordReset as requestCall } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { Settings } from '../config/Settings';
import type { Database } from '../database/Database';
import { addressOf } from '../http/addressOf';
import type { Served } from '../http/serve';
import { queueMail } from '../mail/outbox';
import { resetLetter } from '../mail/letters';
import { codeHash, newCode } from '../one-time-codes/oneTimeCode';
import { accountLimits, accountTries } from './accountTries';
import { storeReset, userByEmail, type ResetUser } from './resetRepository';

type Call = typeof requestCall;

/** Milliseconds that every answer takes, more than the work does: its time does not tell which addresses are known. */
const ANSWER_AFTER = 100;

/** Mails a passcode to whoever has the address. Each request of an address counts, known or not. */
export async function requestPasswordReset({ db, body, raw }: Served<Call>): Promise<Reply<Call>> {
  const user = await userByEmail(db, body.email, addressOf(raw));
  await accountTries(raw, accountLimits.askForPasscode, user, body.email).take();
  await Promise.all([user && mailPasscode(db, user, raw.server.settings), pause(ANSWER_AFTER)]);
  return { detail: accountSentences.resetSent };
}

async function mailPasscode(db: Database, user: ResetUser, settings: Settings): Promise<void> {
  const passcode = newCode('password reset');
  await db.transaction(async (within) => {
    await storeReset(within, user, codeHash(settings.jwtSecret, 'password reset', user.user_id, passcode));
    await queueMail(within, user.dealer_id, resetLetter(user, settings.publicUrl, passcode));
  });
}
