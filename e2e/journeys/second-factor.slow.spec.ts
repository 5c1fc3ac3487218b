import { TOTP } from 'otpauth';
import { registerDealer, sessionOf } from '../console/people';
import { settled } from '../console/screens';
import { signIn, signOut } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'nobody', expectedErrors: [/401 \(Unauthorized\)/] });

/** The code of an authenticator app at a time, in seconds from now: each code works once, and the next one is accepted early. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 1000 });

test('a dealer switches the second factor on, signs in with a code and with a recovery code, and switches it off', async ({
  page,
  api,
}) => {
  const dealer = await registerDealer(api);
  const kept = await sessionOf(api, dealer);
  await page.goto('/login');
  await page.evaluate(
    (entries) => Object.entries(entries).forEach((one) => localStorage.setItem(...one)),
    kept,
  );

  // On: the password, the secret, a first code, the recovery codes.
  await page.goto('/import');
  await settled(page, 'Settings');
  await page.getByRole('button', { name: 'Switch on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill(dealer.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.getByRole('group', { name: 'Secret' }).innerText()).replace(/\s/g, '');
  await expect(dialog.getByLabel(/^Code/)).toBeFocused();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await dialog.getByLabel('I have saved these codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // The same form requests the code; a wrong one shows an error, and nothing is typed twice.
  await signOut(page);
  await page.goto('/login');
  await signIn(page, dealer);
  await expect(page.getByLabel(/^Code/)).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The code is incorrect.');
  await expect(page.getByLabel(/^Code/)).toBeFocused();
  await page.keyboard.type(codeOf(secret, 30));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/amc_count');

  // A recovery code is accepted as well, once.
  await signOut(page);
  await page.goto('/login');
  await signIn(page, dealer);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/amc_count');
  await page.goto('/import');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  // Off, with the password and a code.
  await page.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByLabel(/^Password/).fill(dealer.password);
  await dialog.getByLabel(/^Code/).fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('The second factor has been switched off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeVisible();
});
