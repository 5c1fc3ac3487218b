import type { Locator } from '@playwright/test';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

const FAILED = 'Failed to change the tickets. Please try again.';

test('a control below a success message can be used at once', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/import');
  await settled(page, 'Settings');
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('status').filter({ hasText: 'OTP status saved successfully!' });
  await expect(alert).toBeVisible();
  const isClickThrough = await alert.evaluate((sentence) => {
    const { x, y, width, height } = sentence.getBoundingClientRect();
    return !sentence.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isClickThrough).toBe(true);

  // The message can be dismissed before.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [360, 780],
] as const) {
  test(
    `a failure covers neither actions nor bars, and nothing at the end of a page: ${width} pixels`,
    {
      tag: '@slow',
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const failure = page.getByRole('alert').filter({ hasText: FAILED });
      const fail = async () => {
        await page.evaluate((sentence) => {
          const detail = { tone: 'failure', sentence, action: 'change tickets' };
          window.dispatchEvent(new CustomEvent('smart-elevator:alert', { detail, cancelable: true }));
        }, FAILED);
        await expect(failure).toBeVisible();
      };
      /** `trial` waits until the control could be pressed, without pressing it. */
      const free = (control: Locator) => control.click({ trial: true, timeout: 5_000 });

      await page.goto('/all_tech_issues');
      await settled(page, /All Issues/);
      await page.getByRole('checkbox').nth(1).click();
      await fail();
      const bar = page.getByRole('region', { name: 'Selected tickets' });
      for (const control of await bar.getByRole('button').all()) await free(control);
      await free(page.getByRole('link', { name: 'Add New Ticket' }));
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await free(page.getByRole('button', { name: 'Next' }));

      await page.goto('/Issue');
      await settled(page, 'Create Ticket');
      await fail();
      await free(page.getByRole('button', { name: 'Create Ticket' }));
    },
  );
}
