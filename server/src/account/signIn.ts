import { accountSentences } from '@smart-elevator/shared-api/contract/account/messages';
import type { signIn as signInCall } from '@smart-elevator/shared-api/contract/account/endpoints';
import type { Reply } from '@smart-elevator/shared-api/contract/endpoint';
import { unauthorized } from '../http/refusals';
import type { Served } from '../http/serve';
import type { FailureLimit } from '../http/throttle';
import { isPassword } from './passwords';
import { beginSession } from './sessionRepository';
import { userByName } from './userRepository';

type Call = typeof signInCall;

/** One answer for a wrong password, an unknown name, and an account that may not sign in. */
const noActiveAccount = () => unauthorized({ detail: accountSentences.noActiveAccount });

export const signIn =
  (failures: FailureLimit) =>
  async ({ db, body, raw }: Served<Call>): Promise<Reply<Call>> => {
    const { settings, tokens } = raw.server;
    await failures.check(body.username, raw);
    const user = await userByName(db, body.username);
    const right = await isPassword(body.password, user?.password_hash);
    const admitted = user && (user.is_verified || !settings.requireVerifiedEmail);
    if (!right || !admitted) {
      await failures.count(body.username, raw);
      throw noActiveAccount();
    }
    const ids = await beginSession(db, user, settings.refreshLifetime, raw.headers['user-agent']);
    return {
      access: tokens.access(user.user_id, ids.session_id),
      refresh: tokens.refresh(user.user_id, ids.session_id, ids.refresh_id),
      user_id: user.user_id,
      admin_email: user.admin_email,
      user_type: user.user_type,
    };
  };
