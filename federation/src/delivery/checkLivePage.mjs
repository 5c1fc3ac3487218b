// @ts-check
import { withCanaryForAll } from './registryChanges.mjs';
import { firstAddress, headingOf, overrideRegistry, TIMEOUT_MS, withSignedInPage } from './signedInPage.mjs';

/** @typedef {import('../registry').Registry} Registry */

/**
 * Loads the live console in a browser, signed in, at an address of the remote, and waits until the screen is rendered
 * from the files of this version. Otherwise throws an error with the messages and the text of the page; a `DeployRejectedError`
 * if nobody could sign in. A canary is checked as if all dealers had it.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {Registry} options.registry the current registry
 * @param {string} [options.name] of the remote; without it the shell itself is checked
 * @param {import('./signedInPage.mjs').Account} options.account
 */
export async function checkLivePage({ url, registry, name, account }) {
  const remote = registry.remotes.find((one) => one.name === name);
  const version = remote?.canary ?? remote;
  const asked = new Set();
  const prepare = async (/** @type {import('@playwright/test').Page} */ page) => {
    page.on('response', (answer) => answer.ok() && asked.add(new URL(answer.url()).pathname));
    if (remote?.canary) await overrideRegistry(page, withCanaryForAll(registry, remote.name));
  };
  await withSignedInPage({ url, account, prepare }, async (page, thrown) => {
    const address = firstAddress(version);
    await page.goto(address, { timeout: TIMEOUT_MS });
    await headingOf(page).waitFor({ timeout: TIMEOUT_MS });
    const away = page.getByText(/not available right now/);
    if (await away.count()) throw new Error(`${address} says: ${await away.first().textContent()}`);
    if (version && !asked.has(version.entry)) throw new Error(`${address} did not take ${version.entry}.`);
    if (thrown.length > 0) throw new Error(`${address} threw: ${thrown.join('; ')}`);
  });
}
