import type { BrowserContext, Page } from '@playwright/test';
import { untranslatedText } from './untranslatedText';
import { NARROW_WINDOWS, setWindow } from './overflows';
import { settled, type ScreenOfConsole } from './screens';
import { expect, test } from './test';

/** Rendered at build, before anybody has chosen a language. */
const ENGLISH_ONLY = ['/', '/about', '/pricing_details', '/privacy_policy', '/delete_account'];

/** Sets the cookie of a dealer who has chosen Hindi. */
const chooseHindi = (context: BrowserContext, baseURL: string | undefined) =>
  context.addCookies([{ name: 'smart-elevator-language', value: 'hi', url: baseURL ?? '' }]);

/** Waits until the page is shown in Hindi and has loaded. */
export async function settledInHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await settled(page);
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Declares the journeys that look at each of these screens in Hindi. */
export function testInHindi(screens: readonly ScreenOfConsole[]): void {
  for (const screen of screens.filter(({ path }) => !ENGLISH_ONLY.includes(path))) {
    test.describe(screen.name, () => {
      test.use({ as: screen.isPublic ? 'nobody' : 'demo' });

      test('leaves nothing in English that has Hindi, and fits a phone of 360 pixels', async ({
        lookingPage: page,
        baseURL,
      }) => {
        await chooseHindi(page.context(), baseURL);
        await page.goto(screen.path);
        await settledInHindi(page);
        await expect(page.locator('body')).toContainText(/\p{Script=Devanagari}/u);
        expect(await untranslatedText(page)).toEqual([]);
        await setWindow(page, NARROW_WINDOWS[0]);
        await expect.poll(() => tooWide(page), 'pixels beyond the right edge').toBeLessThanOrEqual(0);
      });
    });
  }
}

/** Whether a screen is about tickets: each half of the screens has a file of journeys. */
export const isOfTickets = ({ path }: ScreenOfConsole): boolean =>
  /ticket|issue|summary|^\/reports/i.test(path);
