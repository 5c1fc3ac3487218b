import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { register as registerCall } from '@smart-elevator/shared-api/contract/people/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { FieldErrors } from '@smart-elevator/shared-api/contract/validateInput';
import { isUniqueViolation } from '../config/errorMessage';
import type { Db } from '../database/Database';
import { publishStale } from '../database/publishStale';
import { sql } from '../database/sql';
import { clientNetwork } from '../http/clientNetwork';
import { badRequest, type HttpError } from '../http/HttpError';
import type { HandlerContext } from '../http/serve';
import { enqueueMail } from '../mail/enqueueMail';
import { verificationMail } from '../mail/accountMails';
import { accountLimits, accountRateLimiter } from './accountRateLimiter';
import { isPasscode, newPasscode } from './dealerPasscode';
import { saveCompanyOf } from './company/companyRepository';
import { createEmailKeys } from './emailKeys';
import { passwordErrors } from './passwordRules';
import { hashPassword } from './passwords';
import { digestOf, noteChange, orAgain } from './repeatedChange';
import { dealerByEmail, insertDealer, insertMember, takenNames, type NewUser } from './userRepository';

type Call = typeof registerCall;

const DONE: Reply<Call> = { detail: accountMessages.verificationSent };

/**
 * Registers a dealer, or a technician or customer with a dealer's e-mail and passcode (R138, R140, R141). Repeated with the
 * same Idempotency-Key and body, it gives the first answer (R945).
 */
export async function register(request: HandlerContext<Call>): Promise<Reply<Call>> {
  const digest = digestOf(request);
  return orAgain(
    () => registerNew(request, digest),
    async () => (digest && (await isRepeated(request, digest)) ? DONE : undefined),
  );
}

async function registerNew(request: HandlerContext<Call>, digest: string | undefined): Promise<Reply<Call>> {
  const { db, body, raw } = request;
  await checkValues(db, body);
  const dealer_id = body.user_type === 'DealerUser' ? undefined : await dealerOf(request);
  const user = { ...body, password_hash: await hashPassword(body.password1), is_verified: false };
  try {
    await db.transaction(async (within) => {
      const owner = await store(within, user, dealer_id, raw.server.settings.publicUrl);
      await noteChange(within, owner, registerCall, digest);
    });
  } catch (error) {
    throw takenMeanwhile(error) ?? error;
  }
  return DONE;
}

/** The dealer is not known yet: it is that of the user name. */
async function isRepeated({ db, body }: HandlerContext<Call>, digest: string): Promise<boolean> {
  const known = await db.query(sql`
    select from sign_in_names n join idempotency_keys k on k.dealer_id = n.dealer_id
    where n.username = lower(${body.username}) and k.call = ${registerCall.name} and k.key = ${digest}`);
  return known.length > 0;
}

async function checkValues(db: Db, { username, email, password1, password2 }: HandlerContext<Call>['body']) {
  const taken = await takenNames(db, username, email);
  const faults = await passwordErrors(password1, { username, email });
  const errors: FieldErrors = {
    ...(taken.username ? { username: [accountMessages.usernameKnown] } : {}),
    ...(taken.email ? { email: [accountMessages.emailKnown] } : {}),
    ...(faults.length > 0 ? { password1: faults } : {}),
  };
  if (Object.keys(errors).length > 0) throw badRequest(errors);
  if (password1 !== password2) throw badRequest({ non_field_errors: [accountMessages.passwordsDiffer] });
}

async function dealerOf({ db, body, raw }: HandlerContext<Call>): Promise<number> {
  const email = body.admin_email ?? '';
  const dealer = await dealerByEmail(db, email, clientNetwork(raw));
  const tries = accountRateLimiter(raw, accountLimits.dealerPasscode, dealer, email);
  await tries.take();
  const right = isPasscode(body.admin_passcode ?? '', dealer?.passcode ?? '');
  if (!right || !dealer) throw badRequest({ non_field_errors: [accountMessages.passcodeWrong] });
  await tries.refund();
  return dealer.user_id;
}

interface Registered extends NewUser {
  company_name?: string | undefined;
  user_type: HandlerContext<Call>['body']['user_type'];
}

async function store(
  db: Db,
  user: Registered,
  dealer_id: number | undefined,
  publicUrl: string,
): Promise<number> {
  const passcode = newPasscode();
  const user_id =
    dealer_id === undefined || user.user_type === 'DealerUser'
      ? await insertDealer(db, user, passcode)
      : await insertMember(db, user, dealer_id, user.user_type);
  const owner = dealer_id ?? user_id;
  if (dealer_id === undefined && user.company_name)
    await saveCompanyOf(db, owner, { name: user.company_name });
  const [key = ''] = await createEmailKeys(db, owner, [user_id], 'verify');
  const isDealer = dealer_id === undefined;
  if (dealer_id !== undefined)
    await publishStale(db, { dealer_id, session_id: null, domains: registerCall.changes });
  await enqueueMail(
    db,
    owner,
    verificationMail({ ...user, ...(isDealer ? { passcode } : {}) }, publicUrl, key),
  );
  return owner;
}

/** The refusal when another user took the name between the check and the insert; undefined for another error. */
export function takenMeanwhile(error: unknown): HttpError | undefined {
  if (!isUniqueViolation(error) || !(error instanceof Error) || !('constraint' in error)) return undefined;
  if (error.constraint === 'users_username' || error.constraint === 'users_look')
    return badRequest({ username: [accountMessages.usernameKnown] });
  if (error.constraint === 'users_email') return badRequest({ email: [accountMessages.emailKnown] });
  return undefined;
}
