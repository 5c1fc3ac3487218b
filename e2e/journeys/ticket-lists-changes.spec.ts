import type { Page } from '@playwright/test';
import { elevatorFixture } from '../console/elevatorFixture';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

const stored = (username: string) =>
  queryDatabase<{ ticket_key: string; status: string; priority: string }>(
    `select ticket_key, status, priority from tickets
     where dealer_id = (select dealer_id from users where username = $1) and deleted_at is null order by ticket_id`,
    [username],
  );

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).last().click();
}

test('several tickets are changed at once; failed ones are listed and stay selected', async ({
  page,
  api,
  person,
}) => {
  const { makeTicket, headers } = await elevatorFixture(api, person);
  const tickets = [await makeTicket(), await makeTicket(), await makeTicket()];
  const [first, second, third] = tickets.map(({ ticket_key }) => ticket_key);
  await page.goto('/all_open_tickets');
  await settled(page, 'All Open tickets');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('checkbox', { name: `Select ticket ${third}` }).uncheck();
  const bar = page.getByRole('region', { name: 'Selected tickets' });
  await expect(bar).toContainText('2 selected');

  // Meanwhile somebody deletes the second one.
  const gone = await api.delete(`/api/tickets/ticket-delete/${tickets[1]?.ticket_id}/`, { headers });
  expect(gone.status()).toBe(204);

  await bar.getByRole('button', { name: 'Change' }).click();
  await choose(page, 'Status', 'Accepted');
  await choose(page, 'Priority', 'High');
  await page.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to change 2 tickets?');
  await expect(question).toContainText('Status: Accepted, Priority: High');
  await question.getByRole('button', { name: 'Change' }).click();
  const report = page.getByRole('dialog', { name: '1 of 2 tickets updated' });
  await expect(report).toContainText('Not found.');
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toContainText('1 selected');

  expect(await stored(person.username)).toEqual([
    { ticket_key: first, status: 'Accepted', priority: 'High' },
    { ticket_key: third, status: 'Open', priority: 'Unspecified' },
  ]);
  await expect(page.getByRole('link', { name: first ?? '', exact: true })).toHaveCount(0);
  expect(second).toBeDefined();
});

test(
  'a view is saved under a name, opened in another tab, and deleted',
  { tag: '@slow' },
  async ({ page, api, person, context }) => {
    const { makeTicket } = await elevatorFixture(api, person);
    await makeTicket();
    await makeTicket({ label: 'Noise' });
    await page.goto('/all_open_tickets?search=noise&sort=label');
    await settled(page, 'All Open tickets');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Noisy ones');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('View Noisy ones saved')).toBeVisible();

    const other = await context.newPage();
    await other.goto('/all_open_tickets');
    await settled(other, 'All Open tickets');
    await expect(other.locator('tbody tr')).toHaveCount(2);
    await other.getByRole('button', { name: 'Saved views' }).click();
    await other.getByRole('link', { name: 'Noisy ones' }).click();
    await expect(other).toHaveURL('/all_open_tickets?search=noise&sort=label');
    await expect(other.locator('tbody tr')).toHaveCount(1);

    await other.getByRole('button', { name: 'Saved views' }).click();
    await other.getByRole('button', { name: 'Delete view Noisy ones' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByText('This list has no saved views yet.')).toBeVisible();
  },
);
