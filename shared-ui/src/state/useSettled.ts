import { useEffect, useState } from 'react';

/** Milliseconds after which something on the page that still waits holds nothing else up. */
const PATIENCE = 3_000;

/** Whether all of the page has once stood there: nothing in it said any more that it was coming (`aria-busy`). */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) return;
    const look = () => setSettled(document.querySelector('[aria-busy="true"]') === null);
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true });
    const timer = setTimeout(() => setSettled(true), PATIENCE);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [settled]);
  return settled;
}
