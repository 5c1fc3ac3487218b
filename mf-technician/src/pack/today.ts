import { useSession } from '@smart-elevator/shared-api/client/session';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../storage/serverClock';

/** Milliseconds between two looks at the clock. */
const EVERY_MS = 60_000;

/** Today in the phone's time zone, yyyy-mm-dd, by the clock of the server as far as the phone knows it (R1410). */
export const today = (): string => localDay(serverNow());

/** The day of a moment that is known by the phone's own clock, in milliseconds since 1970, such as when an answer was read. */
export const dayOf = (at: number): string => localDay(new Date(serverNow().getTime() - Date.now() + at));

/** Today for a screen, which stays open over midnight, or while the clock is corrected. */
export const useToday = (): string => useSyncExternalStore(follow, today);

function follow(changed: () => void): () => void {
  const forgetSession = useSession.subscribe(changed);
  const timer = setInterval(changed, EVERY_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    forgetSession();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
