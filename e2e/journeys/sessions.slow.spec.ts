import type { Page } from '@playwright/test';
import { settled } from '../console/screens';
import { phonePage, signIn } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

const own = (page: Page) => page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');

test('a session in another browser is ended from Settings, and that browser shows the sign-in page', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const phone = await phonePage(browser, baseURL);
  // It notices it only on its next request: the stream of events would notify it sooner.
  await phone.route('**/api/events/*', (route) => route.abort());
  await phone.goto('/login');
  await signIn(phone, person);
  await expect(phone).toHaveURL('/amc_count');

  await page.goto('/import');
  await settled(page, 'Settings');
  await expect(own(page)).toHaveCount(2);
  await expect(own(page).filter({ hasText: 'This browser' })).toHaveCount(1);
  await own(page)
    .filter({ hasText: 'Safari on iPhone' })
    .getByRole('button', { name: /^End the session of/ })
    .click();
  await expect(page.getByText('The session of Safari on iPhone has been ended.')).toBeVisible();
  await expect(own(page)).toHaveCount(1);

  await phone.reload();
  await expect(phone).toHaveURL('/login');
  await expect(phone.getByRole('alert')).toHaveText('Your session has expired, please login again!!');
  await phone.context().close();
});

test('Sign out everywhere ends this session too', async ({ page, person }) => {
  await page.goto('/import');
  await settled(page, 'Settings');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('All your sessions have been ended.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('smart-elevator.session'))).toBeNull();
  await page.goto('/import');
  await expect(page).toHaveURL('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/import');
});
