import type { Page } from '@playwright/test';
import { anotherBrowser } from '../console/anotherBrowser';
import { elevatorFixture } from '../console/elevatorFixture';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

// The browser itself logs the 409 of the second save.
test.use({ as: 'new dealer', expectedErrors: [/409/] });

const stored = async (ticketId: number) =>
  (
    await queryDatabase<{ summary: string; label: string; description: string }>(
      'select summary, label, description from tickets where ticket_id = $1',
      [ticketId],
    )
  )[0];

const save = (page: Page) => page.getByRole('button', { name: 'Update Ticket' }).click();

async function edit(page: Page, ticketId: number) {
  await page.goto(`/edit_Open_ticket?ticketId=${ticketId}`);
  await settled(page, 'Edit Ticket');
}

test('two browsers save the same ticket: the second sees both values and chooses', async ({
  page,
  api,
  person,
  browser,
  baseURL,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const { ticket_id } = await makeTicket();
  const other = await anotherBrowser({ browser, api, person, baseURL });
  await edit(page, ticket_id);
  await edit(other, ticket_id);

  await other.getByLabel('Summary').fill('Theirs');
  await other.getByLabel('Label').fill('Their label');
  await save(other);
  await expect(other.getByText('Ticket updated successfully !!!')).toBeVisible();
  await other.context().close();

  await page.getByLabel('Summary').fill('Mine');
  await page.getByLabel('Description').fill('My description');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'This ticket was changed in the meantime' });
  await expect(dialog).toContainText(`Journey Dealer (${person.username}) saved it on`);
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
  expect(await stored(ticket_id)).toMatchObject({
    summary: 'Theirs',
    description: 'Seen at the third floor.',
  });

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
  // Fields that only one of them changed are kept, from both.
  expect(await stored(ticket_id)).toEqual({
    summary: 'Mine',
    label: 'Their label',
    description: 'My description',
  });
});
