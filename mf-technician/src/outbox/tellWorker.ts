import { notHeld } from './nextOf';
import { onOutboxState, outboxState, outboxUser } from './outboxState';

/**
 * Tells the worker of the phone how much is sent by itself: so long the next start has the same release (R1421). What waits for a
 * person may wait for months; a later release reads it as this one does (R1417). Returns a function that stops it. Without a worker
 * nobody is told.
 */
export function tellWorker(): () => void {
  let told: number | undefined;
  const tell = () => {
    const { ready, fault, items } = outboxState();
    const user_id = outboxUser()?.user_id;
    const unsent = notHeld(items.filter((item) => item.user_id === user_id)).length;
    if (!ready || fault !== null || unsent === told || !('serviceWorker' in navigator)) return;
    told = unsent;
    navigator.serviceWorker.controller?.postMessage({ unsent });
  };
  tell();
  return onOutboxState(tell);
}
