import { expect, expectNoFault, test } from '../console/foreign/foreignTest';
import { settled } from '../console/screens';
import { signIn } from '../console/signIn';

test.use({ as: 'nobody', firstVisit: true, expectedErrors: [/status of 40[0145]/] });

const PASSWORD = 'Hoist-2026-way';

test('a dealer registers, confirms the address, and sets a forgotten password (R121, R131)', async ({
  page,
  console: { foreign, url, open, begin },
}) => {
  await open('/new_dealer_registration', 'Dealer registration');
  for (const [label, text] of [
    ['User name', 'lake_lifts'],
    ['Email', 'lake@example.com'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Mobile number', '5550100'],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}`)).fill(text);
  await page.getByRole('button', { name: 'Register' }).click();
  await settled(page, 'Login');
  await expect(page.getByText(/^Dealer registered successfully/)).toBeVisible();
  expect(foreign.world.people.at(-1)).toMatchObject({ username: 'lake_lifts', user_type: 'DealerUser' });

  await open('/verify-email?key=key-of-lake_lifts', 'E-mail verification');
  await expect(page.getByText('Your e-mail address is confirmed. You can log in now.')).toBeVisible();
  await page.goto(`${url}/verify-email?key=key-of-lake_lifts`);
  await expect(page.getByText('This link does not work')).toBeVisible();

  await page.goto(`${url}/invitation?key=a-key`);
  await expect(page.getByText('Your server does not offer this')).toBeVisible();

  await open('/login', 'Login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Email/).fill(foreign.world.adminEmail);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Password reset e-mail has been sent')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Received passcode?' }).click();
  await dialog.getByLabel(/^User name/).fill('other_dealer');
  await dialog.getByRole('textbox', { name: /^Received passcode/ }).fill(foreign.world.resetPasscode ?? '');
  await dialog.getByLabel(/^New password/).fill(PASSWORD);
  await dialog.getByLabel(/^Confirm password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expectNoFault(page);

  await signIn(page, { username: 'other_dealer', password: 'Lift-hidden-2026' });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(`${url}/login`);
  await begin();
});
