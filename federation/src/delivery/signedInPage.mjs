// @ts-check
import { CheckNotRunError, DeployRejectedError } from './DeployRejectedError.mjs';
import { startChromium } from './startChromium.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** The place of the registry in the console's pages. */
const REGISTRY = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;
/** How long a screen may take, in milliseconds. */
export const TIMEOUT_MS = 30_000;
/**
 * The account that a check signs in with.
 *
 * @typedef {{ username: string, password: string }} Account
 */

/** The dealer of a console with a temporary database. @type {Account} */
export const DEMO = { username: 'demo_dealer', password: 'Lift-demo-2026' };

/** The account of the environment for checks of a live console, by default the demonstration dealer. */
export const accountOfEnvironment = () => ({
  username: process.env['DEPLOY_USERNAME'] ?? DEMO.username,
  password: process.env['DEPLOY_PASSWORD'] ?? DEMO.password,
});

/**
 * @param {string} username
 * @param {number} status of the answer
 */
export const refusedAccount = (username, status) =>
  new DeployRejectedError(
    `${username} cannot sign in (${status}). Set DEPLOY_USERNAME and DEPLOY_PASSWORD to an account that may sign in.`,
  );

/**
 * A console, as the browser of a check sees it.
 *
 * @typedef {object} View
 * @property {string} url
 * @property {Account} account
 * @property {(page: Page) => Promise<void>} [prepare] before anything is loaded
 */

/**
 * Opens a console in a browser and signs in. Throws a `CheckNotRunError` if the browser ends meanwhile, or if the console
 * does not answer: then the check says nothing about the page.
 *
 * @param {View} view
 * @param {(page: Page, thrown: readonly string[], consoleErrors: readonly string[]) => Promise<void>} work with the errors
 *   that the page throws, and those that it writes to the browser's console
 */
export async function withSignedInPage({ url, account, prepare = async () => {} }, work) {
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ baseURL: url });
    /** @type {string[]} */
    const thrown = [];
    /** @type {string[]} */
    const consoleErrors = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    await prepare(page);
    await signIn(page, url, account);
    await work(page, thrown, consoleErrors);
  } catch (error) {
    if (!browser.isConnected()) throw new CheckNotRunError(`The browser ended: ${messageOf(error)}`);
    throw error;
  } finally {
    await browser.close();
  }
}

/**
 * The address of the first screen of a remote; without one that of Home.
 *
 * @param {{ paths: readonly string[] } | undefined} version
 */
export const firstAddress = (version) => version?.paths.find((one) => !one.includes(':')) ?? '/amc_count';

/** The heading of the screen. @param {Page} page */
export const headingOf = (page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

/**
 * Replaces the registry in the console's pages, for this browser only.
 *
 * @param {Page} page
 * @param {import('../registry').Registry} registry
 */
export const overrideRegistry = (page, registry) =>
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
 * Adds candidates to the console, for this browser only.
 *
 * @param {Page} page
 * @param {import('../registry').Registry} registry with the candidates
 * @param {readonly import('./stagedSite.mjs').Candidate[]} candidates
 */
export async function addCandidates(page, registry, candidates) {
  await overrideRegistry(page, registry);
  for (const { built, prefix } of candidates)
    await page.route(
      (address) => address.pathname.startsWith(`/${prefix}`),
      (route) =>
        route.fulfill({ path: built + new URL(route.request().url()).pathname.slice(prefix.length) }),
    );
}

/**
 * Signs in through the form.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {Account} account
 */
async function signIn(page, url, { username, password }) {
  await page.goto(new URL('/login', url).href, { timeout: TIMEOUT_MS }).catch((error) => {
    if (/net::ERR_/.test(messageOf(error)))
      throw new CheckNotRunError(`${url} does not answer: ${messageOf(error)}`);
    throw error;
  });
  await page.getByLabel('User name').fill(username, { timeout: TIMEOUT_MS });
  await page.getByLabel(/^Password/).fill(password);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/account/token/'));
  await page.getByRole('button', { name: 'Login' }).click();
  const answer = await answered;
  if (!answer.ok()) throw refusedAccount(username, answer.status());
  await page.waitForURL((address) => address.pathname !== '/login', { timeout: TIMEOUT_MS });
}

/** The first line of an error. @param {unknown} error */
const messageOf = (error) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
