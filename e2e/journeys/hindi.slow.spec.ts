import type { BrowserContext, Page } from '@playwright/test';
import { NARROW_WINDOWS, setWindow } from '../console/overflows';
import { queryDatabase } from '../console/queryDatabase';
import { screens, settled } from '../console/screens';
import { expect, test } from '../console/test';
import { untranslatedText } from '../console/untranslatedText';

/** Rendered at build time, without the catalogue; renderPages.test.tsx looks for English in them. */
const PRERENDERED = [
  '/',
  '/about',
  '/pricing_details',
  '/privacy_policy',
  '/delete_account',
  '/contact',
  '/android_app',
];

/** Sets the language cookie to Hindi. */
const chooseHindi = (context: BrowserContext, baseURL: string | undefined) =>
  context.addCookies([{ name: 'smart-elevator-language', value: 'hi', url: baseURL ?? '' }]);

/** Waits until the page is shown in Hindi and has loaded. */
async function settledInHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await settled(page);
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('a signed-out browser', () => {
  test.use({ as: 'nobody' });

  test('fetches no Hindi before it is chosen', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto('/login');
    await settled(page, 'Login');
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('पासवर्ड'))).toEqual([]);
  });
});

test.describe('a dealer', () => {
  test.use({ as: 'new dealer' });

  test('chooses Hindi in Settings; it stays after a reload and for the sign-in, and English is restored exactly', async ({
    page,
    person,
  }) => {
    await page.goto('/import');
    await settled(page, 'Settings');
    const english = await page.locator('body').innerText();

    await page.getByRole('radio', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग्स' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeFocused();
    expect(await untranslatedText(page)).toEqual([]);

    await page.reload();
    await settledInHindi(page);
    await expect(page.getByRole('link', { name: 'ग्राहक', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'लॉग आउट' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await settledInHindi(page);
    await page.getByLabel('उपयोगकर्ता नाम').fill(person.username);
    await page.getByLabel(/^पासवर्ड\*?$/).fill(person.password);
    await page.getByRole('button', { name: 'लॉग इन' }).click();
    await expect(page).toHaveURL('/amc_count');

    // Without reloading the page: the former choice must not be applied again.
    await page.getByRole('link', { name: 'सेटिंग्स' }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await settled(page, 'Settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toHaveCount(0);
    expect(withoutMoments(await page.locator('body').innerText())).toBe(withoutMoments(english));
  });

  test('loses no input when another language is chosen', async ({ page }) => {
    await page.goto('/custom_fields?tracker=ticket');
    await page.getByLabel(/^Label/).fill('Door');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Leave and keep the draft' }).click();
    await page.getByRole('radio', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग्स' })).toBeVisible();
    await page.goto('/custom_fields?tracker=ticket');
    await expect(page.getByLabel(/^लेबल/)).toHaveValue('Door');
  });
});

/** The list of sessions depends on the other sign-ins of this run. */
const withoutMoments = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/\d\d:\d\d|^Unknown device$|^\w+ on \w+$/.test(line))
    .join('\n');

/** The names and options of the custom fields of the demonstration: some are words of the console, too. */
async function namesOfFields(): Promise<string[]> {
  const rows = await queryDatabase<{ words: string[] }>('select name || options as words from custom_fields');
  return rows.flatMap(({ words }) => words);
}

for (const screen of screens.filter(({ path }) => !PRERENDERED.includes(path))) {
  test.describe(screen.name, () => {
    test.use({ as: screen.isPublic ? 'nobody' : 'demo' });

    test('leaves nothing in English that has Hindi, and fits a phone of 360 pixels', async ({
      sharedPage: page,
      baseURL,
    }) => {
      await chooseHindi(page.context(), baseURL);
      await page.goto(screen.path);
      await settledInHindi(page);
      await expect(page.locator('body')).toContainText(/\p{Script=Devanagari}/u);
      expect(await untranslatedText(page, await namesOfFields())).toEqual([]);
      await setWindow(page, NARROW_WINDOWS[0]);
      await expect.poll(() => tooWide(page), 'pixels beyond the right edge').toBeLessThanOrEqual(0);
    });
  });
}
