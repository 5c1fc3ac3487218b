import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test('a control below a success message can be used at once', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/import');
  await settled(page, 'Settings');
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('status').filter({ hasText: 'OTP status saved successfully!' });
  await expect(alert).toBeVisible();
  const lets = await alert.evaluate((sentence) => {
    const { x, y, width, height } = sentence.getBoundingClientRect();
    return !sentence.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(lets).toBe(true);

  // It can be sent away all the same.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
});
