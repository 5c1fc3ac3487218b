import type { Page } from '@playwright/test';
import { elevatorFixture } from '../console/elevatorFixture';
import { queryDatabase } from '../console/queryDatabase';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

const statusOf = async (ticketId: number) =>
  (await queryDatabase<{ status: string }>('select status from tickets where ticket_id = $1', [ticketId]))[0]
    ?.status;

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByTitle(option, { exact: true }).last().click();
}

test('a ticket is read, changed at once, and the change is undone', async ({ page, api, person }) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const { ticket_id, ticket_key } = await makeTicket();
  await page.goto(`/ticket/${ticket_key}`);
  await settled(page, ticket_key);
  await choose(page, 'Status', 'OnHold');
  await expect(page.getByText(`${ticket_key}: Status is now OnHold`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ticket summary', exact: true })).toContainText('OnHold');
  expect(await statusOf(ticket_id)).toBe('OnHold');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${ticket_key}: Status is now Open`)).toBeVisible();
  expect(await statusOf(ticket_id)).toBe('Open');

  await page.getByLabel('New comment').fill('The belt is ordered.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  const timeline = page.getByRole('list', { name: 'Comments and changes' });
  await expect(timeline.getByRole('listitem').first()).toContainText('The belt is ordered.');
  await page.reload();
  await settled(page, ticket_key);
  await expect(page.getByRole('region', { name: 'Ticket summary', exact: true })).toContainText('Open');
  await expect(timeline).toContainText(`(${person.username}) changed Status from OnHold to Open`);
});

test('from a list, the keys lead to a ticket and to the next one, and Back to the list', async ({
  page,
  api,
  person,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const [older, newer] = [await makeTicket(), await makeTicket()];
  await page.goto('/all_open_tickets');
  await settled(page, /Open/);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/ticket/${newer.ticket_key}`);
  await settled(page, newer.ticket_key);
  await page.getByRole('link', { name: 'Next' }).press('j');
  await expect(page).toHaveURL(`/ticket/${older.ticket_key}`);
  await settled(page, older.ticket_key);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/all_open_tickets');
});

test('on the page of a ticket e edits it, and Delete leads back to the list and can be undone', async ({
  page,
  api,
  person,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const { ticket_key } = await makeTicket();
  await page.goto('/all_open_tickets');
  await settled(page, /Open/);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await settled(page, ticket_key);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`/editTicket/${ticket_key}`);
  await settled(page, 'Edit Ticket');
  await page.goBack();
  await settled(page, ticket_key);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/all_open_tickets');
  await expect(page.getByRole('link', { name: ticket_key, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Ticket ${ticket_key} restored`)).toBeVisible();
  await expect(page.getByRole('link', { name: ticket_key, exact: true })).toBeVisible();
});
