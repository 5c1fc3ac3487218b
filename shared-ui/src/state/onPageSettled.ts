/** Milliseconds after which parts that are still loading no longer delay the callback. */
const TIMEOUT_MS = 10_000;

/** Milliseconds of idle time: a user may continue at once, and late parts must not delay that. */
const IDLE_MS = 100;

/**
 * Calls `act` once the whole page has been painted: nothing in it has been loading (`aria-busy`) for a whole frame
 * and a moment. Returns a function that cancels it.
 */
export function onPageSettled(act: () => void): () => void {
  let [frame, painted] = [0, 0];
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(timeout);
  };
  const done = () => {
    stop();
    act();
  };
  const check = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    if (document.querySelector('[aria-busy="true"]')) return;
    frame = requestAnimationFrame(() => (painted = window.setTimeout(done, IDLE_MS)));
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
  const timeout = setTimeout(done, TIMEOUT_MS);
  check();
  return stop;
}
