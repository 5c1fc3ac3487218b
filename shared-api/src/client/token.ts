import type { UserType } from '../contract/endpoint';
import { browserStorage } from './browserStorage';

/**
 * The local storage key of the session. In this file because the script of the public pages reads it without the
 * session store.
 */
export const SESSION_KEY = 'smart-elevator.session';

/** The session as it is stored, for code that runs before the session store; undefined while signed out. */
export function storedSession(): StoredSession | undefined {
  try {
    const session = JSON.parse(browserStorage.getItem(SESSION_KEY) ?? '{}').state?.session;
    return typeof session?.access === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}

interface StoredSession {
  access: string;
  user_id: number | string;
  user_type?: UserType;
  clock_offset?: number;
}

/** The number of seconds before its expiry when a token counts as about to expire (R107). */
export const EXPIRY_MARGIN = 30;

/** When a token expires, in seconds since 1970, as it says itself; undefined when it has no expiry. */
export const expiryOf = (token: string): number | undefined => claimOf(token, 'exp');

/**
 * Seconds by which the clock of the server that just issued a token is ahead of this browser's; undefined when the
 * token has no time of issue. With it a wrong clock makes no token look expired or fresh.
 */
export function clockOffset(token: string, now = Date.now() / 1000): number | undefined {
  const issued = claimOf(token, 'iat');
  return issued === undefined ? undefined : issued - now;
}

/**
 * Whether a token is still valid at `now` (seconds since 1970 by this browser's clock); `offset` is that of the
 * server's. A token without an expiry is sent.
 */
export function isFresh(token: string, offset = 0, now = Date.now() / 1000): boolean {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry - (now + offset) > EXPIRY_MARGIN;
}

function claimOf(token: string, name: 'exp' | 'iat'): number | undefined {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    if (claims === null || typeof claims !== 'object') return undefined;
    const value: unknown = Reflect.get(claims, name);
    return typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
