import { useSyncExternalStore } from 'react';
import { isPrintKey } from './shortcuts';

/** The width of A4 without margins, px: in print, elements of full width are this wide. */
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
  // As the button does, so that what the page has to load first is on the sheet, too.
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isPrintKey(event)) return;
    event.preventDefault();
    void printPage();
  });
  // Tools that make a PDF without a dialog only change the medium.
  window.matchMedia?.('print').addEventListener('change', ({ matches }) => turn(matches));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is being printed: lazy parts are then rendered, with the width of the paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    listen,
    () => printing,
    () => false,
  );

/** Prints the page once all parts that depend on `useIsPrinting` are loaded and rendered. */
export async function printPage(): Promise<void> {
  turn(true);
  await settled();
  window.print();
  turn(false);
}

/** Long enough for the chart library on a slow line, ms; then the page is printed as it is. */
const TIMEOUT_MS = 5_000;

/** Resolves when no chart is waiting for its library, and no picture for its data. */
async function settled(): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (isIncomplete() && Date.now() < end);
}

const isIncomplete = (): boolean =>
  document.querySelector('[data-waiting]') !== null || [...document.images].some(({ complete }) => !complete);
