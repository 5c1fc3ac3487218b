import { DEMO } from '../console/people';
import { settled } from '../console/screens';
import { fieldsOf, signIn } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
});

test('a dealer signs in and sees Home', async ({ page }) => {
  await signIn(page, DEMO);
  await expect(page).toHaveURL('/amc_count');
  await expect(page.getByText('Logged in as demo_dealer')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Issue Tracking' })).toBeVisible();
});

test('a dealer signs in with the keyboard alone', async ({ page }) => {
  await fieldsOf(page).username.focus();
  await page.keyboard.type(DEMO.username);
  await page.keyboard.press('Tab');
  await expect(fieldsOf(page).password).toBeFocused();
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/amc_count');

  // The first stop of the Tab key skips the navigation.
  await page.reload();
  await settled(page, 'Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Passenger trapped' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/amc_count');
});

for (const [what, username, password] of [
  ['nothing', '', ''],
  ['only spaces', '   ', '   '],
  ['no password', DEMO.username, ''],
] as const) {
  test(
    `${what} typed: Fill All Fields !!! (R102)`,
    { tag: what === 'nothing' ? [] : '@slow' },
    async ({ page }) => {
      await signIn(page, { username, password });
      await expect(page.getByRole('alert')).toHaveText('Fill All Fields !!!');
      await expect(page).toHaveURL('/login');
    },
  );
}

test.describe('wrong details', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

  for (const username of [DEMO.username, 'nobody_at_all']) {
    test(
      `of ${username}: the message appears once, and the typed name stays`,
      { tag: username === DEMO.username ? [] : '@slow' },
      async ({ page }) => {
        await signIn(page, { username, password: 'wrong-password' });
        const alert = page.getByRole('alert');
        await expect(alert).toHaveCount(1);
        expect(await alert.evaluate((element) => element.textContent)).toBe(
          'please check your sign in details  !!!',
        );
        await expect(fieldsOf(page).username).toHaveValue(username);
        expect(await page.evaluate(() => localStorage.length)).toBe(0);
      },
    );
  }
});

test.describe('a server that does not answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_CONNECTION|502/] });

  for (const [what, answer] of [
    ['no network', undefined],
    ['a gateway that is broken', { status: 502, body: '<html>Bad Gateway</html>' }],
  ] as const) {
    test(`${what}: another sentence, and the input stays`, { tag: '@slow' }, async ({ page }) => {
      await page.route('**/api/account/token/', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await signIn(page, DEMO);
      await expect(page.getByRole('alert')).toContainText('The server could not be reached');
      await expect(fieldsOf(page).password).toHaveValue(DEMO.password);

      await page.unroute('**/api/account/token/');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL('/amc_count');
    });
  }
});

test('a technician sees that the console is for dealers (R105, R151)', async ({ page }) => {
  await page.route('**/api/account/token/', (route) =>
    route.fulfill({
      json: {
        access: 'a',
        refresh: 'r',
        user_id: 5,
        admin_email: 'x@example.com',
        user_type: 'TechnicianUser',
      },
    }),
  );
  await signIn(page, { username: 'tech', password: 'some-password' });
  await expect(page.getByRole('alert')).toHaveText(
    'This console is for dealers. Please use the Android app.',
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the password can be shown and hidden again', { tag: '@slow' }, async ({ page }) => {
  const password = fieldsOf(page).password;
  await password.fill('Lift');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
