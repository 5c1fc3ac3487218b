import { elevatorFixture } from '../console/elevatorFixture';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

const stored = (username: string) =>
  queryDatabase<{ ticket_id: number; summary: string; assignee: string | null; status: string }>(
    `select t.ticket_id, t.summary, t.status, a.username as assignee from tickets t
     join users u on u.user_id = t.dealer_id left join users a on a.user_id = t.assignee_id
     where u.username = $1 and t.deleted_at is null`,
    [username],
  );

test('a ticket is created for the selected elevator, without an assignee', async ({ page, api, person }) => {
  const { elevator } = await elevatorFixture(api, person);
  await page.goto('/create_ticket_for_selected_elevator/technician?elevatorName=East+1');
  await settled(page, 'Create Ticket');
  const id = page.getByLabel('Elevator id');
  await expect(id).toHaveValue(String(elevator.elevator_id));
  await expect(id).not.toBeEditable();
  await page.getByLabel('Label').fill('Doors');
  await page.getByLabel('Summary').fill('Doors reopen');
  await page.getByLabel('Description').fill('Seen at the third floor.');
  const target = page.getByRole('textbox', { name: 'Target Date' });
  await target.fill('12/31/2030');
  await target.press('Tab');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Ticket created successfully !!!')).toBeVisible();
  await expect(page).toHaveURL('/admin_dashboard?elevatorName=East+1');
  expect(await stored(person.username)).toMatchObject([{ summary: 'Doors reopen', assignee: null }]);
});

test.describe('/update_ticket that fails', () => {
  test.use({ expectedErrors: [/500/] });

  test('shows a message, opens the elevator’s page, and restores the draft', async ({
    page,
    api,
    person,
  }) => {
    const { makeTicket, technician } = await elevatorFixture(api, person);
    const { ticket_id } = await makeTicket();
    await page.route('**/api/tickets/ticket-update/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/update_ticket?ticketId=${ticket_id}`);
    await settled(page, 'Update Ticket');
    await expect(page.getByLabel('Resolution')).not.toBeEditable();
    await expect(page.getByLabel('Priority')).not.toBeEditable();
    await page.getByLabel('Summary').fill('Doors reopen, and again');
    await page.getByRole('button', { name: 'Update Ticket' }).click();
    const alert = page.getByRole('alert').filter({
      hasText: 'Some error/Server error occured, can not update the ticket',
    });
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL('/admin_dashboard?elevatorName=East+1');

    await page.unroute('**/api/tickets/ticket-update/**');
    await page.goto(`/update_ticket?ticketId=${ticket_id}`);
    await expect(page.getByText('Unsaved changes restored')).toBeVisible();
    await expect(page.getByLabel('Summary')).toHaveValue('Doors reopen, and again');
    await page.getByRole('button', { name: 'Update Ticket' }).click();
    await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
    await expect(page).toHaveURL('/admin_dashboard?elevatorName=East+1');
    expect(await stored(person.username)).toMatchObject([
      { summary: 'Doors reopen, and again', assignee: technician.username },
    ]);
    await page.goto(`/update_ticket?ticketId=${ticket_id}`);
    await settled(page, 'Update Ticket');
    await expect(page.getByText('Unsaved changes restored')).toHaveCount(0);
  });
});
