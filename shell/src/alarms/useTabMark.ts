import { useEffect } from 'react';
import { messages } from './messages';

/** Milliseconds between the two titles of a tab. */
const ALTERNATE_MS = 1_500;

/**
 * Marks the title of the tab while alarms are open that nobody has taken, so that it is seen in the background (R1353). It alternates
 * with the page's own, unless motion is reduced.
 */
export function useTabMark(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    let own = document.title;
    let shown = '';
    const mark = (text: string) => {
      // A page that was opened meanwhile has set its own.
      if (document.title !== shown) own = document.title;
      shown = text;
      document.title = text;
    };
    const alarm = `(${count}) ${messages.title}!`;
    mark(`${alarm} · ${own}`);
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    let isAlarm = true;
    const timer = setInterval(() => {
      isAlarm = isStill || !isAlarm;
      const page = document.title === shown ? own : document.title;
      mark(isAlarm ? `${alarm} · ${page}` : `⚠ ${page}`);
    }, ALTERNATE_MS);
    return () => {
      clearInterval(timer);
      if (document.title === shown) document.title = own;
    };
  }, [count]);
}
