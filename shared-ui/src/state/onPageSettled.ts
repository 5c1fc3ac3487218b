/** Milliseconds after which something on the page that still waits holds nothing else up. */
const TIMEOUT_MS = 10_000;

/** Milliseconds in which whoever knows where they are going goes on: what comes late is not fetched in their way. */
const IDLE_MS = 100;

/**
 * Calls `act` once all of the page has been painted: nothing in it said any more that it was coming (`aria-busy`), for a
 * whole frame and a moment. Returns a function that calls it off.
 */
export function onPageSettled(act: () => void): () => void {
  let [frame, painted] = [0, 0];
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    clearTimeout(patience);
  };
  const done = () => {
    stop();
    act();
  };
  const look = () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
    if (document.querySelector('[aria-busy="true"]')) return;
    frame = requestAnimationFrame(() => (painted = window.setTimeout(done, IDLE_MS)));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
  const patience = setTimeout(done, TIMEOUT_MS);
  look();
  return stop;
}
