import { readFileSync } from 'node:fs';
import { signIn } from '@smart-elevator/shared-api/contract/account/endpoints';
import { UPLOAD_COLUMNS } from '@smart-elevator/shared-api/contract/elevators/upload';
import { linkIn, mailTo } from '../console/mail';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

const PASSWORD = 'Hoist-2026-way';
const row = (customer: string, elevator: string, installed = '2020-01-01') =>
  `${customer},${customer}@example.com,Ann,Lee,555,${elevator},House,1 Main St,21401,${installed},2026-01-01,2026-02-01,,Monthly`;
const file = (...rows: string[]) => ({
  name: 'lifts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([UPLOAD_COLUMNS.join(','), ...rows, ''].join('\n')),
});

test.describe('a customer of an uploaded file', () => {
  // The link is used a second time on purpose.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('is invited by mail, sets a password with the link, once, and can sign in (R142)', async ({
    page,
    person,
    api,
  }) => {
    const customer = `ann_${person.username}`;
    await page.goto('/customers');
    await settled(page, 'Customers');
    await page.getByLabel('Choose a CSV file').setInputFiles(file(row(customer, 'L1')));
    await expect(page.getByText('1 row, ready to upload.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Data uploaded successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: customer })).toBeVisible();

    const link = linkIn(await mailTo(`${customer}@example.com`, /Your elevators/), '/invitation');
    await page.goto(link);
    await settled(page, 'Invitation');
    await expect(page.getByText(`Your user name is ${customer}.`)).toContainText(person.username);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password has been set.')).toBeVisible();
    await expect(page.getByText(/^Technicians sign in here, customers in the Android app/)).toBeVisible();
    const signedIn = await api.post(signIn.path, { data: { username: customer, password: PASSWORD } });
    expect(signedIn.status(), await signedIn.text()).toBe(200);
    expect(await signedIn.json()).toMatchObject({ user_type: 'CustomerUser' });

    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This link does not work');
    await expect(page.getByLabel('New password')).toHaveCount(0);
  });
});

test(
  'the rows of a file that fail can be downloaded with their reasons; nothing is stored',
  { tag: '@slow' },
  async ({ page, person }) => {
    const bad = row(`bob_${person.username}`, 'L2', '2020-02-30');
    await page.goto('/customers');
    await settled(page, 'Customers');
    await page.getByLabel('Choose a CSV file').setInputFiles(file(row(`bob_${person.username}`, 'L1'), bad));
    await expect(page.getByText(/^2 rows; 1 of them will fail\./)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the failed rows' }).click();
    const saved = await (await download).path();
    const [header, failed, ...rest] = readFileSync(saved, 'utf8').trimEnd().split('\r\n');
    expect(header).toBe(`${UPLOAD_COLUMNS.join(',')},row,reason`);
    expect(failed).toContain(`${bad},3,`);
    expect(failed).toContain('install_date: Date has wrong format.');
    expect(rest).toEqual([]);
    await expect(page.getByText('No customers yet')).toBeVisible();
  },
);

test(
  'a held invitation is sent later from the card of the customer, whose page shows the elevator',
  { tag: '@slow' },
  async ({ page, person }) => {
    const customer = `cid_${person.username}`;
    await page.goto('/customers');
    await settled(page, 'Customers');
    await page.getByLabel('Choose a CSV file').setInputFiles(file(row(customer, 'L1')));
    await expect(page.getByText('Sends invitations to 1 person')).toBeVisible();
    await page.getByLabel('Hold the invitations, to send them later').check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('link', { name: 'Show the held invitations' }).click();
    await expect(page).toHaveURL('/customers?invitation=Held');
    await page.getByRole('button', { name: /^Send now/ }).dblclick();
    await expect(page.getByText(`Invitation sent to ${customer}@example.com`)).toBeVisible();
    await mailTo(`${customer}@example.com`, /Your elevators/);

    await page.goto('/customers');
    await page.getByRole('link', { name: 'Ann Lee', exact: true }).click();
    await settled(page, 'Ann Lee');
    await expect(page.getByText('Invited, not accepted yet.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Elevators', exact: true })).toContainText('L1');
    await expect(page.getByRole('table', { name: 'Dues' })).toContainText('Elevators overdue');
    await expect(page.getByText('No AMC reports of this customer')).toBeVisible();
    await page
      .getByRole('region', { name: 'Buildings' })
      .getByRole('link', { name: 'House', exact: true })
      .click();
    await expect(page).toHaveURL(/\/elevators\?view=table&building=.+&customer=\d+&customerName=Ann\+Lee/);
    await expect(page.getByRole('table', { name: 'Elevators', exact: true })).toContainText('L1');
    await page.getByRole('link', { name: 'Ann Lee', exact: true }).click();
    await settled(page, 'Ann Lee');
    await expect(page.getByText('No tickets of this customer')).toBeVisible();
  },
);
