import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that long work may block the event loop: every other call can be delayed by this at each step. */
const SLICE_MS = 5;

/**
 * For work with many steps. Await the returned function after each step: it yields to all other work when a slice is
 * over.
 */
export function yieldToEventLoop(slice = SLICE_MS): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await nextTurn();
    began = performance.now();
  };
}
