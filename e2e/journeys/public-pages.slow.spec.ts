import { expect, test } from '../console/test';

test.use({ firstVisit: true });

test.use({ as: 'nobody' });

const PAGES = [
  ['/', 'Smart Elevator Maintenance'],
  ['/about', 'About'],
  ['/pricing_details', 'Pricing'],
  ['/privacy_policy', 'Privacy policy'],
  ['/delete_account', 'Delete account'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of PAGES) {
    test(`${path} is readable, and has links (R201, R221)`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('© 2024 Smart Elevator Maintenance. All rights reserved.')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByText('₹18,000')).toBeVisible();
    });
  }

  test('a feature section opens and closes', async ({ page }) => {
    await page.goto('/about');
    const sentence = page.getByText('Reports of a maintenance visit are viewed and shared as PDF.');
    await expect(sentence).toBeHidden();
    await page.getByRole('heading', { name: 'AMC reports' }).click();
    await expect(sentence).toBeVisible();
    await page.getByRole('heading', { name: 'AMC reports' }).click();
    await expect(sentence).toBeHidden();
  });
});

test.describe('in a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('public pages and sign-in are in Hindi; English can be chosen, and is kept (R258)', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'परिचय' })).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन' })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a link chooses English, and it is kept (R258)', async ({ page }) => {
      await page.goto('/pricing_details');
      await expect(page.getByRole('heading', { level: 1, name: 'मूल्य' })).toBeVisible();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
    });
  });
});

test('the landing page links to sign-in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('the selected theme applies to the public pages, otherwise the device’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const shade = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/about');
  await expect.poll(shade).toBe('rgb(14, 21, 20)');
  await page.evaluate(() => localStorage.setItem('smart-elevator.theme', 'light'));
  await page.reload();
  await expect.poll(shade).toBe('rgb(246, 247, 244)');
});

test.describe('signed in', () => {
  test.use({ as: 'demo' });

  test('the landing page links to Home', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });
});
