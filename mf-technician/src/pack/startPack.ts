import { onNetworkIdle } from '@smart-elevator/shared-api/client/queryClient';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { keepTaken } from './takenDocuments';
import { cleanPack, packAnswers, unpack } from './dayPack';

/** Milliseconds between two times of reading ahead, and those without a query before the first one: what is on the screen goes first. */
const EVERY_MS = 15 * 60_000;
const QUIET_MS = 10_000;

/**
 * Shows what the signed-in user has read before, keeps what they read, and reads today and tomorrow ahead. Signing out removes it from
 * the phone (R1419). Returns a function that stops it.
 */
export function startPack(): () => void {
  const { session } = useSession.getState();
  if (!session) return () => {};
  const user_id = Number(session.user_id);
  const stopPacking = packAnswers(user_id);
  const over = new AbortController();
  // Loaded when the screen is there.
  const ahead = () =>
    void import('./readAhead')
      .then(({ readAhead }) => (over.signal.aborted ? undefined : readAhead(user_id)))
      .catch(() => undefined);
  void unpack(user_id, over.signal)
    .then(() => cleanPack(user_id))
    .catch(() => undefined);
  const stopWaiting = onNetworkIdle(ahead, QUIET_MS);
  const timer = setInterval(ahead, EVERY_MS);
  window.addEventListener('online', ahead);
  const forgetSession = useSession.subscribe((state) => {
    if (!state.session) over.abort();
    if (state.session || !state.signedOut) return;
    void cleanPack().catch(() => undefined);
    void keepTaken().catch(() => undefined);
  });
  return () => {
    over.abort();
    stopWaiting();
    stopPacking();
    forgetSession();
    clearInterval(timer);
    window.removeEventListener('online', ahead);
  };
}
