import { REFRESH_PATH } from '../contract/account/refreshPath';
import { withTabLock } from './withTabLock';
import { ApiError, asApiError } from './ApiError';
import { send } from './http';
import {
  adoptStoredSession,
  endSession,
  hasFreshToken,
  renewTokens,
  useSession,
  type Session,
} from './session';

/** The time limit of a refresh in milliseconds: the second try is within the server's grace period (ADR-116). */
const TIMEOUT_MS = 12_000;

let pendingRefresh: { user_id: UserId; token: Promise<string> } | undefined;

type UserId = Session['user_id'] | undefined;

/** A valid token, refreshed first when it is about to expire. Throws ApiError 'expired' or 'offline'. */
export async function getFreshToken(): Promise<string> {
  const { session } = useSession.getState();
  if (!session) throw new ApiError('expired', 401);
  return hasFreshToken(session) ? session.access : refresh(session.access);
}

/**
 * Refreshes the session of the user unless that was done since `stale` was current. All waiting calls and all tabs share one
 * refresh, because a refresh token that is used twice ends the session. Throws ApiError 'expired' when the server
 * refuses, or when another user has signed in, in another tab; 'offline' or 'failed' when the server cannot be reached (the
 * session then stays).
 */
export function refresh(stale: string): Promise<string> {
  const user_id = useSession.getState().session?.user_id;
  if (pendingRefresh && pendingRefresh.user_id === user_id) return pendingRefresh.token;
  const token = withTabLock('refresh', () => refreshNow(stale, user_id)).finally(() => {
    if (pendingRefresh === begun) pendingRefresh = undefined;
  });
  const begun = { user_id, token };
  pendingRefresh = begun;
  return token;
}

async function refreshNow(stale: string, user_id: UserId): Promise<string> {
  const session = latestSession();
  if (!session) throw expire();
  if (session.user_id !== user_id) throw new ApiError('expired', 401);
  if (session.access !== stale && hasFreshToken(session)) return session.access;
  const renewed = await exchange(session.refresh);
  const now = latestSession();
  if (now?.refresh === session.refresh) {
    if (!renewed) throw expire();
    renewTokens(renewed.access, renewed.refresh);
    return renewed.access;
  }
  // Another tab has refreshed, or signed out or in.
  if (now?.user_id !== user_id) throw new ApiError('expired', 401);
  return now.access;
}

/** The next tokens; undefined when the server refuses. */
async function exchange(refresh: string): Promise<Pick<Session, 'access' | 'refresh'> | undefined> {
  try {
    return readTokens(await retryRefreshOnce(refresh), refresh);
  } catch (error) {
    const failure = asApiError(error);
    if (failure.failure === 'refused' && failure.status !== 429) return undefined;
    throw failure;
  }
}

/** Repeats a refresh whose answer was lost: the server then returns the same tokens once more. */
async function retryRefreshOnce(refresh: string): Promise<unknown> {
  const sendRefresh = () =>
    send({ method: 'POST', path: REFRESH_PATH, json: { refresh }, timeout: TIMEOUT_MS });
  try {
    return await sendRefresh();
  } catch (error) {
    const { failure, status } = asApiError(error);
    if (failure !== 'offline' && !LOST.includes(status)) throw error;
    return sendRefresh();
  }
}

/** The statuses of a proxy that got no answer. */
const LOST = [502, 504];

/** The session in local storage: another tab may have refreshed or signed out while this one waited. */
function latestSession(): Session | null {
  adoptStoredSession();
  return useSession.getState().session;
}

function readTokens(body: unknown, old: string): Pick<Session, 'access' | 'refresh'> {
  const tokens = (body ?? {}) as { access?: unknown; refresh?: unknown };
  if (typeof tokens.access !== 'string') throw new ApiError('garbage', 200);
  return { access: tokens.access, refresh: typeof tokens.refresh === 'string' ? tokens.refresh : old };
}

function expire(): ApiError {
  endSession({ expired: true });
  return new ApiError('expired', 401);
}
