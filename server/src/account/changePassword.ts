import { changePassword as changeCall } from '@smart-elevator/shared-api/contract/account/ownPasswordEndpoints';
import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { badRequest } from '../http/HttpError';
import type { HandlerContext } from '../http/serve';
import { checkOwnPassword } from './ownPassword';
import { passwordErrors } from './passwordRules';
import { hashPassword } from './passwords';
import { digestOf, isRepeated, noteChange, orAgain } from './repeatedChange';
import { replacePassword } from './resetRepository';
import { endOtherSessions } from './sessionRepository';

type Call = typeof changeCall;

const OLD_WRONG = { old_password: [accountMessages.oldPasswordWrong] };

const DONE: Reply<Call> = { detail: accountMessages.passwordChanged };

/**
 * Sets a new password for a signed-in user who knows the old one, and ends their other sessions. Repeated with the same
 * Idempotency-Key and body, it gives the first answer (R945).
 */
export function changePassword(request: HandlerContext<Call>): Promise<Reply<Call>> {
  const { db, caller } = request;
  const digest = digestOf(request, caller.user_id);
  return orAgain(
    () => replaceOwn(request, digest),
    async () => ((await isRepeated(db, caller.dealer_id, changeCall, digest)) ? DONE : undefined),
  );
}

async function replaceOwn(
  { db, caller, body, raw }: HandlerContext<Call>,
  digest: string | undefined,
): Promise<Reply<Call>> {
  const { old_password, new_password1, new_password2 } = body;
  const owner = await checkOwnPassword({ db, caller, raw }, old_password, OLD_WRONG);
  if (new_password1 !== new_password2)
    throw badRequest({ new_password2: [accountMessages.newPasswordsDiffer] });
  const faults = await passwordErrors(new_password2, owner);
  if (faults.length > 0) throw badRequest({ new_password2: faults });
  const password_hash = await hashPassword(new_password1);
  await db.transaction(async (within) => {
    await replacePassword(within, caller, password_hash);
    await endOtherSessions(within, caller);
    await noteChange(within, caller.dealer_id, changeCall, digest);
  });
  return DONE;
}
