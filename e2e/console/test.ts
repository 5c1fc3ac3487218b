import {
  test as base,
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { DESKTOP, setWindow } from './overflows';
import { DEMO, registerDealer, sessionOf, type Person } from './people';
import { watchRequests } from './waitForNetworkIdle';
import { tokenInAddress } from './safety';

export interface Journey {
  /** The signed-in user at the start of the journey: the demonstration dealer, the journey's own dealer, or nobody. */
  as: 'demo' | 'new dealer' | 'nobody';
  /** That person; the demonstration dealer if signed out. */
  person: Person;
  /** Calls outside of the browser; Playwright's own `request` would need the session that is created with it. */
  api: APIRequestContext;
  /** Console errors that the journey causes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the browser's cache is empty: for journeys about what is fetched, stored or allowed. */
  firstVisit: boolean;
  /**
   * A page that all journeys of this process share, if they only read screens: the console's scripts are in its cache.
   * It starts as a desktop in English without an emulated theme; `as` names the signed-in user, except a dealer of its own.
   */
  sharedPage: Page;
}

type StorageState = PlaywrightTestOptions['storageState'];

const NOTHING_KEPT = { cookies: [], origins: [] };

interface SharedPage {
  page: Page;
  consoleErrors: string[];
}

export interface Process {
  /** The name of the browser profile that each journey starts with; it has the console's scripts already. */
  profiles: Map<string, BrowserContext>;
  /** The shared pages, by the signed-in user. */
  sharedPages: Map<string, SharedPage>;
}

/**
 * Playwright's test, for the console: begins signed in, and fails if a page throws, logs an error, breaks
 * its content security policy, or puts a token into an address.
 */
export const test = base.extend<Journey, Process>({
  as: ['demo', { option: true }],
  expectedErrors: [[], { option: true }],
  firstVisit: [false, { option: true }],

  api: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await use(api);
    await api.dispose();
  },

  person: async ({ as, api }, use) => {
    await use(as === 'new dealer' ? await registerDealer(api) : DEMO);
  },

  storageState: async ({ as, person, api, baseURL }, use) => {
    const kept = as === 'nobody' ? {} : await sessionOf(api, person);
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },

  profiles: [
    async ({ browser: _browser }, use) => {
      const profiles = new Map<string, BrowserContext>();
      await use(profiles);
      for (const context of profiles.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, storageState, firstVisit, profiles, viewport, hasTouch, javaScriptEnabled },
    use,
  ) => {
    const window = JSON.stringify({ viewport, hasTouch, javaScriptEnabled });
    const kept = firstVisit ? undefined : profiles.get(window);
    const context = kept ?? (await browser.newContext({ storageState }));
    if (kept) await resetProfile(kept, storageState);
    else if (!firstVisit)
      profiles.set(
        window,
        context.on('close', () => void profiles.delete(window)),
      );
    await use(context);
    if (firstVisit) await context.close();
  },

  page: async ({ page, context, expectedErrors }, use) => {
    const consoleErrors = listen(page);
    // Further tabs of a journey count, too.
    context.on('page', (other) => other !== page && listen(other, consoleErrors));
    await use(page);
    // A request that is still pending when the journey ends is not a failure.
    for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' });
    expectOnly(expectedErrors, consoleErrors);
  },

  sharedPages: [
    async ({ browser: _browser }, use) => {
      const pages = new Map<string, SharedPage>();
      await use(pages);
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  sharedPage: async ({ as, browser, storageState, sharedPages, expectedErrors }, use) => {
    const looking = sharedPages.get(as) ?? (await openSharedPage(browser, storageState));
    sharedPages.set(as, looking);
    const { page, consoleErrors } = looking;
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await page.context().clearCookies();
    // Playwright does not set a size that it believes to be current, and does not know of `setWindow`.
    await page.setViewportSize(DESKTOP);
    await setWindow(page, DESKTOP);
    await use(page);
    expectOnly(expectedErrors, consoleErrors.splice(0));
  },
});

async function openSharedPage(browser: Browser, storageState: StorageState): Promise<SharedPage> {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  return { page, consoleErrors: listen(page) };
}

/**
 * Clears everything of the former journey from a profile except the cache. Its pages were kept for a screenshot of a
 * failure.
 */
async function resetProfile(context: BrowserContext, storageState: StorageState): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.removeAllListeners('page', { behavior: 'wait' });
  await context.removeAllListeners('request', { behavior: 'wait' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.setStorageState(storageState ?? NOTHING_KEPT);
}

function expectOnly(meant: readonly RegExp[], consoleErrors: readonly string[]): void {
  const unexpected = consoleErrors.filter((text) => !meant.some((one) => one.test(text)));
  expect(unexpected, 'the page has nothing to complain about').toEqual([]);
}

export { expect };

function listen(page: Page, consoleErrors: string[] = []): string[] {
  watchRequests(page);
  page.on('request', (request) => {
    if (tokenInAddress(request.url())) consoleErrors.push(`an address contains a token: ${request.url()}`);
  });
  page.on('pageerror', (error) =>
    consoleErrors.push(`thrown: ${error.stack || `${error.name}: ${error.message}`}`),
  );
  page.on('console', (message: ConsoleMessage) => {
    // The screens of an unknown link to a report and of an unknown visit: their calls answer 404, and Chromium logs that.
    if (/\/(shared_report|shared-reports\/open)\/unknown\/?$/.test(message.location().url)) return;
    if (/\/visits\/999999\/$/.test(message.location().url)) return;
    // Chromium reports a broken content security policy as an error on the console, too.
    // A header with a feature that it does not know is only a warning, in every page.
    if (message.type() === 'error' || message.text().includes('Permissions-Policy'))
      consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  return consoleErrors;
}
