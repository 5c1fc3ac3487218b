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

test('days written DD/MM by a dealer whose format is MM/DD: asked once, and the list has the right days (R873)', async ({
  page,
  person,
}) => {
  await queryDatabase(
    `insert into preferences (dealer_id, user_id, date_format) select dealer_id, user_id, 'MM/DD/YYYY' from users
     where username = $1 on conflict (dealer_id, user_id) do update set date_format = excluded.date_format`,
    [person.username],
  );
  const header =
    'customer_username,customer_email,customer_first_name,customer_last_name,customer_phone,elevator_name,building_name,elevator_address,elevator_zip,install_date,main_start_date,main_due_date,main_completed_date,main_cycle';
  const row = (name: string, installed: string, due: string) =>
    `${person.username}.asha,,Asha,Patil,555,${name},Shanti Tower,4 MG Road,411001,${installed},,${due},,Monthly`;
  // The first column proves that the day is first; the other could be either, and the dealer's format says the month.
  const rows = [row('DM1', '25/12/2019', '05/12/2099'), row('DM2', '03/04/2018', '02/11/2099')];
  await page.goto('/customers');
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'lifts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows, ''].join('\n')),
  });
  const question = page.getByRole('form', { name: 'How are the dates of this file written?' });
  await question.getByRole('radio', { name: /5 December 2099.*the day first/ }).check();
  await question.getByRole('button', { name: 'Read the dates like this' }).click();
  await expect(page.getByText('2 rows, ready to upload.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'The first rows' })).toContainText('3 April 2018');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Data uploaded successfully' })).toBeVisible();

  await page.goto('/maintenance_Indue');
  const listed = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(listed('DM1')).toContainText('12/05/2099');
  await expect(listed('DM1')).toContainText('12/25/2019');
  await expect(listed('DM2')).toContainText('11/02/2099');
  await expect(listed('DM2')).toContainText('04/03/2018');
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
