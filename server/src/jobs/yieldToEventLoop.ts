import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that long work may keep the event loop: every step of every other call waits as long. */
const SLICE_MS = 5;

/** For work of many steps: what comes back is awaited after each step, and lets all others go first once a slice is over. */
export function yieldToEventLoop(slice = SLICE_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await nextTurn();
    began = performance.now();
  };
}
