import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import {
  confirmEmail as confirmCall,
  type requestEmail as requestCall,
} from '@smart-elevator/shared-api/contract/people/profileEndpoints';
import type { Person } from '@smart-elevator/shared-api/contract/people/person';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { isUniqueViolation } from '../../config/errorMessage';
import type { Db } from '../../database/Database';
import { sql } from '../../database/sql';
import type { Caller } from '../../http/authenticate';
import { badRequest } from '../../http/HttpError';
import type { Handler, HandlerContext } from '../../http/serve';
import { changedEmailMail, emailCodeMail } from '../../mail/accountMails';
import { enqueueMail } from '../../mail/enqueueMail';
import { codeHash, isSameHash, newCode } from '../../one-time-codes/oneTimeCode';
import { checkOwnPassword } from '../ownPassword';
import { digestOf, isRepeated, noteChange, orAgain } from '../repeatedChange';
import { takenNames } from '../userRepository';
import { countWrongCode, lockEmailChange, replaceEmail, storeEmailChange } from './emailChanges';
import { ownPerson } from './ownPerson';

const WRONG_PASSWORD = { password: [accountMessages.passwordWrong] };

/** Mails a code to the new address of a signed-in dealer who knows the password. */
export const requestEmail: Handler<typeof requestCall> = async ({ db, caller, body, raw }) => {
  const { email, password } = body;
  await checkOwnPassword({ db, caller, raw }, password, WRONG_PASSWORD);
  if ((await takenNames(db, '', email, caller.user_id)).email)
    throw badRequest({ email: [accountMessages.emailKnown] });
  const { first_name, username } = await nameOf(db, caller);
  const code = newCode('new address');
  const code_hash = codeHash(raw.server.settings.jwtSecret, 'new address', caller.user_id, code);
  await db.transaction(async (within) => {
    await storeEmailChange(within, caller, { email, code_hash });
    await enqueueMail(within, caller.dealer_id, emailCodeMail({ email, first_name, username }, code));
  });
  return { detail: accountMessages.emailCodeSent };
};

/**
 * Replaces the address with the mailed code, and notifies the former address. Repeated with the same Idempotency-Key and body,
 * it gives the first answer (R945).
 */
export const confirmEmail: Handler<typeof confirmCall> = (request) => {
  const { db, caller } = request;
  const digest = digestOf(request, caller.user_id);
  return orAgain(
    () => confirmOnce(request, digest),
    async () =>
      (await isRepeated(db, caller.dealer_id, confirmCall, digest)) ? ownPerson(db, caller) : undefined,
  );
};

async function confirmOnce(
  { db, caller, body, raw }: HandlerContext<typeof confirmCall>,
  digest: string | undefined,
): Promise<Person> {
  const { jwtSecret } = raw.server.settings;
  // A refusal is returned and not thrown: an error would roll back the count of the wrong code.
  const refusal = await db
    .transaction(async (within) => {
      const found = await confirm(within, caller, body.code, jwtSecret);
      if (!found) await noteChange(within, caller.dealer_id, confirmCall, digest);
      return found;
    })
    .catch((error: unknown) => {
      // Another user took the address between the check and the change.
      if (isUniqueViolation(error)) return { code: [accountMessages.emailKnown] };
      throw error;
    });
  if (refusal) throw badRequest(refusal);
  return ownPerson(db, caller);
}

async function confirm(
  db: Db,
  caller: Caller,
  code: string,
  secret: string,
): Promise<FieldErrors | undefined> {
  const waiting = await lockEmailChange(db, caller);
  if (!waiting) return { code: [accountMessages.emailCodeExpired] };
  if (!isSameHash(codeHash(secret, 'new address', caller.user_id, code), waiting.code_hash)) {
    await countWrongCode(db, caller);
    return { code: [accountMessages.codeWrong] };
  }
  if ((await takenNames(db, '', waiting.email, caller.user_id)).email)
    return { code: [accountMessages.emailKnown] };
  const former = await nameOf(db, caller);
  await replaceEmail(db, caller, waiting.email);
  await enqueueMail(db, caller.dealer_id, changedEmailMail(former, waiting.email));
  return undefined;
}

/** The recipient of mails to the caller. */
async function nameOf(db: Db, { dealer_id, user_id }: Caller) {
  const [user = { email: '', first_name: '', username: '' }] = await db.query<{
    email: string;
    first_name: string;
    username: string;
  }>(
    sql`select email, first_name, username from users where dealer_id = ${dealer_id} and user_id = ${user_id}`,
  );
  return user;
}
