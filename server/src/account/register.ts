import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import { register as registerCall } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validate';
import { codeOf } from '../config/reasonOf';
import type { Db } from '../database/Database';
import { tellStale } from '../database/tellStale';
import { addressOf } from '../http/addressOf';
import { badRequest, type Refusal } from '../http/refusals';
import type { Served } from '../http/serve';
import { queueMail } from '../mail/outbox';
import { verificationLetter } from '../mail/letters';
import { accountLimits, accountTries } from './accountTries';
import { isPasscode, newPasscode } from './dealerPasscode';
import { makeEmailKeys } from './emailKeys';
import { passwordFaults } from './passwordRules';
import { hashPassword } from './passwords';
import { dealerByEmail, insertDealer, insertMember, takenNames, type NewUser } from './userRepository';

type Call = typeof registerCall;

const UNIQUE_VIOLATION = '23505';

/** Registers a dealer, or a technician or customer with a dealer's e-mail and passcode (R138, R140, R141). */
export async function register(request: Served<Call>): Promise<Reply<Call>> {
  const { db, body, raw } = request;
  await checkValues(db, body);
  const dealer_id = body.user_type === 'DealerUser' ? undefined : await dealerOf(request);
  const user = { ...body, password_hash: await hashPassword(body.password1), is_verified: false };
  try {
    await db.transaction((within) => store(within, user, dealer_id, raw.server.settings.publicUrl));
  } catch (error) {
    throw takenMeanwhile(error) ?? error;
  }
  return { detail: accountSentences.verificationSent };
}

async function checkValues(db: Db, { username, email, password1, password2 }: Served<Call>['body']) {
  const taken = await takenNames(db, username, email);
  const faults = await passwordFaults(password1, { username, email });
  const errors: FieldErrors = {
    ...(taken.username ? { username: [accountSentences.usernameKnown] } : {}),
    ...(taken.email ? { email: [accountSentences.emailKnown] } : {}),
    ...(faults.length > 0 ? { password1: faults } : {}),
  };
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  if (password1 !== password2) throw badRequest({ non_field_errors: [accountSentences.passwordsDiffer] });
}

async function dealerOf({ db, body, raw }: Served<Call>): Promise<number> {
  const email = body.admin_email ?? '';
  const dealer = await dealerByEmail(db, email, addressOf(raw));
  const tries = accountTries(raw, accountLimits.dealerPasscode, dealer, email);
  await tries.take();
  const right = isPasscode(body.admin_passcode ?? '', dealer?.passcode ?? '');
  if (!right || !dealer) throw badRequest({ non_field_errors: [accountSentences.passcodeWrong] });
  await tries.giveBack();
  return dealer.user_id;
}

interface Registered extends NewUser {
  user_type: Served<Call>['body']['user_type'];
}

async function store(
  db: Db,
  user: Registered,
  dealer_id: number | undefined,
  publicUrl: string,
): Promise<void> {
  const passcode = newPasscode();
  const user_id =
    dealer_id === undefined || user.user_type === 'DealerUser'
      ? await insertDealer(db, user, passcode)
      : await insertMember(db, user, dealer_id, user.user_type);
  const owner = dealer_id ?? user_id;
  const [key = ''] = await makeEmailKeys(db, owner, [user_id], 'verify');
  const isDealer = dealer_id === undefined;
  if (dealer_id !== undefined)
    await tellStale(db, { dealer_id, session_id: null, domains: registerCall.changes });
  await queueMail(
    db,
    owner,
    verificationLetter({ ...user, ...(isDealer ? { passcode } : {}) }, publicUrl, key),
  );
}

/** Somebody else took the name between the check and the insert. */
function takenMeanwhile(error: unknown): Refusal | undefined {
  if (codeOf(error) !== UNIQUE_VIOLATION || !(error instanceof Error) || !('constraint' in error))
    return undefined;
  if (error.constraint === 'users_username' || error.constraint === 'users_look')
    return badRequest({ username: [accountSentences.usernameKnown] });
  if (error.constraint === 'users_email') return badRequest({ email: [accountSentences.emailKnown] });
  return undefined;
}
