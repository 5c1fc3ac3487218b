// @ts-check
import { chromium } from '@playwright/test';
import { DeployRejectedError } from './DeployRejectedError.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** The place of the registry in the console's pages. */
const REGISTRY = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;
/** How long a screen may take, in milliseconds. */
export const TIMEOUT_MS = 30_000;
/** The same flags as in the journeys: root in a container needs the first one. */
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
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
 * A console, as the browser of a check sees it.
 *
 * @typedef {object} View
 * @property {string} url
 * @property {Account} account
 * @property {(page: Page) => Promise<void>} [prepare] before anything is loaded
 */

/** CHROMIUM_PATH, or the one that Playwright has installed. */
async function startBrowser() {
  const executablePath = process.env['CHROMIUM_PATH'];
  try {
    return await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new DeployRejectedError(
      `The checks need Chromium: run npx playwright install chromium, or name one in CHROMIUM_PATH. ${reason}`,
    );
  }
}

/**
 * Opens a console in a browser and signs in.
 *
 * @param {View} view
 * @param {(page: Page, thrown: readonly string[], consoleErrors: readonly string[]) => Promise<void>} work with the errors
 *   that the page throws, and those that it writes to the browser's console
 */
export async function withSignedInPage({ url, account, prepare = async () => {} }, work) {
  const browser = await startBrowser();
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
  await page.goto(new URL('/login', url).href, { timeout: TIMEOUT_MS });
  await page.getByLabel('User name').fill(username, { timeout: TIMEOUT_MS });
  await page.getByLabel(/^Password/).fill(password);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/account/token/'));
  await page.getByRole('button', { name: 'Login' }).click();
  const answer = await answered;
  if (!answer.ok())
    throw new DeployRejectedError(
      `${username} cannot sign in (${answer.status()}). Set DEPLOY_USERNAME and DEPLOY_PASSWORD to an account that may sign in.`,
    );
  await page.waitForURL((address) => address.pathname !== '/login', { timeout: TIMEOUT_MS });
}
