import { readFile } from 'node:fs/promises';
import { choose, expect, expectNoFault, test, typeDay } from '../console/foreign/foreignTest';
import { settled } from '../console/screens';

test.use({ as: 'nobody', firstVisit: true, expectedErrors: [/status of 40[45]/] });

const PASSWORD = 'Hoist-2026-way';

for (const [kind, list, title] of [
  ['Technician', '/technicians', 'Technicians'],
  ['Customer', '/customers', 'Customers'],
] as const) {
  test(`a ${kind.toLowerCase()} is added, edited and deleted`, async ({
    page,
    console: { foreign, open, begin },
  }) => {
    await begin();
    await open(list, title);
    await page.getByRole('link', { name: new RegExp(`^Add ${kind}`) }).click();
    await settled(page, new RegExp(`Add ${kind}`));
    await page.getByLabel('User name').fill('priya');
    await page.getByRole('textbox', { name: /^Email/ }).fill('priya@example.com');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByLabel('First name').fill('Priya');
    await page.getByLabel('Last name').fill('Sharma');
    await page.getByLabel(/^Mobile/).fill('5550100');
    await page.getByLabel('Dealer passcode').fill(foreign.world.passcode);
    await page.getByRole('button', { name: new RegExp(`^Add ${kind}`) }).click();
    await expect(page.getByText(/registered successfully and Verification e-mail sent/)).toBeVisible();
    await settled(page, title);

    await page.getByRole('link', { name: /^Edit Priya/ }).click();
    await settled(page, new RegExp(`Edit ${kind}`, 'i'));
    await page.getByLabel(/^Mobile/).fill('5550199');
    await page.getByRole('button', { name: /^update /i }).click();
    await expect(page.getByText(`${kind} info updated successfully`)).toBeVisible();
    expect(foreign.world.people.at(-1)).toMatchObject({ username: 'priya', phoneno: '5550199' });
    await settled(page, title);

    await page.getByRole('button', { name: /^Delete Priya/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('User with ID priya@example.com deleted successfully')).toBeVisible();
    expect(foreign.world.people).toHaveLength(4);
    await expectNoFault(page);
  });
}

test('an elevator is added, edited and deleted; its report is downloaded', async ({
  page,
  console: { foreign, open, begin },
}) => {
  test.setTimeout(90_000);
  // Without a share sheet, a report is downloaded.
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  await begin();
  await open('/add_elevator', 'Add Elevator');
  await page.getByLabel('Elevator name').fill('East 1');
  await page.getByLabel('Building name').fill('Copper Ridge');
  await page.getByLabel('Elevator address').fill('710 Obrecht Rd');
  await page.getByLabel('Zip code').fill('21784');
  await choose(page, 'Customer name', 'Asha (lake_society)');
  await typeDay(page, 'Installation date', '05/01/2010');
  await typeDay(page, 'Maintenance start date', '01/01/2026');
  await typeDay(page, 'Maintenance due date', '12/31/2030');
  await page.getByRole('button', { name: 'Add Elevator' }).click();
  await expect(page.getByText('Elevator added successfully !')).toBeVisible();
  await settled(page, 'Elevators');

  await page.getByRole('link', { name: 'Edit elevator East 1' }).click();
  await settled(page, 'Edit Elevator');
  await page.getByLabel('Building name').fill('Copper Ridge East');
  await choose(page, 'Assign lift to Engineer', 'Asha (asha)');
  await page.getByRole('button', { name: 'Update Elevator Info' }).click();
  await expect(page.getByText('Elevator info updated successfully')).toBeVisible();
  expect(foreign.world.elevators.at(-1)).toMatchObject({ building_name: 'Copper Ridge East' });

  await page.getByRole('button', { name: 'Delete elevator East 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Elevator with ID East 1 deleted successfully')).toBeVisible();
  expect(foreign.world.elevators).toHaveLength(3);
  await expectNoFault(page);

  await open('/view_amc_report?elevatorId=1&elevatorName=LIFT1', 'AMC Reports');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share report 1', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('AMC-report-1.pdf');
  await expectNoFault(page);
});

test('a custom field is added, put in order, edited and deleted', async ({
  page,
  console: { foreign, open, begin },
}) => {
  await begin();
  await open('/custom_fields?tracker=ticket', /Ticket section/);
  const add = page.getByRole('form', { name: 'Add a field' });
  await choose(page, 'Format', 'Text');
  await add.getByLabel('Label').fill('Fault code');
  await add.getByLabel('Description').fill('On the display');
  await add.getByRole('button', { name: 'Preview Field' }).click();
  await add.getByRole('button', { name: 'Save Field' }).click();
  await expect(page.getByRole('button', { name: 'Delete field Fault code' })).toBeVisible();
  await page.getByRole('button', { name: 'Update Form' }).click();
  await page.getByRole('button', { name: 'Move Floor down' }).click();
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('Saved the new custom field order !')).toBeVisible();
  const orderOf = (name: string) =>
    Number(foreign.world.fields.find((one) => one['name'] === name)?.['order']);
  expect(orderOf('Floor')).toBeGreaterThan(orderOf('Fault code'));

  await open('/custom_fields_list', 'Created Custom Fields');
  await page.getByRole('link', { name: 'Edit field Fault code' }).click();
  const form = page.getByRole('form', { name: 'Edit the field' });
  await form.getByLabel('Label').fill('Code shown');
  await form.getByRole('button', { name: 'Update Field' }).click();
  await expect(page.getByText('Custom field updated successfully!')).toBeVisible();
  await open('/custom_fields_list', 'Created Custom Fields');
  await page.getByRole('button', { name: 'Delete field Code shown' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Custom field Code shown deleted successfully')).toBeVisible();
  expect(foreign.world.fields).toHaveLength(2);
});

test('a file is uploaded; a list is filtered and exported; Ctrl+K leads to a screen', async ({
  page,
  console: { foreign, url, open, begin },
}) => {
  await begin();
  await open('/customers', 'Customers');
  const rows = [
    'customer_username,customer_email,customer_first_name,customer_last_name,customer_phone,elevator_name,building_name,elevator_address,elevator_zip,install_date,main_start_date,main_due_date,main_completed_date,main_cycle',
    'ann,ann@example.com,Ann,Lee,5550100,L1,House,1 Main St,21401,2020-01-01,2026-01-01,2026-02-01,,Monthly',
    '',
  ];
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'lifts.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Data uploaded successfully')).toBeVisible();
  expect(foreign.world.elevators.at(-1)).toMatchObject({ elevator_name: 'L1', building_name: 'House' });
  await expectNoFault(page);

  await open('/all_tech_issues?status=Open', /All Issues/);
  await expect(page.getByRole('link', { name: /^LT-\d+$/ })).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(3);
  await expectNoFault(page);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill('custom');
  const screen = palette.getByRole('option', { name: 'Custom Fields', exact: true });
  await expect(screen).toBeVisible();
  await expect(palette.getByText('not available right now')).toHaveCount(0);
  await screen.click();
  await expect(page).toHaveURL(`${url}/custom_fields_for`);
});
