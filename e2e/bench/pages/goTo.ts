import type { Page } from '@playwright/test';

/** A link of the main navigation. */
export interface Destination {
  name: string;
  path: string;
  ready: readonly string[];
}

/**
 * Follows the link of the main navigation without hovering; returns the milliseconds until the first frame in which the other
 * screen is usable, measured in the page.
 */
export const goTo = (page: Page, { path, ready }: Destination): Promise<number> =>
  page.evaluate(
    ([address, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const titleNow = () => document.querySelector('h1')?.textContent;
        const before = titleNow();
        const start = performance.now();
        document.querySelector<HTMLElement>(`nav[aria-label="Main"] a[href="${address}"]`)?.click();
        const look = () => {
          const passed = performance.now() - start;
          const isThere = wanted.every((selector) => document.querySelector(selector));
          if (titleNow() !== before && isThere) resolve(passed);
          else if (passed > 60_000) reject(new Error(`${address} was not shown.`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [path, ready] as const,
  );

/** Waits until prefetching of the other sections has finished. */
export const waitForPrefetch = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const IDLE_MS = 250;
    const entries = () => performance.getEntriesByType('resource').length;
    const isAsked = () => document.querySelector('link[rel=prefetch]') !== null;
    for (let known = -1, since = 0; !isAsked() || performance.now() - since < IDLE_MS;) {
      if (entries() !== known) since = performance.now();
      known = entries();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
