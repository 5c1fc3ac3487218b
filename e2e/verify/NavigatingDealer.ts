import { chromium, type Browser, type Page } from '@playwright/test';
import { DEMO } from '../console/people';
import { signIn } from '../console/signIn';
import { CHROMIUM_FLAGS } from '../playwright.config';

const SECTIONS = ['Technicians', 'Customers', 'Elevators'];
/**
 * How long a screen may take, in milliseconds, until the click counts as failed; a concurrent deploy is a heavy load.
 */
const TIMEOUT_MS = 60_000;
/** The messages that the console shows instead of a screen. */
const FAILURE_MESSAGES = /not available right now|could not be loaded|Please try again/;
/** After this many clicks the page is reloaded and gets the deployed versions, unless another number is given. */
const CLICKS_PER_RELOAD = 5;

/** A dealer who navigates through the sections in a separate browser, while something else happens. */
export class NavigatingDealer {
  clicks = 0;
  reloads = 0;
  /** The slowest click, in milliseconds. */
  slowest = 0;
  readonly failed: string[] = [];
  readonly consoleErrors: string[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
    private readonly clicksPerReload: number,
  ) {
    page.on('pageerror', (error) => this.consoleErrors.push(error.message));
  }

  static async start(url: string, clicksPerReload = CLICKS_PER_RELOAD): Promise<NavigatingDealer> {
    const { CHROMIUM_PATH } = process.env;
    const browser = await chromium.launch({
      args: CHROMIUM_FLAGS,
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    });
    const page = await browser.newPage({ baseURL: url });
    await page.goto('/login');
    await signIn(page, DEMO);
    await page.waitForURL('**/amc_count');
    return new NavigatingDealer(browser, page, clicksPerReload);
  }

  /** The page of another user, who is signed out. */
  newVisitor(): Promise<Page> {
    return this.browser.newPage({ baseURL: new URL(this.page.url()).origin });
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Navigates until the work is done; the failures are in `failed`. */
  async whileClicking<T>(work: () => Promise<T>): Promise<T> {
    let done = false;
    const working = work().finally(() => {
      done = true;
    });
    while (!done) await this.click();
    return working;
  }

  /** The failures as text. */
  summary(): string {
    const { clicks, reloads, slowest, failed } = this;
    return `${clicks} clicks and ${reloads} reloads meanwhile, ${failed.length} failed, the slowest ${Math.round(slowest)} ms`;
  }

  private async click(): Promise<void> {
    const section = SECTIONS[this.clicks % SECTIONS.length] ?? '';
    this.clicks += 1;
    const began = performance.now();
    try {
      const bar = this.page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: section }).click({ timeout: TIMEOUT_MS });
      await this.waitForSection(section);
      this.slowest = Math.max(this.slowest, performance.now() - began);
      if (this.clicks % this.clicksPerReload > 0) return;
      this.reloads += 1;
      await this.page.reload();
      await this.waitForSection(section);
    } catch (error) {
      this.failed.push(`${section}: ${String(error).split('\n')[0]}`);
    }
  }

  private async waitForSection(section: string): Promise<void> {
    const main = this.page.getByRole('main');
    const sorry = main.getByText(FAILURE_MESSAGES);
    const heading = this.page.getByRole('heading', { level: 1, name: section });
    const rows = main.getByRole('table').or(main.getByRole('list'));
    await heading.or(sorry).first().waitFor({ timeout: TIMEOUT_MS });
    await rows.or(sorry).first().waitFor({ timeout: TIMEOUT_MS });
    if ((await sorry.count()) > 0) throw new Error(await sorry.first().innerText());
  }
}
