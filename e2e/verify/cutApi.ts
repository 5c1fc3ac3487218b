import type { Page } from '@playwright/test';

/**
 * Lets no call of a page reach the API until 'no-api' is removed and the page is loaded again. Requests of workers are not touched: an
 * interception by the browser may hold the script of a worker that begins, for the five minutes that browsers wait.
 */
export async function cutApi(page: Page): Promise<void> {
  const cut = () => {
    if (sessionStorage.getItem('no-api') === null) return;
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
      return pathname.startsWith('/api/') ? Promise.reject(new TypeError('No network')) : fetch(input, init);
    };
  };
  await page.addInitScript(cut);
  await page.evaluate(() => sessionStorage.setItem('no-api', 'yes'));
  await page.evaluate(cut);
}
