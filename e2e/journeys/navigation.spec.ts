import { expect, test } from '../console/test';

const entries = [
  { label: 'Home', path: '/amc_count', title: 'Home' },
  { label: 'All Issues', path: '/all_tech_issues', title: /All Issues/ },
  { label: 'Technicians', path: '/technicians', title: 'Technicians' },
  { label: 'Customers', path: '/customers', title: 'Customers' },
  { label: 'Elevators', path: '/elevators', title: 'Elevators' },
  { label: 'Custom Fields', path: /\/custom_fields/, title: /Custom Fields/i },
  { label: 'Reports', path: '/reports', title: "Issues' Summary" },
  { label: 'Settings', path: '/import', title: 'Settings' },
];

test('the navigation has its order, and each entry opens its section and is marked (R206)', async ({
  page,
}) => {
  await page.goto('/amc_count');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const labels = await bar.getByRole('link').allTextContents();
  expect(labels).toEqual(entries.map(({ label }) => label));

  for (const { label, path, title } of entries) {
    await bar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'aria-current',
      /page|true/,
    );
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
  }
});

test('addresses are matched without regard to case (R203)', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/ALL_TECH_ISSUES');
  await expect(page.getByRole('heading', { level: 1, name: /All Issues/ })).toBeVisible();
});

test('/elevatorsList redirects to /elevators (R204)', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/elevatorsList');
  await expect(page).toHaveURL('/elevators');
});

test('an unknown path shows a message with a link to Home (R205)', async ({ page }) => {
  await page.goto('/no_such_page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/amc_count');
});

test('Back and Forward go through the sections', async ({ page }) => {
  await page.goto('/technicians');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Elevators' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elevators' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Technicians' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Elevators' })).toBeVisible();
});
