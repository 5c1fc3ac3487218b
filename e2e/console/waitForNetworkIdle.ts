import type { Page, Request } from '@playwright/test';

/** What each page is waiting for. */
const underWay = new WeakMap<Page, Set<Request>>();

/** The stream of events, which never ends, and reports that outlive their page: nothing on the page waits for them. */
const IGNORED = /\/api\/(events|telemetry)\/(\?|$)/;

/** The time without requests after which a page counts as idle, in milliseconds. */
const IDLE_MS = 500;

/** Records the requests of a page from now on. */
export function watchRequests(page: Page): Set<Request> {
  const waiting = new Set<Request>();
  underWay.set(page, waiting);
  page.on('request', (request) => {
    // A new document: the requests of the former one are dropped.
    if (request.isNavigationRequest()) waiting.clear();
    if (!IGNORED.test(request.url())) waiting.add(request);
  });
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
  return waiting;
}

/** Waits until a page has sent no requests for half a second. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  // Not Playwright's 'networkidle', which a stream of events keeps from ever coming.
  const waiting = underWay.get(page) ?? watchRequests(page);
  await page.waitForLoadState();
  for (let calm = performance.now(); performance.now() - calm < IDLE_MS;) {
    if (waiting.size > 0) calm = performance.now();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  }
}
