import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import journeys, { WHOLE_BROWSER } from '../playwright.config';

/** A browser with a folder of its own, which outlives the process. */
export class PhoneBrowser {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'phone-'));
  private opened: BrowserContext | undefined;

  async start(): Promise<BrowserContext> {
    const { timezoneId = '', locale = '' } = journeys.use ?? {};
    this.opened = await chromium.launchPersistentContext(this.folder, {
      ...WHOLE_BROWSER.launchOptions,
      ...{ timezoneId, locale, hasTouch: true, viewport: { width: 360, height: 780 } },
    });
    return this.opened;
  }

  /** Ends the browser's process as a phone without memory does: nothing in it hears of it. */
  async kill(): Promise<void> {
    const { opened } = this;
    const session = await opened?.browser()?.newBrowserCDPSession();
    if (!opened || !session) throw new Error('There is no browser to kill.');
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const main = processInfo.find(({ type }) => type === 'browser');
    if (!main) throw new Error('The browser does not say which process it is.');
    const closed = new Promise((resolve) => opened.once('close', resolve));
    process.kill(main.id, 'SIGKILL');
    await closed;
  }

  async end(): Promise<void> {
    await this.opened?.close();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
