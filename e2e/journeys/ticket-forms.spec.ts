import { elevatorFixture } from '../console/elevatorFixture';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

// Other journeys count the demonstration's tickets: this dealer has its own elevator and technician.
test.beforeEach(async ({ page, api, person }) => {
  await elevatorFixture(api, person);
  await page.goto('/amc_count');
});

test('a ticket is created, edited from its status list, and deleted', async ({ page, person }) => {
  await page.goto('/all_tech_issues');
  await page.getByRole('link', { name: 'Add New Ticket' }).click();
  await settled(page, 'Create Ticket');

  // A missing field shows an error, and no input is lost.
  await page.getByLabel('Summary').fill('Doors reopen, again');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Please fill in all the required fields.')).toBeVisible();
  await expect(page.getByLabel('Summary')).toHaveValue('Doors reopen, again');

  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByTitle(option, { exact: true }).last().click();
  };
  await choose('Elevator', 'East 1');
  await page.getByLabel('Label').fill('Journey <b>=1+1</b>');
  await page.getByLabel('Description').fill('Seen at the third floor.');
  await choose('Assignee', `Priya Sharma (tech_${person.username})`);
  const target = page.getByRole('textbox', { name: 'Target Date' });
  await target.fill('12/31/2030');
  await target.press('Tab');
  await page.getByRole('button', { name: 'Create Ticket' }).dblclick();
  await expect(page.getByText('Ticket created successfully !!!')).toBeVisible();
  await expect(page).toHaveURL(/all_tech_issues/);
  const stored = await queryDatabase<{ ticket_key: string }>(
    `select ticket_key from tickets t join users u on u.user_id = t.dealer_id
     where u.username = $1 and t.summary = 'Doors reopen, again' and t.deleted_at is null`,
    [person.username],
  );
  expect(stored).toHaveLength(1);
  const key = stored[0]?.ticket_key ?? '';

  await page.goto(`/all_open_tickets?search=${key}`);
  await page.getByRole('link', { name: `Edit ticket ${key}` }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('Doors reopen, again');
  await page.getByLabel('Summary').fill('Doors reopen, and again');
  await page.getByRole('button', { name: 'Update Ticket' }).click();
  await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
  await expect(page).toHaveURL(/all_open_tickets/);

  await page.goto(`/all_open_tickets?search=${key}`);
  await page.getByRole('button', { name: `Delete ticket ${key}` }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Are you sure you want to delete this ticket?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Ticket with ID .+ deleted successfully/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
