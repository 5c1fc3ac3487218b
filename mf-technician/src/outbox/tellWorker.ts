import type { OutboxItem } from './OutboxItem';
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
    const unsent = sentByItself(items).length;
    if (!ready || fault !== null || unsent === told || !('serviceWorker' in navigator)) return;
    told = unsent;
    navigator.serviceWorker.controller?.postMessage({ unsent });
  };
  tell();
  return onOutboxState(tell);
}

/** Those of the user that no refused item of the same visit or ticket holds up. */
function sentByItself(items: readonly OutboxItem[]): OutboxItem[] {
  const user_id = outboxUser()?.user_id;
  const own = items.filter((item) => item.user_id === user_id);
  const held = new Set<string>();
  return own.filter(({ subject, state }) => {
    if (state === 'parked') held.add(subject);
    return !held.has(subject);
  });
}
