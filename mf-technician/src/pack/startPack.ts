import { onNetworkIdle } from '@smart-elevator/shared-api/client/queryClient';
import { useSession, type Session } from '@smart-elevator/shared-api/client/session';
import { keepTaken } from './takenDocuments';
import { cleanPack, packAnswers, unpack } from './dayPack';

/** Milliseconds between two times of reading ahead, and those without a query before the first one: what is on the screen goes first. */
const EVERY_MS = 15 * 60_000;
const QUIET_MS = 10_000;

/**
 * Shows what the signed-in user has read before, keeps what they read, and reads today and tomorrow ahead. Signing out removes it from
 * the phone (R1419), and so does somebody else who signs in, here or in another tab. Returns a function that stops it.
 */
export function startPack(): () => void {
  let stop = startPackOf(useSession.getState().session);
  const forgetSession = useSession.subscribe(({ session, signedOut }, { session: former }) => {
    if (session?.user_id === former?.user_id) return;
    stop();
    stop = startPackOf(session);
    if (session || !signedOut) return;
    void cleanPack().catch(() => undefined);
    void keepTaken().catch(() => undefined);
  });
  return () => {
    stop();
    forgetSession();
  };
}

function startPackOf(session: Session | null): () => void {
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
  return () => {
    over.abort();
    stopWaiting();
    stopPacking();
    clearInterval(timer);
    window.removeEventListener('online', ahead);
  };
}
