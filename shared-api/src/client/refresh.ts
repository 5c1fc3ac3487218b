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

let pendingRefresh: Promise<string> | undefined;

/** A valid token, refreshed first when it is about to expire. Throws ApiError 'expired' or 'offline'. */
export async function getFreshToken(): Promise<string> {
  const { session } = useSession.getState();
  if (!session) throw new ApiError('expired', 401);
  return hasFreshToken(session) ? session.access : refresh(session.access);
}

/**
 * Refreshes the session unless that was done since `stale` was current. All waiting calls and all tabs share one
 * refresh, because a refresh token that is used twice ends the session. Throws ApiError 'expired' when the server
 * refuses, and 'offline' or 'failed' when it cannot be reached (the session then stays).
 */
export function refresh(stale: string): Promise<string> {
  pendingRefresh ??= withTabLock('refresh', () => refreshNow(stale)).finally(() => {
    pendingRefresh = undefined;
  });
  return pendingRefresh;
}

async function refreshNow(stale: string): Promise<string> {
  const session = latestSession();
  if (!session) throw expire();
  if (session.access !== stale && hasFreshToken(session)) return session.access;
  try {
    const tokens = await retryRefreshOnce(session.refresh);
    const { access, refresh: next } = readTokens(tokens, session.refresh);
    renewTokens(access, next);
    return access;
  } catch (error) {
    const failure = asApiError(error);
    throw failure.failure === 'refused' && failure.status !== 429 ? expire() : failure;
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

function readTokens(body: unknown, old: string): { access: string; refresh: string } {
  const tokens = (body ?? {}) as { access?: unknown; refresh?: unknown };
  if (typeof tokens.access !== 'string') throw new ApiError('garbage', 200);
  return { access: tokens.access, refresh: typeof tokens.refresh === 'string' ? tokens.refresh : old };
}

function expire(): ApiError {
  endSession({ expired: true });
  return new ApiError('expired', 401);
}
