// @ts-check
import { chromium } from '@playwright/test';
import { DeployRefused } from './DeployRefused.mjs';
import { versionOf, withRemote } from './registryChanges.mjs';

/** @typedef {import('../registry').Registry} Registry */

/** How long a screen of the live console may take, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** The same flags as in the journeys: root in a container needs the first one. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
const REGISTRY = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;

/**
 * The account for checking the live console.
 *
 * @typedef {{ username: string, password: string }} Watcher
 */

/**
 * Loads the live console in a browser, signed in, at an address of the remote, and waits until the screen is rendered
 * from the files of this version. Otherwise throws an error with the messages and the text of the page; a `DeployRefused`
 * if nobody could sign in. A canary is
 * checked as if all dealers had it.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {Registry} options.registry the current registry
 * @param {string} [options.name] of the remote; without it the shell itself is checked
 * @param {Watcher} options.watcher
 */
export async function checkLivePage({ url, registry, name, watcher }) {
  const remote = registry.remotes.find((one) => one.name === name);
  const version = remote?.canary ?? remote;
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const thrown = [];
    const asked = new Set();
    page.on('pageerror', (error) => thrown.push(error.message));
    page.on('response', (answer) => answer.ok() && asked.add(new URL(answer.url()).pathname));
    const seen = remote?.canary
      ? withRemote(registry, remote.name, { ...remote, ...versionOf(remote.canary) })
      : registry;
    if (remote?.canary) await showRegistry(page, seen);
    await signIn(page, url, watcher);
    const address = version?.paths.find((one) => !one.includes(':')) ?? '/amc_count';
    await page.goto(new URL(address, url).href, { timeout: TIMEOUT_MS });
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: TIMEOUT_MS });
    const away = page.getByText(/not available right now/);
    if (await away.count()) throw new Error(`${address} says: ${await away.first().textContent()}`);
    if (version && !asked.has(version.entry)) throw new Error(`${address} did not take ${version.entry}.`);
    if (thrown.length > 0) throw new Error(`${address} threw: ${thrown.join('; ')}`);
  } finally {
    await browser.close();
  }
}

/**
 * Puts another registry into the console's pages, for this browser only.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Registry} registry
 */
const showRegistry = (page, registry) =>
  page.route(
    (address) => !/\.[a-z0-9]+$|^\/api\//i.test(address.pathname) || address.pathname === '/mf/registry.json',
    async (route) => {
      const answer = await route.fetch();
      const json = JSON.stringify(registry).replaceAll('<', '\\u003c');
      if (route.request().url().endsWith('/mf/registry.json'))
        return route.fulfill({ response: answer, body: json });
      const html = (await answer.text()).replace(REGISTRY, (_, before, after) => before + json + after);
      return route.fulfill({ response: answer, body: html });
    },
  );

/**
 * Signs in through the form.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {Watcher} watcher
 */
async function signIn(page, url, { username, password }) {
  await page.goto(new URL('/login', url).href, { timeout: TIMEOUT_MS });
  await page.getByLabel('User name').fill(username, { timeout: TIMEOUT_MS });
  await page.getByLabel(/^Password/).fill(password);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/account/token/'));
  await page.getByRole('button', { name: 'Login' }).click();
  const answer = await answered;
  if (!answer.ok())
    throw new DeployRefused(
      `${username} cannot sign in (${answer.status()}). Set DEPLOY_USERNAME and DEPLOY_PASSWORD to an account that may look.`,
    );
  await page.waitForURL((address) => address.pathname !== '/login', { timeout: TIMEOUT_MS });
}
