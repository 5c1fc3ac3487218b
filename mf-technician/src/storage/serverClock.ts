import { useSession } from '@smart-elevator/shared-api/client/session';
import { clockOffset } from '@smart-elevator/shared-api/client/token';

/**
 * The time by the clock of the server, as far as this phone knows it since its token was issued: its own may be wrong (R1411). Without a session
 * it is that of the phone.
 */
export function serverNow(): Date {
  const now = Date.now() / 1000;
  const { session } = useSession.getState();
  const issued = clockOffset(session?.access ?? '', 0) ?? 0;
  const byServer = now + (session?.clock_offset ?? 0);
  // Before the token was issued: the clock was set back since then, and what was known of it is over.
  const seconds = byServer >= issued ? byServer : Math.max(now, issued);
  return new Date(Math.round(seconds * 1000));
}
