import { accountMessages } from '@smart-elevator/shared-api/contract/account/messages';
import { secondFactorCodes } from '@smart-elevator/shared-api/contract/account/secondFactor';
import type { signIn as signInCall } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import type { Db } from '../database/Database';
import { clientNetwork } from '../http/clientNetwork';
import { unauthorized } from '../http/HttpError';
import type { HandlerContext } from '../http/serve';
import { accountLimits, accountRateLimiter } from './accountRateLimiter';
import { recordSignIn } from './activity/recordSignIn';
import { rememberAddress } from './knownAddresses';
import { isPassword } from './passwords';
import { checkSecondFactor } from './second-factor/authenticator';
import { beginSession } from './sessionRepository';
import { hasPasswordStill, userByName, type SignInUser } from './userRepository';

type Call = typeof signInCall;

/** The same answer for a wrong password, an unknown name, and an account that may not sign in. */
const noActiveAccount = () => unauthorized({ detail: accountMessages.noActiveAccount });

/** Signs in with name and password and, if it is on, the second factor. */
export async function signIn(request: HandlerContext<Call>): Promise<Reply<Call>> {
  const { db, body, raw } = request;
  const { settings, tokens } = raw.server;
  const address = clientNetwork(raw);
  const user = await userByName(db, body.username, address);
  const tries = accountRateLimiter(raw, accountLimits.signIn, user, body.username);
  await tries.take();
  const right = await isPassword(body.password, user?.password_hash);
  const admitted = user && (user.is_verified || !settings.requireVerifiedEmail);
  if (!right || !admitted) throw noActiveAccount();
  await tries.refund();
  if (user.has_second_factor) await askSecondFactor(request, user);
  const device = { agent: raw.headers['user-agent'], address: raw.ip };
  const begin = async (within: Db) => {
    if (!(await hasPasswordStill(within, user))) throw noActiveAccount();
    const begun = await beginSession(within, user, settings.refreshLifetime, device);
    await recordSignIn(within, user, begun.session_id, settings.publicUrl);
    return begun;
  };
  const ids = await db.transaction(begin, { usesReserve: true });
  await rememberAddress(db, user, address);
  return {
    access: tokens.access(user.user_id, ids.session_id),
    refresh: tokens.refresh(user.user_id, ids.session_id, ids.refresh_id),
    user_id: user.user_id,
    admin_email: user.admin_email,
    user_type: user.user_type,
    dealer_id: user.dealer_id,
  };
}

async function askSecondFactor({ db, body, raw }: HandlerContext<Call>, user: SignInUser): Promise<void> {
  if (!body.otp) {
    throw unauthorized({ detail: accountMessages.codeNeeded, code: secondFactorCodes.required });
  }
  const tries = accountRateLimiter(raw, accountLimits.secondFactor, user, '');
  await tries.take();
  if (!(await checkSecondFactor(db, user, body.otp, raw.server.settings.jwtSecret))) {
    throw unauthorized({ detail: accountMessages.codeWrong, code: secondFactorCodes.wrong });
  }
  await tries.refund();
}
