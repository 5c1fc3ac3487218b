import { setTimeout as pause } from 'node:timers/promises';
import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import type { requestPasswordReset as requestCall } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { Database } from '../database/Database';
import type { Settings } from '../http/house';
import type { Served } from '../http/serve';
import type { FailureLimit } from '../http/throttle';
import { queueMail } from '../mail/outbox';
import { resetLetter } from '../mail/resetLetter';
import { newResetPasscode, resetHash } from './resetPasscode';
import { storeReset, userByEmail } from './resetRepository';

type Call = typeof requestCall;

/** Milliseconds that every answer takes, more than the work does: its time does not tell which addresses are known. */
const ANSWER_AFTER = 100;

/** Mails a passcode to whoever has the address. Each request of an address counts, known or not. */
export const requestPasswordReset =
  (requests: FailureLimit) =>
  async ({ db, body, raw }: Served<Call>): Promise<Reply<Call>> => {
    await requests.check(body.email, raw);
    await requests.count(body.email, raw);
    await Promise.all([mailPasscode(db, body.email, raw.server.settings), pause(ANSWER_AFTER)]);
    return { detail: accountSentences.resetSent };
  };

async function mailPasscode(db: Database, email: string, settings: Settings): Promise<void> {
  const passcode = newResetPasscode();
  await db.transaction(async (within) => {
    const user = await userByEmail(within, email);
    if (!user) return;
    await storeReset(within, user, resetHash(settings.jwtSecret, user.user_id, passcode));
    await queueMail(within, user.dealer_id, resetLetter(user, settings.publicUrl, passcode));
  });
}
