import { expect, test } from '../console/foreign/foreignTest';
import { settled } from '../console/screens';

test.use({ as: 'nobody', firstVisit: true, expectedErrors: [/status of 40[45]/] });

const PASSWORD = 'Hoist-2026-way';

test('a dealer registers, confirms the address, and resets a forgotten password (R121, R131)', async ({
  page,
  console: { foreign, open, begin },
}) => {
  await open('/new_dealer_registration', 'Dealer registration');
  await page.getByLabel('User name').fill('lake_lifts');
  await page.getByLabel('Email').fill('lake@example.com');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Mobile number').fill('5550100');
  await page.getByRole('button', { name: 'Register' }).click();
  await settled(page, 'Login');
  await expect(page.getByText(/^Dealer registered successfully/)).toBeVisible();
  expect(foreign.world.people.at(-1)).toMatchObject({ username: 'lake_lifts', user_type: 'DealerUser' });

  await open('/verify-email?key=key-of-lake_lifts', 'E-mail verification');
  await page.getByRole('button', { name: 'Confirm the e-mail address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed. You can log in now.')).toBeVisible();
  expect(foreign.world.emailKeys).not.toContain('key-of-lake_lifts');

  await open('/login', 'Login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(foreign.world.adminEmail);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Password reset e-mail has been sent')).toBeVisible();
  await dialog.getByLabel('Received passcode?').check();
  await dialog.getByLabel('User name').fill('other_dealer');
  await dialog
    .getByRole('textbox', { name: 'Received passcode' })
    .fill(foreign.world.resetPasscode ?? 'no passcode was sent');
  await dialog.getByLabel('New password').fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password is successfully reset with the new password!')).toBeVisible();
  expect(foreign.world.password).toBe(PASSWORD);
  await begin();
});
