import { onOutboxState, outboxState } from './outboxState';

/**
 * Tells the worker of the phone how much is not sent: so long the next start has the same release (R1421). Returns a
 * function that stops it. Without a worker nobody is told.
 */
export function tellWorker(): () => void {
  let told: number | undefined;
  const tell = () => {
    const { ready, fault, items } = outboxState();
    if (!ready || fault !== null || items.length === told || !('serviceWorker' in navigator)) return;
    told = items.length;
    navigator.serviceWorker.controller?.postMessage({ unsent: told });
  };
  tell();
  return onOutboxState(tell);
}
