// @ts-check
import { HOME } from './checkOwnership.mjs';
import { withoutCode } from './guard/checkScreens.mjs';
import { remoteIn, withRemote } from './registryChanges.mjs';
import { firstAddress, overrideRegistry, TIMEOUT_MS, withSignedInPage } from './signedInPage.mjs';
import { differingPixels, MAX_PIXELS, reasonOf, visitTabs } from './visitTabs.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Checks the effects of a candidate on the other remotes, on a console that has it: the smoke journey of the
 * shell (sign-in, all tabs, Logout), and screenshots of the other tabs, before and after the page loads the candidate.
 *
 * @param {import('./signedInPage.mjs').View} view
 * @param {string} name of the remote
 * @param {import('../registry').Registry} registry of this console
 * @returns {Promise<string[]>} sentences
 */
export async function checkNeighbours(view, name, registry) {
  const candidate = remoteIn(registry, name);
  if (!candidate) return [];
  const own = candidate.navigation.map(({ path }) => path);
  /** @type {string[]} */
  const violations = [];
  await withSignedInPage(view, async (page, thrown, consoleErrors) => {
    await overrideRegistry(page, withRemote(registry, name, withoutCode(candidate)));
    await page.goto(HOME, { timeout: TIMEOUT_MS });
    const before = await visitTabs(page, own);
    // Home may change with a candidate that adds a part to it.
    if (candidate.extensions.includes('home')) before.delete(HOME);
    const known = new Set([...thrown, ...consoleErrors]);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await view.prepare?.(page);
    await page.goto(firstAddress(candidate), { timeout: TIMEOUT_MS });
    for (const [tab, visit] of await visitTabs(page, own, before)) {
      const then = before.get(tab);
      if (visit.failure && !then?.failure)
        violations.push(`${name}: the shell's smoke journey fails at ${tab}: ${visit.failure}`);
      if (!visit.picture || !then?.picture) continue;
      const pixels = await differingPixels(page, then.picture, visit.picture);
      if (pixels > MAX_PIXELS)
        violations.push(
          `${name} changes the picture of ${tab}: ${pixels} pixels differ; the limit is ${MAX_PIXELS}.`,
        );
    }
    const left = await reasonOf(signOut(page));
    if (left) violations.push(`${name}: the shell's smoke journey fails at Logout: ${left}`);
    for (const text of new Set([...thrown, ...consoleErrors]))
      if (!known.has(text)) violations.push(`${name}: the browser's console has an error: ${text}`);
  });
  return violations;
}

/** @param {Page} page */
async function signOut(page) {
  await page.getByRole('button', { name: 'Logout' }).click({ timeout: TIMEOUT_MS });
  await page.waitForURL(({ pathname }) => pathname === '/', { timeout: TIMEOUT_MS });
}
