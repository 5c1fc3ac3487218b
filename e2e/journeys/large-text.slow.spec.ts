import type { Page } from '@playwright/test';
import { filterOpener } from '../console/filters';
import { overflows } from '../console/overflows';
import { open, screens, settled } from '../console/screens';
import { expect, test } from '../console/test';

/** The size of text as it is set in the browser, px; 16 is usual. */
async function setText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Px. */
const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

for (const [who, seen] of [
  ['nobody', screens.filter(({ isPublic }) => isPublic)],
  ['demo', screens.filter(({ isPublic }) => !isPublic)],
] as const) {
  test.describe(who === 'nobody' ? 'the public pages' : 'the console', () => {
    test.use({ as: who });

    test('twice the text size of the browser is twice the size on every screen, and nothing is cut', async ({
      page,
    }) => {
      test.setTimeout(360_000);
      await setText(page, 32);
      for (const screen of seen) {
        await open(page, screen);
        expect.soft(await sizeOf(page, 'body'), screen.name).toBe(28);
        await expect.soft.poll(() => overflows(page), screen.name).toEqual([]);
      }
    });
  });
}

test('Ant Design’s controls grow with the text, too', async ({ page }) => {
  await setText(page, 24);
  await page.goto('/all_tech_issues');
  await settled(page);
  await filterOpener(page, 'Status').click();
  const status = page.getByRole('combobox', { name: 'Status' });
  if ((await status.getAttribute('aria-expanded')) === 'false') await status.click();
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  expect(await sizeOf(page, '.ant-select-item-option')).toBe(21);
});
