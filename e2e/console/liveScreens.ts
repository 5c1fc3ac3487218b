import type { BrowserContext, Page } from '@playwright/test';
import { settled } from './screens';
import { expect } from './test';

const EVENTS = /\/api\/events\/(\?|$)/;

/** Opens a screen and waits until its browser follows the server's events, which starts once the screen is shown. */
export async function openAndSubscribe(page: Page, path: string, title: string | RegExp): Promise<void> {
  const following = page.waitForResponse((response) => EVENTS.test(response.url()));
  await page.goto(path);
  await settled(page, title);
  expect((await following).status()).toBe(200);
}

/** Waits until a tab is queued for the lock of the stream, which another tab holds. */
export async function waitsForStreamLock(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)))
    .toContain('smart-elevator.events');
}

/** Records each tab of a browser that requests the stream of events. */
export function streamsOf(context: BrowserContext): readonly Page[] {
  const asked: Page[] = [];
  context.on('request', (request) => {
    if (EVENTS.test(request.url())) asked.push(request.frame().page());
  });
  return asked;
}

/** Marks the loaded page; the returned check fails if the page was reloaded since. */
export async function watchForReload(page: Page): Promise<() => Promise<void>> {
  const mark = () => page.evaluate(() => performance.timeOrigin);
  const before = await mark();
  return async () => expect(await mark(), 'the page was not reloaded').toBe(before);
}

/** The number of open tickets on Home. */
export const openTickets = (page: Page) =>
  page.getByRole('table', { name: 'Issue Tracking' }).getByRole('row').first().getByRole('link');
