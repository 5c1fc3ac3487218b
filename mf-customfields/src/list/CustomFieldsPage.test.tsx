import { screen, waitFor } from '@testing-library/react';
import {
  customFieldsByType,
  deleteCustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { answerFields, openRemote } from '../testing/openBuilder';

const network = fakeNetwork();

const open = (fields: CustomField[]) => openRemote(network, '/custom_fields_list', fields);

test('the fields of tickets and of AMC reports are in one table (R707)', async () => {
  open([
    aCustomField({ name: 'Oil level', tracker: 'report', format: 'integer', is_required: true }),
    aCustomField({ name: 'Floor', tracker: 'ticket', format: 'dropdown', options: ['G', '1'] }),
  ]);
  await screen.findByRole('table', { name: 'Created Custom Fields' });
  const table = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(table).toEqual([
    ['Name', 'Format', 'Required', 'Used for', 'Action'],
    ['Floor', 'Drop-down List / Selection', 'No', 'Ticket', ''],
    ['Oil level', 'Number', 'Yes', 'AMC report', ''],
  ]);
});

test('a dealer without custom fields sees a message', async () => {
  open([]);
  expect(await screen.findByText('No custom fields yet')).toBeVisible();
});

test('a failed load shows a message and can be retried', async () => {
  const { user } = open([]);
  network.fail(customFieldsByType, 500, { detail: 'A server error occurred.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The custom fields could not be loaded');
  answerFields(network, [aCustomField({ name: 'Floor' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Floor')).toBeVisible();
});

test('Create Custom Field links to /custom_fields_for; a field links to its form, in its section (R707)', async () => {
  const fields = [aCustomField({ name: 'Floor' }, 1), aCustomField({ name: 'Oil', tracker: 'report' }, 2)];
  openRemote(network, '/custom_fields_list', fields);
  await screen.findByRole('table');
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Create Custom Field')).toHaveAttribute('href', '/custom_fields_for');
  expect(link('Edit field Floor')).toHaveAttribute('href', '/custom_fields?tracker=ticket&field=1');
  expect(link('Edit field Oil')).toHaveAttribute('href', '/custom_fields?tracker=report&field=2');
});

test('a field is deleted from the list', async () => {
  const fields = [aCustomField({ name: 'Floor' }, 1), aCustomField({ name: 'Side' }, 2)];
  const { user } = openRemote(network, '/custom_fields_list', fields);
  network.answer(deleteCustomField, () => {
    answerFields(network, fields.slice(1));
    return new FakeResponse(204);
  });
  await user.click(await screen.findByRole('button', { name: 'Delete field Floor' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Custom field Floor deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Floor' })).not.toBeInTheDocument());
  expect(screen.getByRole('cell', { name: 'Side' })).toBeVisible();
});
