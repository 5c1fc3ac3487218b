import type { Page } from '@playwright/test';
import { DEALER } from '../console/foreign/ForeignWorld';
import { startForeignServer, type ForeignServer } from '../console/foreign/startForeignServer';
import { settled } from '../console/screens';
import { signIn } from '../console/signIn';
import { startConsole, type RunningConsole } from '../console/startConsole';
import { expect, test } from '../console/test';

// The browser itself reports the calls that the server does not have.
test.use({ as: 'nobody', firstVisit: true, expectedErrors: [/status of 40[45]/] });

let foreign: ForeignServer;
let console: RunningConsole;
test.beforeEach(async () => {
  foreign = await startForeignServer();
  console = await startConsole({ API_URL: foreign.url });
});
test.afterEach(async () => {
  await console.stop();
  await foreign.stop();
});

/** The calls of an endpoint count as one, whatever the id or key in their path. */
const endpointOf = (call: string) => call.replace(/\/(\d+|LT-\d+)(?=\/)/g, '/:id');

/** The server refused nothing that it knows, and was asked only once for what it does not know. */
function expectNothingAskedTwice() {
  const unknown = foreign.unknown.map(endpointOf);
  expect(unknown.filter((call, at) => unknown.indexOf(call) !== at)).toEqual([]);
  expect(foreign.refused).toEqual([]);
}

async function expectNoFault(page: Page) {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

async function open(page: Page, path: string, title: string | RegExp) {
  await page.goto(`${console.url}${path}`);
  await settled(page, title);
  await expectNoFault(page);
}

async function begin(page: Page) {
  await page.goto(`${console.url}/login`);
  await signIn(page, DEALER);
  await settled(page, 'Home');
  await expectNoFault(page);
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).last().click();
}

test('every screen works on a server with only the required calls, and asks for the others once (R901)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await begin(page);
  await expect(page.getByText('Issue Tracking')).toBeVisible();
  const screens: readonly (readonly [string, string | RegExp])[] = [
    ['/all_tech_issues', /All Issues/],
    ['/issues', 'All Tickets by Employee'],
    ['/elevators_all_tickets', "All Elevators' Tickets"],
    ['/all_open_tickets', 'All Open tickets'],
    ['/all_Inprogress_tickets', 'All InProgress tickets'],
    ['/all_OnHold_tickets', 'All OnHold tickets'],
    ['/all_accepted_tickets', 'All Accepted tickets'],
    ['/all_closed_tickets', 'All Closed tickets'],
    ['/tech_issues?technicianName=asha', "Technician asha's Issues"],
    ['/customers_raised_issues?customerName=lake_society', "Customer lake_society's Issues"],
    ['/technicians', 'Technicians'],
    ['/add_technicians', /Add Technician/],
    ['/customers', 'Customers'],
    ['/add_customer', /Add Customer/],
    ['/customer?userId=4&customerName=lake_society', /./],
    ['/elevators', 'Elevators'],
    ['/add_elevator', 'Add Elevator'],
    ['/elevator?elevatorId=1', /LIFT1/],
    ['/admin_dashboard?elevatorName=LIFT1', 'LIFT1'],
    ['/admin_dashboard?elevatorName=LIFT1&tab=issues', 'LIFT1'],
    ['/view_amc_report?elevatorId=1&elevatorName=LIFT1', 'AMC Reports'],
    ['/maintenance_completed', /completed/i],
    ['/amc_contracts', 'AMC Contracts'],
    ['/amc_renewals?stage=60', 'AMC Renewals'],
    ['/maintenance_calendar', 'Maintenance calendar'],
    ['/custom_fields_list', 'Created Custom Fields'],
    ['/custom_fields?tracker=ticket', /Ticket section/],
    ['/priority_summary', "Issues' Summary"],
    ['/assignee_summary', "Issues' Summary"],
    ['/reports', "Issues' Summary"],
    ['/reports_trends', "Issues' Summary"],
    ['/import', 'Settings'],
  ];
  for (const [path, title] of screens) await test.step(path, () => open(page, path, title));
  expectNothingAskedTwice();
});

test('tickets are created, edited, changed together and counted (R361, R802)', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page);

  await open(page, '/Issue', 'Create Ticket');
  await choose(page, 'Elevator', 'LIFT2');
  await page.getByLabel('Label').fill('Noise');
  await page.getByLabel('Summary').fill('Rattles');
  await page.getByLabel('Description').fill('Between the floors 2 and 3.');
  await choose(page, 'Assignee', 'Asha (asha)');
  const target = page.getByRole('textbox', { name: 'Target Date' });
  await target.fill('12/31/2030');
  await target.press('Tab');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByText('Ticket created successfully !!!')).toBeVisible();
  await settled(page, /All Issues/);

  await open(page, '/editTicket/lt-7', 'Edit Ticket');
  await expect(page.getByLabel('Summary')).toHaveValue('Rattles');
  await page.getByLabel('Summary').fill('Rattles loudly');
  await choose(page, 'Priority', 'Critical');
  await page.getByRole('button', { name: 'Update Ticket' }).click();
  await expect(page.getByText('Ticket updated successfully !!!')).toBeVisible();
  await settled(page, /All Issues/);
  expect(foreign.world.tickets[0]).toMatchObject({ summary: 'Rattles loudly', priority: 'Critical' });

  await open(page, '/editTicket/LT-77', 'Edit Ticket');
  await expect(page.getByText('This ticket does not exist')).toBeVisible();

  await open(page, '/all_open_tickets', 'All Open tickets');
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

  await open(page, '/assignee_summary', "Issues' Summary");
  const asha = page.getByRole('row', { name: /^asha/ });
  await expect(asha).toContainText('4');
  await open(page, '/reports', "Issues' Summary");
  await expect(page.getByRole('row', { name: /^other_dealer/ })).toBeVisible();
  expectNothingAskedTwice();
});

test('settings are stored, and a preference that the server cannot store stays in the browser', async ({
  page,
}) => {
  await begin(page);
  await open(page, '/import', 'Settings');
  await page.getByText('Compact', { exact: true }).click();
  await page.getByRole('switch', { name: 'Notify OTP' }).click();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('OTP status saved successfully!')).toBeVisible();
  expect(foreign.world.preferences).toEqual({ send_otp: true });
  await open(page, '/import', 'Settings');
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
  expectNothingAskedTwice();
});

test('the search finds what the lists have, and says nothing of the calls that are missing', async ({
  page,
}) => {
  await begin(page);
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
  expectNothingAskedTwice();
});

test('elevators are completed and assigned together with the whole payload (R531, R554)', async ({
  page,
}) => {
  await begin(page);
  await open(page, '/maintenance_NotRenewed', /not renewed/i);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Complete selected' }).click();
  await expect(page.getByText('Elevator info updated successfully')).toBeVisible();
  await open(page, '/elevators?view=table', 'Elevators');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Assign engineer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign engineer' });
  await dialog.getByRole('combobox').click();
  await page.getByTitle('Asha (ravi)', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(/^3 elevators assigned to/)).toBeVisible();
  expect(foreign.world.elevators[2]).toMatchObject({ main_state: 'Completed', user_id: [1, 3] });
  expectNothingAskedTwice();
});
