import { settled } from '../console/screens';
import { sessionOf } from '../console/people';
import { signIn, signOut } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer', expectedErrors: [/40[01] \((Bad Request|Unauthorized)\)/] });

const NEW = 'Treacle-98-hinge';

test(
  'a dealer changes the password: the old one first, the other browsers end, and the new one signs in',
  { tag: '@slow' },
  async ({ page, person, api }) => {
    const { 'smart-elevator.session': other = '{}' } = await sessionOf(api, person);
    const { access } = JSON.parse(other).state.session;
    const listed = () =>
      api.get('/api/account/sessions/', { headers: { authorization: `Bearer ${access}` } });
    expect((await listed()).status()).toBe(200);

    await page.goto('/import');
    await settled(page, 'Settings');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Old password/).fill('not it');
    await dialog.getByLabel(/^New password/).fill(NEW);
    await dialog.getByLabel(/^Confirm password/).fill(NEW);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      dialog.getByText('Your old password was entered incorrectly. Please enter it again.').first(),
    ).toBeVisible();

    await dialog.getByLabel(/^Old password/).fill(person.password);
    await dialog.getByLabel(/^New password/).fill('Smart-Elevator-1');
    await dialog.getByLabel(/^Confirm password/).fill('Smart-Elevator-1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/too similar to the name of this product/).first()).toBeVisible();

    await dialog.getByLabel(/^New password/).fill(NEW);
    await dialog.getByLabel(/^Confirm password/).fill(NEW);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your password has been changed.' }),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await listed()).status()).toBe(401);

    // This session continues; the next sign-in needs the new password.
    await page.reload();
    await settled(page, 'Settings');
    await signOut(page);
    await page.goto('/login');
    await signIn(page, person);
    await expect(
      page.getByRole('alert').filter({ hasText: 'please check your sign in details  !!!' }),
    ).toBeVisible();
    await signIn(page, { ...person, password: NEW });
    await expect(page).toHaveURL('/amc_count');
  },
);
