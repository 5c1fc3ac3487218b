import { readFileSync } from 'node:fs';
import { MARYLAND_ROWS, marylandFile } from '../console/marylandFile';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

test(
  'a new dealer imports all 25,204 elevators of Maryland and finds one',
  { tag: '@slow' },
  async ({ page, person }) => {
    test.setTimeout(120_000);
    const file = marylandFile(test.info().outputDir);
    await page.goto('/customers');
    await settled(page, 'Customers');
    await page.getByLabel('Choose a CSV file').setInputFiles(file);
    await expect(page.getByText(MARYLAND_ROWS.toLocaleString('en-IN')).first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('table', { name: 'The first rows' })).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Data uploaded successfully' })).toBeVisible({
      timeout: 60_000,
    });

    const [stored] = await queryDatabase<{ count: number }>(
      `select count(*)::int as count from elevators where dealer_id = (select dealer_id from users where username = $1)`,
      [person.username],
    );
    expect(stored?.count).toBe(MARYLAND_ROWS);

    // The name is in its column, regardless of commas and quotes in the building names before it.
    const lines = readFileSync(file, 'utf8').split('\n');
    const name = /\b[A-Z]{2}\d{4}(?:-\d+)?\b/.exec(lines[12_345] ?? '')?.[0] ?? '';
    expect(name).not.toBe('');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Elevators' }).click();
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByText('1 match', { exact: true })).toBeVisible();
  },
);

test('a file with bad rows is refused whole, with the reasons row by row (R863, R864)', async ({
  page,
  person,
}) => {
  const header =
    'customer_username,customer_email,customer_first_name,customer_last_name,customer_phone,elevator_name,building_name,elevator_address,elevator_zip,install_date,main_start_date,main_due_date,main_completed_date,main_cycle';
  const good =
    'ann,ann@example.com,Ann,Lee,555,L1,House,1 Main St,21401,2020-01-01,2026-01-01,2026-02-01,,Monthly';
  const bad =
    'ann,ann@example.com,Ann,Lee,555,L2,House,1 Main St,21401,2020-02-30,2026-01-01,2026-02-01,,Weekly';
  const buffer = Buffer.from([header, good, bad, ''].join('\n'));
  await page.goto('/customers');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'lifts.csv', mimeType: 'text/csv', buffer });

  const reasons = page.getByRole('table', { name: 'Rows that will fail' });
  await expect(reasons.getByRole('row')).toHaveCount(3);
  await expect(reasons).toContainText('install_date');
  await expect(reasons).toContainText('"Weekly" is not a valid choice.');
  const [stored] = await queryDatabase<{ count: number }>(
    `select count(*)::int as count from elevators where dealer_id = (select dealer_id from users where username = $1)`,
    [person.username],
  );
  expect(stored?.count).toBe(0);
});

test(
  'another extension: Please upload a CSV file. Nothing chosen: Please select a file first. (R862)',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/customers');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please select a file first.');
    const buffer = Buffer.from('PK');
    const excel = { name: 'lifts.xlsx', mimeType: 'application/vnd.ms-excel', buffer };
    await page.getByLabel('Choose a CSV file').setInputFiles(excel);
    await expect(page.getByRole('alert').filter({ hasText: 'Please upload a CSV file.' })).toBeVisible();
  },
);
