import { elevatorFixture } from '../console/elevatorFixture';
import { settled } from '../console/screens';
import { signIn, signOut } from '../console/signIn';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

const BACK = 'Unsaved changes restored';

test('leaving a form with unsaved changes asks: by a link, by Back, by closing; after saving it does not', async ({
  page,
  api,
  person,
}) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const { ticket_id } = await makeTicket();
  await page.goto('/amc_count');
  await settled(page, 'Home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Issues' }).click();
  await settled(page, /All Issues/);
  await page.goto(`/update_ticket_from_home_page?ticketId=${ticket_id}`);
  await settled(page, 'Update Ticket');
  await page.getByLabel('Summary').fill('Doors reopen, and again');

  const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(asked.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByLabel('Summary')).toHaveValue('Doors reopen, and again');

  let closing = '';
  page.once('dialog', (dialog) => {
    closing = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => closing).toBe('beforeunload');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Technicians' }).click();
  await asked.getByRole('button', { name: 'Leave and keep the draft' }).click();
  await expect(page).toHaveURL('/technicians');
  await page.goBack();
  await expect(page.getByText(BACK)).toBeVisible();
  await page.goForward();
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Update Ticket' }).click();
  await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
  await expect(page).toHaveURL(/all_tech_issues/);
});

test('the input of a new ticket is restored after a reload, until it is discarded', async ({
  page,
  api,
  person,
}) => {
  await elevatorFixture(api, person);
  await page.goto('/Issue');
  await settled(page, 'Create Ticket');
  await page.getByLabel('Label').fill('Doors');
  await page.getByRole('combobox', { name: 'Elevator' }).click();
  await page.getByTitle('East 1', { exact: true }).last().click();
  await page.reload();
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(page.getByLabel('Label')).toHaveValue('Doors');
  await expect(page.getByTitle('East 1', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Label')).toHaveValue('');
  await page.reload();
  await settled(page, 'Create Ticket');
  await expect(page.getByText(BACK)).toHaveCount(0);
});

test.describe('the network goes in the middle of a create', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('a ticket that the server has already created is not created again, also after a reload', async ({
    page,
    api,
    person,
  }) => {
    const { technician } = await elevatorFixture(api, person);
    await page.goto('/create_ticket_for_selected_elevator/technician?elevatorName=East+1');
    await settled(page, 'Create Ticket');
    await page.getByLabel('Label').fill('Doors');
    await page.getByLabel('Summary').fill('Doors reopen');
    await page.getByLabel('Description').fill('Seen at the third floor.');
    await page.getByRole('combobox', { name: 'Assignee' }).click();
    await page.getByTitle(`Priya Sharma (${technician.username})`, { exact: true }).last().click();
    const target = page.getByRole('textbox', { name: 'Target Date' });
    await target.fill('12/31/2030');
    await target.press('Tab');
    // The server stores the ticket, but its reply is lost.
    await page.route('**/api/tickets/create/', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    const failure = 'An error occurred while creating the ticket. Please try again later.';
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await page.unroute('**/api/tickets/create/');
    await page.reload();
    await expect(page.getByText(BACK)).toBeVisible();
    await page.getByRole('button', { name: 'Create Ticket' }).click();
    await expect(page.getByText('Ticket created successfully !!!')).toBeVisible();
    const made = await queryDatabase(
      'select t.ticket_id from tickets t join users u on u.user_id = t.dealer_id where u.username = $1',
      [person.username],
    );
    expect(made).toHaveLength(1);
  });
});

test.describe('the session expires while a ticket is edited', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

  test('after signing in again the dealer is on the form, with everything typed', async ({
    page,
    api,
    person,
  }) => {
    const { makeTicket } = await elevatorFixture(api, person);
    const { ticket_id } = await makeTicket();
    await page.goto(`/edit_Open_ticket?ticketId=${ticket_id}`);
    await settled(page, 'Edit Ticket');
    await page.getByLabel('Summary').fill('Doors reopen, and again');
    const kept = await page.evaluate(() => localStorage.getItem('smart-elevator.session') ?? '{}');
    const { access } = JSON.parse(kept).state.session;
    await api.post('/api/account/logout/', { headers: { authorization: `Bearer ${access}` }, data: {} });

    await page.getByRole('button', { name: 'Update Ticket' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('Your session has expired, please login again!!');
    await signIn(page, person);
    await expect(page).toHaveURL(`/edit_Open_ticket?ticketId=${ticket_id}`);
    await expect(page.getByText(BACK)).toBeVisible();
    await expect(page.getByLabel('Summary')).toHaveValue('Doors reopen, and again');
    await page.getByRole('button', { name: 'Update Ticket' }).click();
    await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
  });
});

test('Logout leaves no draft behind', async ({ page, api, person }) => {
  const { makeTicket } = await elevatorFixture(api, person);
  const { ticket_id } = await makeTicket();
  await page.goto(`/edit_Open_ticket?ticketId=${ticket_id}`);
  await settled(page, 'Edit Ticket');
  await page.getByLabel('Summary').fill('Doors reopen, and again');
  await signOut(page);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});
