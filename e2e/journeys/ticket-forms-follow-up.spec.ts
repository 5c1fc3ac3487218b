import { elevatorFixture } from '../console/elevatorFixture';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

test('a ticket’s page shows its changes, and accepts comments', async ({ page, api, person }) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const { ticket_id, ticket_key } = await makeTicket();
  await page.goto(`/editTicket/${ticket_key}`);
  await settled(page, 'Edit Ticket');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`(${person.username}) created the ticket`);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByTitle('OnHold', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Update Ticket' }).click();
  await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
  await page.goto(`/edit_Open_ticket?ticketId=${ticket_id}`);
  const changes = history.getByRole('listitem');
  await expect(changes.first()).toContainText(`(${person.username}) changed Status from Open to OnHold`);

  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments).toContainText('No comments yet.');
  await comments.getByLabel('New comment').fill('<b>The belt</b> is ordered.\nIt comes on Monday.');
  // Not sent yet, and still there after a reload.
  await page.reload();
  await expect(comments.getByLabel('New comment')).toHaveValue(
    '<b>The belt</b> is ordered.\nIt comes on Monday.',
  );
  await comments.getByRole('button', { name: 'Add comment' }).click();
  const [entry] = [comments.getByRole('listitem')];
  await expect(entry).toContainText('<b>The belt</b> is ordered.');
  await expect(entry).toContainText(person.username);
  await expect(comments.getByLabel('New comment')).toHaveValue('');

  await comments.getByRole('button', { name: /^Delete your comment/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(comments).toContainText('No comments yet.');
});
