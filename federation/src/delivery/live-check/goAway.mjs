// @ts-check
import { HOME } from '../registry/registry.mjs';

/** An address that nobody has: the shell says there that it does not exist. */
const NOWHERE = '/nowhere';

/**
 * Leaves a screen for one of the shell, without loading the page again: for Home, or for an unknown address where there is
 * none, since every section of technicians may be the same remote's.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ timeout?: number }} [within] milliseconds; without it the 30 seconds of Playwright
 * @returns {Promise<string>} the address
 */
export async function goAway(page, within) {
  const home = page.locator(`nav a[href="${HOME}"]`).first();
  const away = (await home.count()) > 0 ? HOME : NOWHERE;
  if (away === HOME) await home.click(within);
  else
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, away);
  await page.waitForURL(({ pathname }) => pathname === away, within);
  return away;
}
