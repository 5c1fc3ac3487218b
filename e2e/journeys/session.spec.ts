import { settled } from '../console/screens';
import { signIn, signOut } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

test.describe('signed out', () => {
  test.use({ as: 'nobody' });

  test('a link asks to sign in again, and signing in leads to it (R109)', async ({ page, person }) => {
    await page.goto('/technicians?search=ann');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Your session has expired, please login again!!');
    await signIn(page, person);
    await expect(page).toHaveURL('/technicians?search=ann');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the sign-in page itself says nothing of a session', async ({ page }) => {
    await page.goto('/login');
    await settled(page, 'Login');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('an expired session', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

  test('shows one message, and signing in leads back to the same screen', async ({ page, person, api }) => {
    await page.goto('/elevators?search=AA');
    await settled(page, 'Elevators');
    // The session ends on the server: neither token is good from here on.
    const kept = await page.evaluate(() => localStorage.getItem('smart-elevator.session') ?? '{}');
    const { access } = JSON.parse(kept).state.session;
    await api.post('/api/account/logout/', { headers: { authorization: `Bearer ${access}` }, data: {} });

    await page.reload();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Your session has expired, please login again!!');
    await expect(page.getByText('Your session has expired, please login again!!')).toHaveCount(1);

    await signIn(page, person);
    await expect(page).toHaveURL('/elevators?search=AA');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await settled(page, 'Elevators');
  });
});

test(
  'a page that is left while the session is refreshed does not end it',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/technicians');
    await settled(page, 'Technicians');
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('smart-elevator.session') ?? '{}');
      kept.state.session.clock_offset = 3600;
      localStorage.setItem('smart-elevator.session', JSON.stringify(kept));
    });
    // The server exchanges the first token, and its answer never reaches the page.
    let asked = 0;
    const exchanged = new Promise<void>((resolve) => {
      void page.route('**/api/account/token/refresh/', async (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        await route.fetch();
        resolve();
      });
    });
    await page.goto('/elevators');
    await exchanged;
    await page.goto('/technicians');
    await settled(page, 'Technicians');
    await expect(page).toHaveURL('/technicians');
    expect(asked).toBe(2);
  },
);

test('Logout shows the server’s detail, clears local storage and opens the landing page', async ({
  page,
  person,
}) => {
  await page.goto('/technicians');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await signOut(page);
  await expect(page.getByRole('status').filter({ hasText: 'Successfully logged out.' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.goBack();
  await expect(page).toHaveURL('/login');
  // Only an expired session leads back to the former screen.
  await signIn(page, person);
  await expect(page).toHaveURL('/amc_count');
});

test.describe('a Logout that fails', () => {
  test.use({ expectedErrors: [/500|ERR_FAILED/] });

  test('keeps the session, so that the dealer can try again', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/amc_count');
    await page.route('**/api/account/logout/', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Some thing went wrong. Please try again !!!' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/amc_count');
    await page.unroute('**/api/account/logout/');
    await signOut(page);
  });
});

test.describe('a Logout that fails, on a phone', () => {
  test.use({ expectedErrors: [/500/], viewport: { width: 360, height: 780 } });

  test('shows a message above everything, which can be dismissed', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/amc_count');
    await page.route('**/api/account/logout/', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Some thing went wrong. Please try again !!!' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
  });
});

test('signing out in one tab signs out the other', { tag: '@slow' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/technicians');
  await settled(other, 'Technicians');
  await page.goto('/amc_count');
  await signOut(page);
  await expect(other).not.toHaveURL('/technicians');
});

test('the OTP switch is saved, and is there after a reload', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/import');
  const otp = page.getByRole('switch', { name: 'Notify OTP' });
  await expect(otp).not.toBeChecked();
  await otp.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'OTP status saved successfully!' })).toBeVisible();
  await page.reload();
  await expect(otp).toBeChecked();
});
