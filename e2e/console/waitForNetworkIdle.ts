import type { Page, Request } from '@playwright/test';

/** What each page is waiting for. */
const underWay = new WeakMap<Page, Set<Request>>();

/** The stream of events, which never ends, and reports that outlive their page: nothing on the page waits for them. */
const BESIDE = /\/api\/(events|telemetry)\/$/;

/** How long nothing must be asked for until a page counts as quiet, in milliseconds. */
const CALM = 500;

/** Notes from now on what a page asks for. */
export function watchRequests(page: Page): void {
  const waiting = new Set<Request>();
  underWay.set(page, waiting);
  page.on('request', (request) => {
    // Another page: what the one before had asked for is forgotten with it.
    if (request.isNavigationRequest()) waiting.clear();
    if (!BESIDE.test(request.url())) waiting.add(request);
  });
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
}

/** Waits until a page has asked for nothing for half a second. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  const waiting = underWay.get(page);
  if (!waiting) return page.waitForLoadState('networkidle');
  for (let calm = performance.now(); performance.now() - calm < CALM;) {
    if (waiting.size > 0) calm = performance.now();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  }
}
