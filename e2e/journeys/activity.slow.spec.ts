import { readFile } from 'node:fs/promises';
import { mailTo } from '../console/mail';
import { queryDatabase } from '../console/queryDatabase';
import { chooseFilter } from '../console/filters';
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

  await chooseFilter(page, 'Activity', 'New device');
  await expect(page).toHaveURL(/\/activity\?kind=new_device/);
  await expect(rows).toHaveCount(2);
});

test('every entry is exported once, page by page, while others are added', async ({ page, person }) => {
  const add = (first: number, last: number) =>
    queryDatabase(
      `insert into activity (dealer_id, kind, user_id, object, subject)
       select dealer_id, 'deletion', user_id, 'view', 'View ' || n from users, generate_series($2::int, $3::int) as n
       where username = $1`,
      [person.username, first, last],
    );
  await add(1, 1_100);
  await page.goto('/activity');
  await settled(page, 'Activity');
  let pages = 0;
  await page.route(/\/api\/account\/activity\/(\?|$)/, async (route) => {
    const request = route.request();
    // A server without the form that sends all rows at once.
    if (request.headers()['accept']?.includes('ndjson')) return route.fulfill({ json: [] });
    if (request.url().includes('cursor=')) {
      pages += 1;
      await add(2_000 + pages, 2_000 + pages);
    }
    return route.continue();
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const exported = [...text.matchAll(/View (\d+)/g)].map(([, n]) => Number(n));
  expect(pages).toBe(3);
  expect(exported.filter((n) => n <= 1_100).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 1_100 }, (_, at) => at + 1),
  );
});
