import { tabStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { onNetworkIdle } from '@smart-elevator/shared-api/client/queryClient';
import { hasUnsavedInput } from '../remotes/reloadIfReplaced';

/** The worker of the phone, and the addresses that it answers. */
const WORKER = '/phone-worker.js';
const SCOPE = '/my_work';

/** Milliseconds without a query before the release set is fetched: what is on the screen goes first. */
const QUIET_MS = 3_000;
/** Milliseconds between two looks for another release while the app is open. */
const EVERY_MS = 15 * 60_000;
/** Showing the app again looks, too, but not more often than this. */
const MIN_MS = 60_000;

const RELOADED_KEY = 'smart-elevator.phone-worker-off';

/** Browsers have no workers in insecure and some private windows. */
const container = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Whether this page is answered by the worker. */
export const hasWorker = (): boolean => container()?.controller?.scriptURL.endsWith(WORKER) === true;

/**
 * Registers the worker once the screen is loaded, and looks for another release from time to time. Without a worker the
 * app works on, with a network. Returns a function that stops it.
 */
export function startWorker(): () => void {
  const workers = container();
  if (!workers) return () => {};
  let last = Date.now();
  const lookAgain = () => {
    if (document.hidden || Date.now() - last < MIN_MS) return;
    last = Date.now();
    void workers
      .getRegistration(SCOPE)
      .then((registration) => registration?.update())
      .catch(() => undefined);
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'phone worker off') reloadOnce();
  };
  const stopWaiting = onNetworkIdle(() => {
    workers.register(WORKER, { scope: SCOPE, updateViaCache: 'none' }).catch(() => undefined);
  }, QUIET_MS);
  const timer = setInterval(lookAgain, EVERY_MS);
  document.addEventListener('visibilitychange', lookAgain);
  workers.addEventListener('message', onMessage);
  return () => {
    stopWaiting();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
    workers.removeEventListener('message', onMessage);
  };
}

/** Leaves a release that was switched off (R1423): once in a tab, and never while a form has unsaved input. */
function reloadOnce(): void {
  if (tabStorage.getItem(RELOADED_KEY) !== null || hasUnsavedInput()) return;
  if (tabStorage.setItem(RELOADED_KEY, 'yes')) window.location.reload();
}
