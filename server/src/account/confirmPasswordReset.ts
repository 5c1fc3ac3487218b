import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { confirmPasswordReset as confirmCall } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { frameworkMessages } from '@smart-elevator/shared-api/contract/frameworkMessages';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import type { Db } from '../database/Database';
import { clientNetwork } from '../http/clientNetwork';
import { badRequest } from '../http/HttpError';
import type { HandlerContext } from '../http/serve';
import { codeHash, isSameHash } from '../one-time-codes/oneTimeCode';
import { accountLimits, accountRateLimiter, type AccountRateLimiter } from './accountRateLimiter';
import { rememberAddress } from './knownAddresses';
import { passwordErrors } from './passwordRules';
import { hashPassword } from './passwords';
import { digestOf, isRepeated, noteChange, orAgain } from './repeatedChange';
import {
  countFailedResetAttempt,
  lockReset,
  storePassword,
  userByNameAndEmail,
  type ResetUser,
} from './resetRepository';
import { endSessionsOf } from './sessionRepository';

type Call = typeof confirmCall;
type Body = HandlerContext<Call>['body'];

const DONE: Reply<Call> = { detail: accountMessages.passwordReset };

/**
 * Sets a new password with the mailed passcode, and ends all the user's sessions (R125, R173). Repeated with the same
 * Idempotency-Key and body, it gives the first answer (R945).
 */
export async function confirmPasswordReset(request: HandlerContext<Call>): Promise<Reply<Call>> {
  const { db, body, raw } = request;
  const from = clientNetwork(raw);
  const user = await userByNameAndEmail(db, { username: body.uid, email: body.email }, from);
  const tries = accountRateLimiter(raw, accountLimits.resetPasscode, user, body.uid);
  await tries.take();
  if (!user) throw badRequest({ uid: [frameworkMessages.invalid] });
  const digest = digestOf(request, user.user_id);
  return orAgain(
    () => resetOf(request, user, tries, digest),
    async () => ((await isRepeated(db, user.dealer_id, confirmCall, digest)) ? DONE : undefined),
  );
}

async function resetOf(
  { db, body, raw }: HandlerContext<Call>,
  user: ResetUser,
  tries: AccountRateLimiter,
  digest: string | undefined,
): Promise<Reply<Call>> {
  const { jwtSecret } = raw.server.settings;
  // A refusal is returned and not thrown: an error would roll back the count of the wrong try.
  const refusal = await db.transaction(async (within) => {
    const found = await resetWith(within, user, body, jwtSecret);
    if (!found) await noteChange(within, user.dealer_id, confirmCall, digest);
    return found;
  });
  if (!refusal?.['token']) await tries.refund();
  if (refusal) throw badRequest(refusal);
  // A user whose sign-in is blocked by a flood of guesses can now sign in from here.
  await rememberAddress(db, user, clientNetwork(raw));
  return DONE;
}

/** The errors that prevented the reset; undefined when the password was reset. */
async function resetWith(
  db: Db,
  user: ResetUser,
  { token, new_password1, new_password2 }: Body,
  secret: string,
): Promise<FieldErrors | undefined> {
  const right = await lockReset(db, user);
  if (!right) return { token: [frameworkMessages.invalid] };
  if (!isSameHash(codeHash(secret, 'password reset', user.user_id, token), right)) {
    await countFailedResetAttempt(db, user);
    return { token: [frameworkMessages.invalid] };
  }
  if (new_password1 !== new_password2) return { new_password2: [accountMessages.newPasswordsDiffer] };
  const faults = await passwordErrors(new_password2, user);
  if (faults.length > 0) return { new_password2: faults };
  await storePassword(db, user, await hashPassword(new_password1));
  await endSessionsOf(db, user);
  return undefined;
}
