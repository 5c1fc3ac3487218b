import { NARROW_WINDOWS, overflows, setWindow } from '../console/overflows';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

test('the page of the API shows the fields of a call, and fits narrow windows', async ({ page }) => {
  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { name: /^Smart Elevator Maintenance/ })).toBeVisible();
  await page.getByRole('link', { name: 'tickets', exact: true }).click();
  await page.getByText('/api/tickets/create/').click();
  await expect(page.getByText('Request body').first()).toBeVisible();
  for (const narrow of NARROW_WINDOWS) {
    await setWindow(page, narrow);
    await expect.poll(() => overflows(page), narrow.called).toEqual([]);
  }
});
