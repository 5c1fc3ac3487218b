import { mailTo } from '../console/mail';
import { settled } from '../console/screens';
import { phonePage, signIn } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

test('a sign-in from a new device is reported by mail, and is in the activity with what happened later', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const phone = await phonePage(browser, baseURL);
  await phone.goto('/login');
  await signIn(phone, person);
  await expect(phone).toHaveURL('/amc_count');
  const mail = await mailTo(`${person.username}@example.com`, /New sign-in/);
  expect(mail.text).toContain('Device: Safari on iPhone');
  await phone.context().close();

  await page.goto('/import');
  await settled(page, 'Settings');
  await page.getByRole('button', { name: /^End the session of Safari on iPhone/ }).click();
  await expect(page.getByText('The session of Safari on iPhone has been ended.')).toBeVisible();
  await page.getByRole('link', { name: 'Show activity' }).click();
  await settled(page, 'Activity');
  const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/Session ended.*Safari on iPhone/);
  await expect(rows.nth(2)).toContainText(/New device.*Safari on iPhone/);

  await page.getByRole('combobox', { name: 'Activity' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'New device' }).last().click();
  await expect(page).toHaveURL(/\/activity\?kind=new_device/);
  await expect(rows).toHaveCount(2);
});
