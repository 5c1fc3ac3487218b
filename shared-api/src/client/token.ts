/** Where the session is in local storage. Here, since the script of the public pages reads it without the session store. */
export const SESSION_KEY = 'smart-elevator.session';

/** Seconds before its expiry from which on a token counts as about to expire (R107). */
export const EXPIRY_MARGIN = 30;

/** The moment a token expires, in seconds since 1970, read from the token itself; undefined when it names none. */
export const expiryOf = (token: string): number | undefined => claimOf(token, 'exp');

/**
 * Seconds by which the clock of the server that issued a token just now is ahead of this browser's; undefined when the
 * token does not say when it was issued. A clock that is wrong then makes no token look expired, nor fresh.
 */
export function clockOffset(token: string, now = Date.now() / 1000): number | undefined {
  const issued = claimOf(token, 'iat');
  return issued === undefined ? undefined : issued - now;
}

/**
 * Whether a token can still be sent at `now` (seconds since 1970 by this browser's clock); `offset` is that of the server's.
 * A token that names no expiry is sent and tried.
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
