import type { Page } from '@playwright/test';
import { chooseFilter, filterOpener } from '../console/filters';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

const OF_DEMO = `deleted_at is null and dealer_id = (select dealer_id from users where username = 'demo_dealer')`;
const count = async (condition: string, values: unknown[] = []) =>
  (
    await queryDatabase<{ count: number }>(
      `select count(*)::int as count from tickets where ${OF_DEMO} and ${condition}`,
      values,
    )
  )[0]?.count ?? -1;

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const cells = (page: Page, column: number) =>
  page.getByRole('table').locator(`tbody tr td:nth-child(${column}), tbody tr th:nth-child(${column})`);
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test.beforeEach(async ({ page }) => {
  await page.goto('/all_tech_issues');
  await settled(page, /All Issues/);
});

test('all issues have 20 rows a page and their columns in order (R311, R312)', async ({ page }) => {
  const all = await count('true');
  await expect(page.getByRole('columnheader')).toHaveText([
    /Ticket key/,
    /Status/,
    /Priority/,
    /Elevator Name/,
    /Label/,
    /Assignee/,
    /Updated/,
    /Action/,
  ]);
  await expect(rows(page)).toHaveCount(21);
  await expect(pages(page)).toContainText(`Page 1 / ${Math.ceil(all / 20)}`);
  await expect(cells(page, 7).first()).toHaveText(/^\d\d\/\d\d\/\d{4},? \d\d:\d\d [AP]M$/);
});

test('Next and Prev change the page, which is in the address', async ({ page }) => {
  const first = await cells(page, 1).first().textContent();
  await pages(page).getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cells(page, 1).first()).not.toHaveText(first ?? '');
  await page.reload();
  await expect(pages(page)).toContainText('Page 2 /');
  await page.goBack();
  await expect(cells(page, 1).first()).toHaveText(first ?? '');
});

test('status and keyword filter the list on Apply Filter; reload and Back keep them (R311)', async ({
  page,
}) => {
  await chooseFilter(page, 'Status', 'OnHold');
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('high');
  await page.getByRole('button', { name: 'Apply Filter' }).click();

  const matches = await count(`status = 'OnHold' and (priority ilike '%high%' or label ilike '%high%')`);
  await expect(pages(page)).toContainText(`${matches.toLocaleString('en-IN')} match`);
  await expect(page).toHaveURL(/status=OnHold/);
  await expect(page).toHaveURL(/search=high/);
  await expect(cells(page, 2).filter({ hasNotText: 'OnHold' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('high');
  await expect(pages(page)).toContainText(`${matches.toLocaleString('en-IN')} match`);

  await page.goBack();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('');
  await expect(rows(page)).toHaveCount(21);
});

test('dates count together, both ends included (R323)', { tag: '@slow' }, async ({ page }) => {
  const [day] = await queryDatabase<{ day: string }>(
    `select to_char(update_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from tickets where ${OF_DEMO}
     order by update_date desc offset 400 limit 1`,
  );
  const iso = day?.day ?? '';
  const typed = `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
  for (const label of ['From Date', 'To Date']) {
    await filterOpener(page, label).click();
    await page.getByLabel(label).fill(typed);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${iso}.*to=${iso}`));
  const matches = await count(`(update_date at time zone 'Asia/Kolkata')::date = $1`, [iso]);
  expect(matches).toBeGreaterThan(0);
  await expect(pages(page)).toContainText(`${matches} match`);
  await expect(cells(page, 7).filter({ hasNotText: typed })).toHaveCount(0);
});

test('no matches: the page shows a message and can clear the filters', { tag: '@slow' }, async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('no ticket says this');
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(21);
});
