import { settled } from '../console/screens';
import { signIn } from '../console/signIn';
import { expect, test } from '../console/test';

test.use({ as: 'nobody' });

/** A browser whose user has forbidden all site data. */
function refuseStorage(): void {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: denied });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: denied, set: denied });
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: denied });
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { configurable: true, get: denied });
  LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
}

test('without storage the console works in its tab and says what is not kept (R177)', async ({
  page,
  person,
}) => {
  await page.addInitScript(refuseStorage);
  const said = page.getByText('This browser does not let the console store anything.');
  await page.goto('/login');
  await settled(page, 'Login');
  await expect(said).toBeVisible();
  await signIn(page, person);
  await expect(page).toHaveURL('/amc_count');
  await expect(said).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  for (const [link, title] of [
    ['Technicians', 'Technicians'],
    ['All Issues', 'All Issues'],
    ['Settings', 'Settings'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await settled(page, title);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(said).toHaveCount(0);
});

test('with a full storage a draft says that it is not stored, and is there until the page is closed (R177)', async ({
  page,
  person,
}) => {
  await page.goto('/login');
  await signIn(page, person);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const notKept = page.getByText('This browser does not store your input.');
  await page.getByRole('link', { name: 'Technicians' }).first().click();
  await page.getByRole('link', { name: 'Add Technician' }).first().click();
  await page.getByLabel('First name').fill('Asha');
  await expect(notKept).toBeVisible();
  await expect(page.getByText('The storage of this browser is full.')).toHaveCount(1);
});

for (const address of [
  '/',
  '/about',
  '/pricing_details',
  '/new_dealer_registration',
  '/verify-email',
  '/invitation',
  '/shared_report/unknown',
])
  test(`${address} is shown without storage (R177)`, { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(refuseStorage);
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
