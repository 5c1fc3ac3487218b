import { dealerApi } from '../console/dealerApi';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

const TITLE = "Issues' Summary";
const OF_DEMO = `deleted_at is null and dealer_id = (select dealer_id from users where username = 'demo_dealer')`;

test('the days are in the address: reload, Back and the links of numbers keep them', async ({ page }) => {
  const [truth] = await queryDatabase<{ from: string; to: string; open: string }>(
    `select min(create_date)::text as from, (min(create_date) + 365)::text as to,
       (count(*) filter (where status = 'Closed' and priority = 'High'
         and create_date <= (select min(create_date) + 365 from tickets where ${OF_DEMO})))::text as open
     from tickets where ${OF_DEMO}`,
  );
  const { from = '', to = '', open = '' } = truth ?? {};
  await page.goto(`/priority_summary?from=${from}&to=${to}`);
  await settled(page, TITLE);
  const counted = Number(open).toLocaleString('en-IN');
  await page.getByRole('link', { name: `${counted}, High, Closed` }).click();
  await expect(page.getByText(`${counted} matches`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${counted} matches`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/from=.*&to=/);
  await page.getByRole('link', { name: 'Reporter' }).click();
  await expect(page).toHaveURL(`/reports?from=${from}&to=${to}`);
});

for (const section of [
  'Opened and closed by month',
  'Time to close by priority',
  'Repeat faults by elevator',
  'Workload by technician',
]) {
  test(`${section}: a number links to as many tickets`, async ({ page }) => {
    await page.goto('/reports_trends');
    await settled(page, TITLE);
    const numbers = page.getByRole('region', { name: section }).getByRole('table').getByRole('link');
    const texts = await numbers.allTextContents();
    // Without a ticket there is no list to compare; one ticket is '1 match'.
    const at = texts.findIndex((text) => Number(text.replaceAll(',', '')) > 1);
    expect(at, texts.join(' ')).toBeGreaterThanOrEqual(0);
    await numbers.nth(at).click();
    await expect(page.getByText(`${texts[at] ?? ''} matches`)).toBeVisible();
  });
}

test('the trends are on two screens of 1440 × 900 (R809)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/reports_trends');
  await settled(page, TITLE);
  await expect(page.getByRole('region').getByRole('table')).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1800);
});

test('on paper there is no navigation, and every chart fits the sheet', async ({ page }) => {
  await page.goto('/reports_trends');
  await settled(page, TITLE);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('figure svg[role=img], figure svg:has(g)')).not.toHaveCount(0);
  for (const region of await page.getByRole('region').all())
    await expect(region.locator('figure div svg').first()).toBeAttached();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test.describe('a dealer with 500 technicians', () => {
  test.use({ as: 'new dealer' });

  test('has a chart of the busiest, and a table of all within a bounded height', async ({
    page,
    person,
    api,
  }) => {
    const dealer = await dealerApi(api, person);
    await dealer.addTicket((await dealer.addElevator('First')).elevator_id);
    await queryDatabase(
      `with stored as (insert into users (dealer_id, user_type, username, email, is_verified)
       select d.user_id, 'TechnicianUser', d.username || '.' || i, d.username || '.' || i || '@example.com', true
       from users d, generate_series(1, 500) i where d.username = $1 returning *)
       insert into sign_in_names (user_id, dealer_id, username, email, look)
       select user_id, dealer_id, lower(username), lower(email), look from stored`,
      [person.username],
    );
    await page.goto('/reports_trends');
    await settled(page, TITLE);
    const load = page.getByRole('region', { name: 'Workload by technician' });
    await load.scrollIntoViewIfNeeded();
    await expect(load.getByText('The 6 longest of 501 bars. The table shows all.')).toBeVisible();
    await expect(load.locator('tbody tr')).toHaveCount(501);
    const box = await load.boundingBox();
    expect(box?.height).toBeLessThan(2000);
  });
});
