import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { dealerApi } from '../console/dealerApi';
import type { Person } from '../console/people';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';
import { queryDatabase } from '../console/queryDatabase';

test.use({ as: 'new dealer' });

const PASSWORD = 'Hoist-2026-way';

async function addTechnician(page: Page, username: string, passcode: string): Promise<void> {
  await page.goto('/technicians');
  await page.getByRole('link', { name: 'Add Technicians' }).click();
  await settled(page, 'Add Technician');
  await page.getByLabel('User name').fill(username);
  await page.getByRole('textbox', { name: /^Email/ }).fill(`${username}@example.com`);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('First name').fill('Priya');
  await page.getByLabel('Last name').fill('Sharma');
  await page.getByLabel('Mobile no.').fill('5550100');
  await page.getByLabel('Dealer passcode').fill(passcode);
  await page.getByRole('button', { name: 'Add Technician' }).dblclick();
  await expect(
    page.getByText('Technician registered successfully and Verification e-mail sent.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/technicians');
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
}

/** Creates an open and a closed ticket of the technician directly through the API. */
async function addTickets(api: APIRequestContext, person: Person, technician: string): Promise<void> {
  const { addElevator, addTicket } = await dealerApi(api, person);
  const { elevator_id } = await addElevator('East 1');
  const [{ assignee = 0 } = {}] = await queryDatabase<{ assignee: number }>(
    `select user_id as assignee from users where username = $1`,
    [technician],
  );
  for (const status of ['Open', 'Closed'])
    await addTicket(elevator_id, { summary: `A ticket that is ${status}`, assignee, status });
}

test.describe('technicians', () => {
  // The deactivated person's failed sign-in is intended; so is opening a deleted person.
  test.use({ expectedErrors: [/401|404/] });

  test('are added with the passcode of Settings, deactivated with their open tickets reassigned, and activated again (R140)', async ({
    page,
    api,
    person,
  }) => {
    test.setTimeout(90_000);
    await page.goto('/import');
    const passcodeSetting = page.getByRole('region', { name: 'Dealer passcode' });
    await passcodeSetting.getByRole('button', { name: 'Show' }).click();
    await expect(passcodeSetting.getByRole('button', { name: 'Copy' })).toBeVisible();
    const passcode = await passcodeSetting.getByRole('status').innerText();

    const anita = `anita_${person.username}`;
    const ben = `ben_${person.username}`;
    const label = (username: string) => `Priya Sharma (${username})`;
    await addTechnician(page, anita, passcode);
    await addTechnician(page, ben, passcode);
    await addTickets(api, person, anita);

    await page.goto('/technicians');
    await settled(page, 'Technicians');
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(card(anita).getByRole('link', { name: '2 tickets' })).toBeVisible();
    await page.getByRole('button', { name: `Deactivate ${label(anita)}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 open ticket is assigned to Priya Sharma.')).toBeVisible();
    // Escape closes the open list, and not the dialog.
    const choice = dialog.getByRole('combobox', { name: 'Hand over to' });
    await choice.click();
    await page.keyboard.press('Escape');
    await expect(choice).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog).toBeVisible();
    await choice.click();
    await dialog.getByTitle(label(ben), { exact: true }).click();
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(
      page.getByText(`${label(anita)} has been deactivated. 1 open ticket was handed over to ${label(ben)}.`),
    ).toBeVisible();
    await expect(card(anita).getByText('Deactivated')).toBeVisible();
    await expect(card(ben).getByRole('link', { name: '1 ticket', exact: true })).toBeVisible();

    const assigned = await queryDatabase<{ status: string; username: string }>(
      `select t.status, u.username from tickets t join users u on u.user_id = t.assignee_id
       where t.dealer_id = (select user_id from users where username = $1) order by t.status`,
      [person.username],
    );
    expect(assigned).toEqual([
      { status: 'Closed', username: anita },
      { status: 'Open', username: ben },
    ]);
    const trySignIn = () => api.post(signIn.path, { data: { username: anita, password: PASSWORD } });
    expect((await trySignIn()).status()).toBe(401);

    await page.getByRole('button', { name: `Activate ${label(anita)}` }).click();
    await expect(page.getByText(`${label(anita)} has been activated.`)).toBeVisible();
    await expect(card(anita).getByText('Deactivated')).toHaveCount(0);
    expect((await trySignIn()).status()).toBe(200);

    // Edited, and deleted after the question.
    await page.getByRole('link', { name: `Edit ${label(ben)}` }).click();
    await settled(page, 'Edit technician');
    await page.getByLabel('Mobile no.').fill('5550199');
    await page.getByRole('button', { name: 'update Technician Info' }).click();
    await expect(page.getByText('Technician info updated successfully')).toBeVisible();
    await page.getByRole('button', { name: `Delete ${label(ben)}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`User with ID ${ben}@example.com deleted successfully`)).toBeVisible();
    await expect(page.getByRole('heading', { name: ben })).toHaveCount(0);
  });
});
