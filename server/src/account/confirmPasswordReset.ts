import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import type { confirmPasswordReset as confirmCall } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { sentences } from '@smart-elevator/shared-api/contract/sentences';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import type { Db } from '../database/Database';
import { addressOf } from '../http/addressOf';
import { badRequest } from '../http/refusals';
import type { Served } from '../http/serve';
import { codeHash, isSameHash } from '../one-time-codes/oneTimeCode';
import { accountLimits, accountTries } from './accountTries';
import { rememberAddress } from './knownAddresses';
import { passwordFaults } from './passwordRules';
import { hashPassword } from './passwords';
import {
  countWrongTry,
  holdReset,
  storePassword,
  userByNameAndEmail,
  type ResetUser,
} from './resetRepository';
import { endSessionsOf } from './sessionRepository';

type Call = typeof confirmCall;
type Body = Served<Call>['body'];

/** Sets a new password with the mailed passcode, and ends all the user's sessions (R125, R173). */
export async function confirmPasswordReset({ db, body, raw }: Served<Call>): Promise<Reply<Call>> {
  const from = addressOf(raw);
  const user = await userByNameAndEmail(db, { username: body.uid, email: body.email }, from);
  const tries = accountTries(raw, accountLimits.resetPasscode, user, body.uid);
  await tries.take();
  if (!user) throw badRequest({ uid: [sentences.invalid] });
  const { jwtSecret } = raw.server.settings;
  // A refusal is an answer and not thrown: thrown, it would undo the count of the wrong try.
  const refusal = await db.transaction((within) => resetWith(within, user, body, jwtSecret));
  if (!refusal?.['token']) await tries.giveBack();
  if (refusal) throw badRequest(refusal);
  // Whoever is kept from signing in by a flood of guesses comes in from here now.
  await rememberAddress(db, user, from);
  return { detail: accountSentences.passwordReset };
}

/** The faults for which the password was not reset; undefined when it was. */
async function resetWith(
  db: Db,
  user: ResetUser,
  { token, new_password1, new_password2 }: Body,
  secret: string,
): Promise<FieldErrors | undefined> {
  const right = await holdReset(db, user);
  if (!right) return { token: [sentences.invalid] };
  if (!isSameHash(codeHash(secret, 'password reset', user.user_id, token), right)) {
    await countWrongTry(db, user);
    return { token: [sentences.invalid] };
  }
  if (new_password1 !== new_password2) return { new_password2: [accountSentences.newPasswordsDiffer] };
  const faults = await passwordFaults(new_password2, user);
  if (faults.length > 0) return { new_password2: faults };
  await storePassword(db, user, await hashPassword(new_password1));
  await endSessionsOf(db, user);
  return undefined;
}
