import { REFRESH_PATH } from '../contract/account/refreshPath';
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

/** How long an answer is waited for, in milliseconds: the second try is within the server's time of grace (ADR-009). */
const TIMEOUT_MS = 12_000;

let pendingRefresh: Promise<string> | undefined;

/** A token that can be sent, refreshed first when it is about to expire. Throws ApiError 'expired' or 'offline'. */
export async function getFreshToken(): Promise<string> {
  const { session } = useSession.getState();
  if (!session) throw new ApiError('expired', 401);
  return hasFreshToken(session) ? session.access : refresh(session.access);
}

/**
 * Refreshes the session unless somebody did since `stale` was current: once for however many calls wait for it, and
 * once for all tabs, since a refresh token that is used twice ends the session. Throws ApiError 'expired' when the
 * server refuses, 'offline' or 'failed' when it cannot be asked (the session then stays).
 */
export function refresh(stale: string): Promise<string> {
  pendingRefresh ??= acrossTabs(() => refreshNow(stale)).finally(() => {
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

/** Asks again when the answer was lost on its way: the server then gives the same tokens once more. */
async function retryRefreshOnce(refresh: string): Promise<unknown> {
  const ask = () => send({ method: 'POST', path: REFRESH_PATH, json: { refresh }, timeout: TIMEOUT_MS });
  try {
    return await ask();
  } catch (error) {
    const { failure, status } = asApiError(error);
    if (failure !== 'offline' && !LOST.includes(status)) throw error;
    return ask();
  }
}

/** What a proxy on the way says when it got no answer. */
const LOST = [502, 504];

/** What local storage holds now: another tab may have refreshed or signed out while this one waited. */
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

/** Runs `work` in one tab at a time, where the browser can. */
const acrossTabs = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('smart-elevator.refresh', work) : work();
