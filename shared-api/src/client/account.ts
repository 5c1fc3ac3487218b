import { signIn as signInCall, signOut as signOutCall } from '../contract/account/endpoints';
import { asApiError } from './ApiError';
import { call } from './call';
import { queryClient } from './queryClient';
import { beginSession, endSession, setLeaving } from './session';

/** The sentences of sign-in and sign-out (P1 §8; decisions 9 to 11). */
export const accessSentences = {
  fillAll: 'Fill All Fields !!!',
  // Two spaces before the marks: to the letter.
  wrong: 'please check your sign in details  !!!',
  notADealer: 'This console is for dealers. Please use the Android app.',
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  signOutFailed: 'Some thing went wrong. Please try again !!!',
  expired: 'Your session has expired, please login again!!',
} as const;

export type Outcome = { ok: true; detail?: string } | { ok: false; sentence: string };

/** Signs in and begins the session; or says in a sentence why not. */
export async function signIn(credentials: { username: string; password: string }): Promise<Outcome> {
  const { username, password } = credentials;
  if (username.trim() === '' || password.trim() === '')
    return { ok: false, sentence: accessSentences.fillAll };
  try {
    const answer = await call(signInCall, { body: { username: username.trim(), password } });
    if (typeof answer.access !== 'string') return { ok: false, sentence: accessSentences.wrong };
    if (answer.user_type !== 'DealerUser') return { ok: false, sentence: accessSentences.notADealer };
    const { access, refresh, user_id, admin_email } = answer;
    queryClient.clear();
    beginSession({ access, refresh, user_id, user_name: username.trim(), admin_email });
    return { ok: true };
  } catch (error) {
    return { ok: false, sentence: refusal(asApiError(error)) };
  }
}

/** Signs out: success and 401 clear everything; any other failure keeps the session (decision 11). */
export async function signOut(): Promise<Outcome> {
  setLeaving(true);
  try {
    const { detail } = await call(signOutCall, {});
    leave();
    return { ok: true, detail };
  } catch (error) {
    const { failure, status } = asApiError(error);
    if (failure !== 'expired' && status !== 401)
      return { ok: false, sentence: accessSentences.signOutFailed };
    leave();
    return { ok: true };
  } finally {
    setLeaving(false);
  }
}

function leave() {
  endSession();
  queryClient.clear();
}

function refusal({ failure, status, detail }: ReturnType<typeof asApiError>): string {
  if (status === 429 && detail) return detail;
  return failure === 'refused' ? accessSentences.wrong : accessSentences.unreachable;
}
