import { useSyncExternalStore } from 'react';

/** A4 without its margins, px: what is as wide as the window is this wide on paper. */
export const PAPER_WIDTH = 680;

let printing = false;
const listeners = new Set<() => void>();

function turn(now: boolean) {
  printing = now;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => turn(true));
  window.addEventListener('afterprint', () => turn(false));
  // What makes a PDF without a dialog only changes the medium.
  window.matchMedia?.('print').addEventListener('change', ({ matches }) => turn(matches));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is on its way to paper: then what waits to be looked at is drawn, and as wide as the paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    listen,
    () => printing,
    () => false,
  );

/** Prints the page once everything that `useIsPrinting` calls for has been drawn, and fetched where it must. */
export async function printPage(): Promise<void> {
  turn(true);
  await settled();
  window.print();
  turn(false);
}

/** Long enough for the chart library on a slow line, ms; then the page is printed as it is. */
const TIMEOUT_MS = 5_000;

/** Until no chart waits for its library any more. */
async function settled(): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (document.querySelector('[data-waiting]') && Date.now() < end);
}
