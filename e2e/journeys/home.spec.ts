import { queryDatabase } from '../console/queryDatabase';
import { expect, test } from '../console/test';
import { settled } from '../console/screens';

interface Count {
  word: string;
  count: number;
}

const TICKETS = `select status as word, count(*)::int as count from tickets
  where deleted_at is null and dealer_id = (select dealer_id from users where username = 'demo_dealer') group by 1`;
const ELEVATORS = `select main_state as word, count(*)::int as count from elevators
  where deleted_at is null and dealer_id = (select dealer_id from users where username = 'demo_dealer') group by 1`;

const issueRows = [
  { word: 'Open', label: 'Open', slice: 'Open', path: '/all_open_tickets' },
  { word: 'InProgress', label: 'Inprogress', slice: 'Inprogress', path: '/all_Inprogress_tickets' },
  { word: 'OnHold', label: 'OnHold', slice: 'On Hold', path: '/all_OnHold_tickets' },
  { word: 'Accepted', label: 'Accepted', slice: 'Accepted', path: '/all_accepted_tickets' },
  { word: 'Closed', label: 'Closed', slice: 'Closed', path: '/all_closed_tickets' },
];
const amcRows = [
  {
    word: 'Completed',
    label: 'Maintenance completed',
    slice: 'amc-Completed',
    path: '/maintenance_completed',
  },
  { word: 'InDue', label: 'Maintenance in-due', slice: 'amc-InDue', path: '/maintenance_Indue' },
  { word: 'OverDue', label: 'AMC not renewed', slice: 'amc-OverDue', path: '/maintenance_NotRenewed' },
];

const halves = [
  { table: 'Issue Tracking', donut: 'Issues', sql: TICKETS, rows: issueRows },
  { table: 'AMC Tracking', donut: 'AMC Reports', sql: ELEVATORS, rows: amcRows },
];

for (const { table, donut, sql, rows } of halves) {
  test(
    `${table} counts what the database counts, in the table and in the donut (R231 to R233)`,
    { tag: table === 'Issue Tracking' ? [] : '@slow' },
    async ({ page }) => {
      const found = await queryDatabase<Count>(sql);
      const truth = new Map(found.map(({ word, count }) => [word, count.toLocaleString('en-IN')]));
      expect(truth.size).toBe(rows.length);

      await page.goto('/amc_count');
      await settled(page, 'Home');
      const lines = page.getByRole('table', { name: table }).getByRole('row');
      await expect(lines).toHaveCount(rows.length);
      for (const [at, { word, label, path }] of rows.entries()) {
        await expect(lines.nth(at).getByRole('rowheader')).toHaveText(label);
        const link = lines.nth(at).getByRole('link');
        await expect(link).toHaveText(truth.get(word) ?? '');
        await expect(link).toHaveAttribute('href', path);
      }
      const figure = page.getByRole('figure', { name: donut });
      for (const { word, slice } of rows) {
        await expect(figure.getByRole('listitem').filter({ hasText: slice })).toContainText(
          truth.get(word) ?? '',
        );
      }
      await expect(figure.locator('svg path').first()).toBeVisible();
    },
  );
}

for (const { word, label, path } of [...issueRows, ...amcRows]) {
  test(
    `the count of '${label}' links to exactly as many rows (R231, R232)`,
    { tag: label === 'Open' ? [] : '@slow' },
    async ({ page }) => {
      const [{ count } = { count: -1 }] = (
        await queryDatabase<Count>(path.startsWith('/all') ? TICKETS : ELEVATORS)
      ).filter((row) => row.word === word);
      await page.goto('/amc_count');
      await page
        .getByRole('row', { name: label })
        .getByRole('link', { name: new RegExp(label) })
        .click();
      await expect(page).toHaveURL(path);
      await expect(page.getByText(`Page 1 / ${Math.ceil(count / 25)}`)).toBeVisible();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(Math.min(count, 25) + 1);
    },
  );
}

test('each urgent number leads to exactly as many rows', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/amc_count');
  await settled(page, 'Home');
  const links = page.getByRole('region', { name: 'Needs you today' }).getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(3);
  for (const link of await links.all()) {
    const count = Number.parseInt((await link.innerText()).replaceAll(',', ''), 10);
    await link.click();
    const table = page.getByRole('table').last();
    const rows = table.getByRole('row');
    // The ticket lists have other tickets, too, and 20 rows per page.
    const filtered = page.url().includes('/all_tech_issues');
    const calendar = page.url().includes('/maintenance_calendar');
    if (filtered) await expect(page.getByText(`${count} match`)).toBeVisible();
    if (calendar) await expect(table.getByRole('link')).toHaveCount(count);
    else await expect(rows).toHaveCount(Math.min(count, filtered ? 20 : 25) + 1);
    await page.goBack();
    await settled(page, 'Home');
  }
});
