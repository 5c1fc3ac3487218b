import { foreignScreens, pathsOfConsole } from '../console/foreign/foreignScreens';
import { choose, expect, test, typeDay } from '../console/foreign/foreignTest';
import { settled } from '../console/screens';

// The browser itself reports the calls that the server does not have.
test.use({ as: 'nobody', firstVisit: true, expectedErrors: [/status of 40[45]/] });

test('every screen works on a server with only the required calls, and asks for the others once (R901)', async ({
  page,
  console: { open, begin },
}) => {
  test.setTimeout(300_000);
  expect(Object.keys(foreignScreens).toSorted()).toEqual(pathsOfConsole().toSorted());
  const visit = async (isPublic: boolean) => {
    for (const [path, screen] of Object.entries(foreignScreens))
      if (Boolean(screen.isPublic) === isPublic)
        await test.step(path, () => open(screen.address ?? path, screen.title));
  };
  await visit(true);
  await begin();
  await expect(page.getByText('Issue Tracking')).toBeVisible();
  await visit(false);
});

test('tickets are created, edited, deleted, changed together and counted (R361, R802)', async ({
  page,
  console: { foreign, open, begin },
}) => {
  test.setTimeout(120_000);
  await begin();

  await open('/Issue', 'Create Ticket');
  await choose(page, 'Elevator', 'LIFT2');
  await page.getByLabel('Label').fill('Noise');
  await page.getByLabel('Summary').fill('Rattles');
  await page.getByLabel('Description').fill('Between the floors 2 and 3.');
  await choose(page, 'Assignee', 'Asha (asha)');
  await typeDay(page, 'Target Date', '12/31/2030');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Ticket created successfully !!!')).toBeVisible();
  await settled(page, /All Issues/);

  await open('/editTicket/lt-7', 'Edit Ticket');
  await expect(page.getByLabel('Summary')).toHaveValue('Rattles');
  await page.getByLabel('Summary').fill('Rattles loudly');
  await choose(page, 'Priority', 'Critical');
  await page.getByRole('button', { name: 'Update Ticket' }).click();
  await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
  await settled(page, /All Issues/);
  expect(foreign.world.tickets[0]).toMatchObject({ summary: 'Rattles loudly', priority: 'Critical' });

  await open('/editTicket/LT-77', 'Edit Ticket');
  await expect(page.getByText('This ticket does not exist')).toBeVisible();

  await open('/all_open_tickets', 'All Open tickets');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('region', { name: 'Selected tickets' })
    .getByRole('button', { name: 'Change' })
    .click();
  await choose(page, 'Status', 'Closed');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('3 tickets updated successfully')).toBeVisible();
  expect(foreign.world.tickets[0]).toMatchObject({
    summary: 'Rattles loudly',
    status: 'Closed',
    assignee: 2,
  });

  await open('/assignee_summary', "Issues' Summary");
  const asha = page.getByRole('row', { name: /^asha/ });
  await expect(asha).toContainText('4');
  await open('/reports', "Issues' Summary");
  await expect(page.getByRole('row', { name: /^other_dealer/ })).toBeVisible();

  await open('/all_tech_issues', /All Issues/);
  await page.getByRole('button', { name: 'Delete ticket LT-7' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Ticket with ID 7 deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'LT-7', exact: true })).toHaveCount(0);
  expect(foreign.world.tickets).toHaveLength(6);
});

test('settings are stored, and a preference that the server cannot store stays in the browser', async ({
  page,
  console: { foreign, open, begin },
}) => {
  await begin();
  await open('/import', 'Settings');
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('switch', { name: 'Notify OTP' }).click();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('OTP status saved successfully!')).toBeVisible();
  expect(foreign.world.preferences).toEqual({ send_otp: true });
  const passcode = page.getByRole('region', { name: 'Dealer passcode' });
  await passcode.getByRole('button', { name: 'Show' }).click();
  await expect(passcode.getByRole('status')).toHaveText('100200');
  await passcode.getByRole('button', { name: 'Renew' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click();
  await expect(passcode.getByRole('status')).toHaveText('100201');
  await open('/import', 'Settings');
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
});

test('the search finds what the lists have, and says nothing of the calls that are missing', async ({
  page,
  console: { begin },
}) => {
  await begin();
  for (const [text, group, result] of [
    ['LT-6', 'Tickets', 'LT-6'],
    ['lift2', 'Elevators', 'LIFT2'],
    ['asha', 'Technicians', 'asha'],
    ['lake_soc', 'Customers', 'lake_society'],
  ] as const) {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill(text);
    await expect(search.getByRole('group', { name: group }).getByRole('option').first()).toContainText(
      result,
    );
    await expect(search.getByText(/^\d+ results?$/)).toBeAttached();
    await expect(search.getByText(/not available/)).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('elevators are completed and assigned together with the whole payload (R531, R554)', async ({
  page,
  console: { foreign, open, begin },
}) => {
  await begin();
  await open('/maintenance_NotRenewed', /not renewed/i);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Complete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Elevator info updated successfully')).toBeVisible();
  await open('/elevators?view=table', 'Elevators');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Assign engineer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign engineer' });
  await dialog.getByRole('combobox').click();
  await page.getByTitle('Asha (ravi)', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(/^3 elevators assigned to/)).toBeVisible();
  expect(foreign.world.elevators[2]).toMatchObject({ main_state: 'Completed', user_id: [1, 3] });
});
