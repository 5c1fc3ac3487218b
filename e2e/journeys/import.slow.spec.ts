import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { NARROW_WINDOWS, overflows, setWindow } from '../console/overflows';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

/** A register as an authority publishes it: none of its columns has a name of the template. */
const REGISTER = `registration_number,location_name,location_address,certificate_expiration_date,last_inspection_date
AA1000,"O'Neill's ""Residence"" #2","4 Main St , Annapolis , MD",2026-12-31,2026-01-15
AA1001,O'Neill's Annex,"6 Main St , Annapolis , MD",soon,2026-01-15
AA1002,O'Neill's Annex,"8 Main St , Annapolis , MD",2026-12-31,
`;

const VALUES = {
  'Customer user name': 'oneill',
  'Customer e-mail': 'oneill@example.com',
  'Customer first name': 'Orla',
  'Customer last name': 'ONeill',
  'Installation date': '2010-05-01',
  'Maintenance start date': '2026-01-01',
  'Maintenance cycle': 'Monthly',
};

async function looksRight(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const narrow of NARROW_WINDOWS) {
    await setWindow(page, narrow);
    await expect.soft.poll(() => overflows(page), narrow.called).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a real register: its columns are assigned, its valid rows are uploaded, and the import is undone (R866)', async ({
  page,
  person,
}) => {
  test.slow();
  const user = `${person.username}_oneill`;
  await page.goto('/customers');
  await settled(page, 'Customers');
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'register.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(REGISTER),
  });
  await expect(page.getByText('First row: AA1000')).toBeVisible();
  await looksRight(page);
  for (const [label, value] of Object.entries({
    ...VALUES,
    'Customer user name': user,
    'Customer e-mail': `${user}@example.com`,
  })) {
    await page.getByRole('combobox', { name: label, exact: true }).fill('The same');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: `${label}: value for all rows` }).fill(value);
  }
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await expect(page.getByText('3 rows; 1 of them will fail.', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /3 certificate_expiration_date/ })).toBeVisible();
  await looksRight(page);

  await page.getByRole('button', { name: 'Upload the 2 valid rows' }).click();
  await expect(page.getByText('1 customer and 2 elevators were created.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the failed rows' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rows_to_correct.csv');
  await expect(page.getByText(user).first()).toBeVisible();

  await page.getByText('Recent imports').click();
  // In the list; the result of the upload has the same button.
  await page.getByRole('button', { name: 'Undo the import of register.csv' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import of register.csv undone')).toBeVisible();
  await expect(page.getByText('No customers yet')).toBeVisible();
  await looksRight(page);

  // The assigned columns are remembered.
  await page.reload();
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'register.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(REGISTER),
  });
  await expect(page.getByRole('textbox', { name: 'Maintenance cycle: value for all rows' })).toHaveValue(
    'Monthly',
  );
});

test('the own profile and the company with its logo', async ({ page }) => {
  await page.goto('/import');
  await settled(page, 'Settings');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('textbox', { name: 'Mobile no.' }).fill('020 5551');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('020 5551')).toBeVisible();

  await page.getByRole('button', { name: 'Edit company' }).click();
  await page.getByRole('textbox', { name: 'Company name' }).fill('Mehta Lifts');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 40 } });
  await page
    .getByLabel('Choose a logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Logo' })).toBeVisible();
  await looksRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your company has been saved.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await looksRight(page);
});
