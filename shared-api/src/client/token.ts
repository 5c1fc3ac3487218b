/** Seconds before its expiry from which on a token counts as about to expire (decision 8). */
export const EXPIRY_MARGIN = 30;

/** The moment a token expires, in seconds since 1970, read from the token itself; undefined when it names none. */
export function expiryOf(token: string): number | undefined {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    if (claims === null || typeof claims !== 'object' || !('exp' in claims)) return undefined;
    return typeof claims.exp === 'number' ? claims.exp : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a token can still be sent at `now` (seconds since 1970). A token that names no expiry is sent and tried. */
export function isFresh(token: string, now = Date.now() / 1000): boolean {
  const expiry = expiryOf(token);
  return expiry === undefined || expiry - now > EXPIRY_MARGIN;
}
