import { endAllSessions, signIn as signInCall, signOut as signOutCall } from '../contract/account/endpoints';
import { accountMessages } from '../contract/account/messages';
import { secondFactorCodes } from '../contract/account/secondFactor';
import { accessMessages } from './accessMessages';
import { asApiError, type ApiError } from './ApiError';
import { call } from './call';
import { queryClient } from './queryClient';
import { beginSession, endSession, setSigningOut, useSession, type Session } from './session';

export type Outcome = { ok: true; detail?: string } | { ok: false; sentence: string };

/** The typed credentials; `otp` after the server has requested it: the app's code or a recovery code. */
export interface TypedCredentials {
  username: string;
  password: string;
  otp?: string | undefined;
}

/** Why sign-in failed. */
export interface SignInRefusal {
  ok: false;
  sentence: string;
  /** What must be typed or corrected; omitted if the same input may be sent again. */
  requires?: 'details' | 'code';
}

/** Signs in and starts the session, or returns a message with the reason why not. */
export async function signIn(credentials: TypedCredentials): Promise<{ ok: true } | SignInRefusal> {
  const { username, password, otp } = credentials;
  if (username.trim() === '' || password.trim() === '')
    return { ok: false, sentence: accessMessages.fillAll, requires: 'details' };
  if (otp?.trim() === '') return { ok: false, sentence: accountMessages.codeNeeded, requires: 'code' };
  const body = { username: username.trim(), password, ...(otp === undefined ? {} : { otp: otp.trim() }) };
  try {
    const answer = await call(signInCall, { body });
    if (typeof answer.access !== 'string')
      return { ok: false, sentence: accessMessages.wrong, requires: 'details' };
    const { access, refresh, user_id, user_type, dealer_id, admin_email } = answer;
    const isTechnician = user_type === 'TechnicianUser' && dealer_id !== undefined;
    if (user_type !== 'DealerUser' && !isTechnician)
      return { ok: false, sentence: accessMessages.notADealer, requires: 'details' };
    const ofTechnician = isTechnician ? { user_type, dealer_id } : {};
    beginSession({ access, refresh, user_id, user_name: username.trim(), admin_email, ...ofTechnician });
    return { ok: true };
  } catch (error) {
    return { ok: false, ...refusal(asApiError(error)) };
  }
}

/** Signs out: a success and a 401 clear everything; any other failure keeps the session (R111, R112). */
export const signOut = (): Promise<Outcome> => leaveBy(signOutCall);

/** Ends every session of the dealer, including this one. */
export const signOutEverywhere = (): Promise<Outcome> => leaveBy(endAllSessions);

async function leaveBy(endpoint: typeof signOutCall | typeof endAllSessions): Promise<Outcome> {
  const { session } = useSession.getState();
  setSigningOut(true);
  // Running queries would be refused after the session has ended.
  void queryClient.cancelQueries();
  try {
    const { detail } = await call(endpoint, {});
    leave(session);
    return { ok: true, detail };
  } catch (error) {
    const { failure, status } = asApiError(error);
    if (failure !== 'expired' && status !== 401) {
      void queryClient.invalidateQueries();
      return { ok: false, sentence: accessMessages.signOutFailed };
    }
    leave(session);
    return { ok: true };
  } finally {
    setSigningOut(false);
  }
}

/** A signed-out browser shows no notifications. */
function endNotifications() {
  import('./browserPush')
    .then(({ unsubscribeBrowserPush }) => unsubscribeBrowserPush())
    .catch(() => undefined);
}

/** Ends a session, not that of another user who has signed in in another tab meanwhile. */
function leave(former: Session | null) {
  const { session } = useSession.getState();
  if (session && session.user_id !== former?.user_id) return;
  endNotifications();
  endSession();
}

function refusal({ failure, status, detail, code }: ApiError): Omit<SignInRefusal, 'ok'> {
  if (status === 429 && detail) return { sentence: detail };
  if (code === secondFactorCodes.required) return { sentence: accountMessages.codeNeeded, requires: 'code' };
  if (code === secondFactorCodes.wrong) return { sentence: accountMessages.codeWrong, requires: 'code' };
  if (failure === 'refused') return { sentence: accessMessages.wrong, requires: 'details' };
  return { sentence: accessMessages.unreachable };
}
