// @ts-check
/**
 * @import { Page } from '@playwright/test'
 * @import { Registry } from '../../registry'
 */
import { chromium } from '@playwright/test';
import { CheckNotRunError, DeployRejectedError } from '../DeployRejectedError.mjs';
import { HOME, remoteIn, withRemote } from '../registry/registry.mjs';
import { findChromium } from './findChromium.mjs';

/** The place of the registry in the console's pages. */
const REGISTRY = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;
/** How long the console may take to answer a sign-in, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** The flags of the journeys: root in a container needs the first one. */
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
/** A technician of theirs, with the same password. */
const DEMO_TECHNICIAN = 'priya.sharma';

/** The account of the environment for checks of a live console, by default the demonstration dealer. */
const accountOfEnvironment = () => accountFor();

/** Whether dealers see a remote (R1393). @param {{ roles?: readonly string[] } | undefined} version */
const isForDealers = ({ roles = ['DealerUser'] } = {}) => roles.includes('DealerUser');

/**
 * The account that sees a remote on a console with a temporary database: of a dealer, or of a technician for a remote that is not
 * for dealers (R1393).
 *
 * @param {{ roles?: readonly string[] } | undefined} [version]
 * @returns {Account}
 */
export const demoAccountFor = (version) =>
  isForDealers(version) ? DEMO : { ...DEMO, username: DEMO_TECHNICIAN };

/**
 * The same on a live console, where the environment names the accounts.
 *
 * @param {{ roles?: readonly string[] } | undefined} [version]
 * @returns {Account}
 */
export function accountFor(version) {
  const demo = demoAccountFor(version);
  const prefix = isForDealers(version) ? 'DEPLOY' : 'DEPLOY_TECHNICIAN';
  return {
    username: process.env[`${prefix}_USERNAME`] ?? demo.username,
    password: process.env[`${prefix}_PASSWORD`] ?? demo.password,
  };
}

/** @param {string} username @param {number} status of the answer */
const refusedAccount = (username, status) =>
  new DeployRejectedError(
    `${username} cannot sign in (${status}). Set DEPLOY_USERNAME and DEPLOY_PASSWORD, for a remote of technicians DEPLOY_TECHNICIAN_USERNAME and DEPLOY_TECHNICIAN_PASSWORD, to an account that may sign in.`,
  );

/**
 * Signs in by the call of the contract. The page itself may be broken: a rollback mends it.
 *
 * @param {string} url of the console
 * @param {Account} account
 */
export async function mustSignIn(url, account) {
  const answer = await fetch(new URL('/api/account/token/', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw new DeployRejectedError(`The console at ${url} cannot be reached: ${error.cause ?? error}.`);
  });
  if (!answer.ok) throw refusedAccount(account.username, answer.status);
}

/** Starts the browser of the checks; throws a `CheckNotRunError` if there is none, or if it does not start. */
export async function startChromium() {
  const executablePath = findChromium();
  try {
    return await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new CheckNotRunError(
      `The checks need Chromium: run npx playwright install chromium, or name one in CHROMIUM_PATH. ${reason}`,
    );
  }
}

/**
 * A console, as the browser of a check sees it.
 *
 * @typedef {object} View
 * @property {string} url
 * @property {Account} [account] without it that of the environment
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
export async function withSignedInPage(
  { url, account = accountOfEnvironment(), prepare = async () => {} },
  work,
) {
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
export const firstAddress = (version) => version?.paths.find((one) => !one.includes(':')) ?? HOME;

/** The heading of the screen. @param {Page} page */
export const headingOf = (page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

/**
 * Opens an address and waits for its screen.
 *
 * @param {Page} page
 * @param {string} address
 * @param {{ timeout?: number }} [within] milliseconds; without it the 30 seconds of Playwright
 */
export async function openScreen(page, address, within) {
  await page.goto(address, within);
  await headingOf(page).waitFor(within);
}

/**
 * The console without the code of a remote, which keeps its place in the navigation; for this browser only.
 *
 * @param {Page} page
 * @param {Registry} registry
 * @param {string} name
 */
export async function hideCode(page, registry, name) {
  const remote = remoteIn(registry, name);
  if (!remote) return;
  const entry = `/mf/${name}/none/remoteEntry.js`;
  const hidden = { ...remote, entry, preload: [], screenFiles: [], extensions: [] };
  await overrideRegistry(page, withRemote(registry, name, hidden));
}

/**
 * Replaces the registry in the console's pages, for this browser only.
 *
 * @param {Page} page
 * @param {Registry} registry
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
 * The element that a user would hit instead of an entry of the navigation; undefined if there is none.
 *
 * @param {Page} page
 */
export const coverOf = (page) =>
  page
    .locator('nav')
    .getByRole('link')
    .evaluateAll((links) => {
      for (const link of links) {
        const { left, top, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (width === 0 || hit === null || link.contains(hit) || hit.contains(link)) continue;
        return `<${[hit.localName, ...hit.classList].join(' ')}>`;
      }
      return undefined;
    });

/**
 * Signs in through the form.
 *
 * @param {Page} page
 * @param {string} url
 * @param {Account} account
 */
async function signIn(page, url, { username, password }) {
  await page.goto(new URL('/login', url).href).catch((error) => {
    if (/net::ERR_/.test(messageOf(error)))
      throw new CheckNotRunError(`${url} does not answer: ${messageOf(error)}`);
    throw error;
  });
  await page.getByLabel('User name').fill(username);
  await page.getByLabel(/^Password/).fill(password);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/account/token/'));
  await page.getByRole('button', { name: 'Login' }).click();
  const answer = await answered;
  if (!answer.ok()) throw refusedAccount(username, answer.status());
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** The first line of an error. @param {unknown} error */
const messageOf = (error) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
