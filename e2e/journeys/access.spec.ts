import { linkIn, mailTo } from '../console/mail';
import { registerDealer } from '../console/people';
import { settled } from '../console/screens';
import { signIn } from '../console/signIn';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'nobody' });

const PASSWORD = 'Hoist-2026-way';

test.describe('registration', () => {
  // The link is used a second time on purpose.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('a dealer registers, confirms the address with the mailed link, once, and signs in', async ({
    page,
  }) => {
    const username = `asha_${Date.now()}`;
    const email = `${username}@example.com`;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await settled(page, 'Dealer registration');

    // An empty form shows errors, and focuses the first field.
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toContainText('Please fill in all the required fields.');
    await expect(page.getByLabel('User name')).toBeFocused();

    await page.getByLabel('User name').fill(username);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await expect(page.getByText(/Password strength: /)).toBeVisible();
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Rao');
    await page.getByLabel('Mobile number').fill('98765 43210');
    await page.getByRole('button', { name: 'Register' }).dblclick();
    await expect(page).toHaveURL('/login');
    await expect(
      page.getByText(/^Dealer registered successfully\. This server sends no e-mail/),
    ).toBeVisible();
    await expect(page.getByLabel('User name')).toHaveValue(username);

    const link = linkIn(await mailTo(email, /confirm your e-mail address/i), '/verify-email');
    const confirm = page.getByRole('button', { name: 'Confirm the e-mail address' });
    const isVerified = async () =>
      (
        await queryDatabase<{ is_verified: boolean }>('select is_verified from users where username = $1', [
          username,
        ])
      )[0]?.is_verified;
    // A program that checks mails opens the link, too.
    for (const _ of ['scanner', 'dealer']) {
      await page.goto(link);
      await expect(confirm).toBeVisible();
      expect(await isVerified()).toBe(false);
    }
    await confirm.click();
    await expect(page.getByText('Your e-mail address is confirmed. You can log in now.')).toBeVisible();
    expect(await isVerified()).toBe(true);

    await page.goto(link);
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('This link does not work');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await signIn(page, { username, password: PASSWORD });
    await expect(page).toHaveURL('/amc_count');
  });
});

test.describe('a forgotten password', () => {
  // The old password is tried on purpose.
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

  test('is reset with the mailed passcode, and the old one no longer works', async ({ page, api }) => {
    const { username, password } = await registerDealer(api);
    const email = `${username}@example.com`;
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Password reset e-mail has been sent')).toBeVisible();

    const mail = await mailTo(email, /passcode for a new password/i);
    const [, passcode = ''] = /passcode is:?\s*(\S+)/i.exec(mail.text) ?? [];
    await dialog.getByLabel('Received passcode?').check();
    await expect(page.getByRole('dialog', { name: 'Enter Passcode' })).toBeVisible();
    await dialog.getByLabel('User name').fill(username);
    await dialog.getByRole('textbox', { name: 'Received passcode' }).fill(passcode);
    await dialog.getByLabel('New password').fill(PASSWORD);
    await dialog.getByLabel('Confirm password').fill(PASSWORD);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your password is successfully reset with the new password!')).toBeVisible();

    await signIn(page, { username, password });
    await expect(page.getByRole('alert')).toContainText('please check your sign in details');
    await signIn(page, { username, password: PASSWORD });
    await expect(page).toHaveURL('/amc_count');
  });
});
