import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which something on the page that still waits holds nothing else up. */
const PATIENCE = 10_000;

/**
 * Whether all of the page has once been painted: nothing in it said any more that it was coming (`aria-busy`), for a whole
 * frame.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return;
    // What comes then is heavy, and a click in between goes first.
    const done = () => startTransition(() => setSettled(true));
    let [frame, painted] = [0, 0];
    const look = () => {
      cancelAnimationFrame(frame);
      clearTimeout(painted);
      if (document.querySelector('[aria-busy="true"]')) return;
      frame = requestAnimationFrame(() => (painted = window.setTimeout(done)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
    const patience = setTimeout(done, PATIENCE);
    look();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(painted);
      clearTimeout(patience);
    };
  }, [settled]);
  return settled;
}
