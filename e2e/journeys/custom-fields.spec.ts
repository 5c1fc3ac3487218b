import { storeFields } from '../console/customFields';
import { dealerApi } from '../console/dealerApi';
import { settled } from '../console/screens';
import { expect, test } from '../console/test';

test.use({ as: 'new dealer' });

const FORMATS = {
  typed: [
    { shown: 'Number', label: 'Floor', role: 'textbox' },
    { shown: 'Text', label: 'Fault code', role: 'textbox' },
    { shown: 'Date', label: 'Next visit', role: 'textbox' },
    { shown: 'Time', label: 'Time of call', role: undefined },
  ],
  chosen: [
    { shown: 'Checkbox', label: 'Power failure', role: 'checkbox' },
    { shown: 'Drop-down List / Selection', label: 'Reported through', role: 'combobox' },
    { shown: 'Multiple Options', label: 'Parts replaced', role: 'group' },
  ],
} as const;

for (const kind of ['typed', 'chosen'] as const) {
  test(
    `a field of each format that is ${kind} is created, and appears on the ticket form at once`,
    { tag: kind === 'typed' ? [] : '@slow' },
    async ({ page }) => {
      const formats = FORMATS[kind];
      await page.goto('/amc_count');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Custom Fields' })
        .click();
      await expect(page).toHaveURL('/custom_fields_for');
      // Fetched before any field exists: the form below must not show this stale reply.
      await page.goto('/Issue');
      await settled(page, 'Create Ticket');
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Custom Fields' })
        .click();
      await page.getByLabel('Ticket section').check();
      await page.getByRole('button', { name: 'Submit' }).click();
      await settled(page, /Ticket section/);

      const add = page.getByRole('form', { name: 'Add a field' });
      for (const { shown, label } of formats) {
        await add.getByRole('combobox', { name: 'Format' }).click();
        await page.getByTitle(shown, { exact: true }).last().click();
        await add.getByLabel('Label').fill(label);
        await add.getByLabel('Description').fill(`About: ${label}`);
        if (/Selection|Options/.test(shown)) await add.getByLabel('Options').fill('Phone\n\nE-mail\n');
        await add.getByRole('button', { name: 'Preview Field' }).click();
        const preview = page.getByRole('region', { name: 'Preview of the new field' });
        await expect(preview.getByText(label, { exact: true })).toBeVisible();
        await add.getByRole('button', { name: 'Save Field' }).click();
        await expect(page.getByRole('button', { name: `Delete field ${label}` })).toBeVisible();
        await expect(page.getByText('Successfully saved created custom field!')).toHaveCount(1);
      }
      const list = page.getByRole('list', { name: 'The form' });
      await expect(list.locator('> li')).toHaveCount(formats.length);

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Issues' }).click();
      await page.getByRole('link', { name: 'Add New Ticket' }).click();
      await settled(page, 'Create Ticket');
      await page.getByRole('button', { name: 'More' }).click();
      for (const { label, role } of formats) {
        const input = role ? page.getByRole(role, { name: label }) : page.getByLabel(label);
        await expect(input).toBeVisible();
      }
    },
  );
}

test('a number takes digits alone (R255)', { tag: '@slow' }, async ({ page, api }) => {
  await page.goto('/amc_count');
  await storeFields(page, api, ['Floor'], 'integer');
  await page.goto('/Issue');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Floor').pressSequentially('a1b2');
  await expect(page.getByLabel('Floor')).toHaveValue('12');
});

test.describe('a field that has values', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\).*custom_fields\/update/] });

  test(
    'is edited and deleted; the value stays readable on its ticket',
    { tag: '@slow' },
    async ({ page, api, person }) => {
      await page.goto('/custom_fields_list');
      await settled(page, 'Created Custom Fields');
      await storeFields(page, api, ['Fault code', 'Remark']);
      const { headers, addElevator, addTicket } = await dealerApi(api, person);
      const fields = await api.get('/api/custom_fields/get_custom_fields_by_type/ticket/', { headers });
      const [fault] = await fields.json();
      const { elevator_id } = await addElevator('East 1');
      const { ticket_key } = await addTicket(elevator_id, {
        target_date: '2199-01-01',
        custom_field_values: [{ custom_field: fault.id, customised_type: 'ticket', value: 'E12 <b>' }],
      });

      await page.reload();
      await page.getByRole('link', { name: 'Edit field Fault code' }).click();
      const form = page.getByRole('form', { name: 'Edit the field' });
      await expect(form.getByLabel('Tracker')).toHaveValue('Ticket');

      // Its format has values: refused with the reason, and the input stays.
      await form.getByLabel('Label').fill('Code shown');
      await form.getByRole('combobox', { name: 'Format' }).click();
      await page.getByTitle('Number', { exact: true }).last().click();
      await form.getByRole('button', { name: 'Update Field' }).click();
      await expect(page.getByText('The format cannot be changed: values have been entered')).toBeVisible();
      await expect(form.getByLabel('Label')).toHaveValue('Code shown');
      await form.getByRole('combobox', { name: 'Format' }).click();
      await page.getByTitle('Text', { exact: true }).last().click();
      await form.getByRole('button', { name: 'Update Field' }).click();
      await expect(page.getByText('Custom field updated successfully!')).toBeVisible();

      await page.goto(`/editTicket/${ticket_key}`);
      await expect(page.getByLabel('Code shown')).toHaveValue('E12 <b>');
      await page.goto('/custom_fields_list');
      await page.getByRole('button', { name: 'Delete field Code shown' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Are you sure you want to delete this custom field?');
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Custom field Code shown deleted successfully')).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(2);

      await page.goto(`/editTicket/${ticket_key}`);
      await settled(page, 'Edit Ticket');
      await expect(page.getByLabel('Remark')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Code shown' })).toHaveCount(0);
      const former = page.getByRole('region', { name: 'Values of deleted fields' });
      await expect(former).toContainText('Code shown');
      await expect(former).toContainText('E12 <b>');
    },
  );
});
