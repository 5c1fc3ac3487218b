import { settled } from '../console/screens';
import { expect, test } from '../console/test';

const PHONE = { width: 360, height: 780 };

test('an invalid field and an invalid choice keep their red border under the pointer', async ({ page }) => {
  await page.goto('/Issue');
  await settled(page, 'Create Ticket');
  await page.getByRole('button', { name: 'Create' }).click();
  const invalid = page.locator(
    'main form :is(input[aria-invalid=true]:not([role=combobox], .ant-picker input), .ant-select-status-error, .ant-picker-status-error)',
  );
  await expect(invalid.first()).toBeVisible();
  for (const field of await invalid.all()) {
    await field.hover();
    await expect.soft(field).toHaveCSS('border-top-color', 'rgb(200, 16, 46)');
  }
});

test('a page looks the same after another one has loaded widgets of Ant Design', async ({ page }) => {
  await page.goto('/technicians');
  await settled(page, 'Technicians');
  const mail = page.locator('main a[href^="mailto:"]').first();
  await expect(mail).toHaveCSS('text-decoration-line', 'underline');
  const sections = page.getByRole('navigation', { name: 'Main' });
  await sections.getByRole('link', { name: 'Settings' }).click();
  const sheets = page.locator('style');
  await expect
    .poll(async () => (await sheets.allTextContents()).join())
    .toContain('a{color:var(--ant-color-link)');
  await sections.getByRole('link', { name: 'Technicians' }).click();
  await settled(page, 'Technicians');
  await expect(mail).toHaveCSS('text-decoration-line', 'underline');
  await mail.hover();
  await expect(mail).toHaveCSS('text-decoration-line', 'underline');
});

test('the current tab and the current section are marked in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/priority_summary');
  await settled(page);
  const tabs = page.getByRole('navigation', { name: "Issues' Summary" }).getByRole('link');
  const lines = await tabs.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).borderBlockEndColor]),
  );
  const current = lines.find(([now]) => now === 'page')?.[1];
  expect(lines.filter(([now, line]) => now !== 'page' && line === current)).toEqual([]);
  const car = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('[aria-current]')
    .first()
    .evaluate((item) => getComputedStyle(item, '::after').forcedColorAdjust);
  expect(car).toBe('none');
});

for (const path of ['/priority_summary', '/reports_trends', '/assignee_summary']) {
  test(`${path}: each number with a link is at least 24 pixels wide and high on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await settled(page);
    const small = await page.locator('main table a').evaluateAll((links) =>
      links
        .map((link) => ({
          name: link.getAttribute('aria-label'),
          ...link.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, height }) => width < 24 || height < 24),
    );
    expect(small).toEqual([]);
  });
}

test('the order of the employees is never blank on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin_dashboard?elevatorName=CR1005');
  await settled(page, 'CR1005');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toHaveValue('');
  await expect(order.locator('option:checked')).toHaveText('Default order');
});

test.describe('signed out', () => {
  test.use({ as: 'nobody', expectedErrors: [/status of 40[01]/] });

  test('the close button of a failed sign-in is at the right of the message, also on a phone', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/login');
    await page.getByLabel('User name').fill('demo_dealer');
    await page.locator('input[type=password]').fill('not the password');
    await page.getByRole('button', { name: 'Login' }).click();
    const [words, cross] = await Promise.all([
      page.getByRole('alert').boundingBox(),
      page.getByRole('button', { name: 'Dismiss' }).boundingBox(),
    ]);
    if (!words || !cross) throw new Error('There is no alert.');
    expect(cross.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(cross.y).toBeLessThan(words.y + words.height);
  });
});
