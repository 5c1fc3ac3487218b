import {
  deleteCustomField,
  readCustomField,
  updateCustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import type { CustomField } from '@smart-elevator/shared-api/contract/custom-fields/customField';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { fireEvent, screen, within } from '@testing-library/react';
import { answerFields, chooseFormat, openRemote } from '../testing/openBuilder';

const network = fakeNetwork();
const floor = aCustomField({ name: 'Floor', format: 'integer', description: 'Where' }, 1);
const side = aCustomField({ name: 'Side', format: 'dropdown', options: ['Left', 'Right'], order: 1 }, 2);
const parts = aCustomField({ name: 'Parts', format: 'checkbox', options: ['Belt', 'Rope'], order: 2 }, 3);
const fields = [floor, side, parts];

/** The form of the field; the one of a new field is hidden behind it. */
const form = () => within(screen.getByRole('form', { name: 'Edit the field' }));
const control = (label: string) => form().getByLabelText(new RegExp(`^${label}\\*?$`));
const write = (label: string, text: string) => fireEvent.change(control(label), { target: { value: text } });
const update = () => form().getByRole('button', { name: 'Update Field' });
const sent = () => network.calls(updateCustomField).map(({ params, body }) => ({ params, body }));

async function openForm(field: CustomField = floor) {
  network.answer(
    readCustomField,
    ({ params }) => fields.find(({ id }) => String(id) === params['id']) ?? field,
  );
  network.answer(updateCustomField, field);
  const view = openRemote(network, '/custom_fields?tracker=ticket', fields);
  await view.user.click(await screen.findByRole('link', { name: `Edit field ${field.name}` }));
  await screen.findByRole('form', { name: 'Edit the field' });
  return view;
}

test('the form shows the stored values; the tracker is read-only, the address names the field (R704)', async () => {
  const { address } = await openForm();
  expect(address()).toBe('/custom_fields?tracker=ticket&field=1');
  expect(control('Tracker')).toHaveValue('Ticket');
  expect(control('Tracker')).toHaveAttribute('readonly');
  expect(form().getByText('Number')).toBeVisible();
  expect(control('Label')).toHaveValue('Floor');
  expect(control('Description')).toHaveValue('Where');
  expect(control('Required')).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Edit the field' })).toHaveFocus();
});

test('Update Field sends the changes, shows a message, and the form of a new field appears again (R715)', async () => {
  const { user, address } = await openForm();
  write('Label', 'Storey');
  write('Description', '');
  await user.click(control('Required'));
  await user.dblClick(update());
  expect(await screen.findByText('Custom field updated successfully!')).toBeVisible();
  // Order 0 counts as filled (R711).
  expect(sent()).toEqual([
    {
      params: { id: '1' },
      body: {
        name: 'Storey',
        description: '',
        format: 'integer',
        tracker: 'ticket',
        is_required: true,
        order: 0,
      },
    },
  ]);
  expect(address()).toBe('/custom_fields?tracker=ticket');
  expect(await screen.findByRole('button', { name: 'Save Field' })).toBeVisible();
});

test('what was not changed here stays as it was saved meanwhile, such as the order (R706)', async () => {
  const { user } = await openForm();
  write('Label', 'Storey');
  // The page is not told of it.
  network.answer(readCustomField, { ...floor, description: 'Which one', order: 2 });
  await user.click(update());
  expect(await screen.findByText('Custom field updated successfully!')).toBeVisible();
  expect(sent()).toMatchObject([{ body: { name: 'Storey', description: 'Which one', order: 2 } }]);
});

test('options may be edited (R713)', async () => {
  const { user } = await openForm(side);
  expect(control('Options')).toHaveValue('Left\nRight');
  write('Options', 'Left\n\nMiddle');
  await user.click(update());
  expect(await screen.findByText('Custom field updated successfully!')).toBeVisible();
  expect(sent()).toMatchObject([{ body: { format: 'dropdown', options: ['Left', 'Middle'] } }]);
});

test('Multiple Options keep their format, and no other format can become them (R709)', async () => {
  const { user } = await openForm(parts);
  expect(control('Format')).toHaveValue('Multiple Options');
  expect(control('Format')).toHaveAttribute('readonly');
  await user.click(update());
  expect(await screen.findByText('Custom field updated successfully!')).toBeVisible();
  expect(sent()).toMatchObject([{ body: { format: 'checkbox', options: ['Belt', 'Rope'] } }]);

  await user.click(screen.getByRole('link', { name: 'Edit field Floor' }));
  await screen.findByRole('form', { name: 'Edit the field' });
  fireEvent.mouseDown(form().getByRole('combobox', { name: /^Format/ }));
  expect(await screen.findByTitle('Date')).toBeInTheDocument();
  expect(screen.queryByTitle('Multiple Options')).not.toBeInTheDocument();
});

test('the preview at the right follows the input', async () => {
  await openForm();
  write('Label', 'Storey');
  const list = within(screen.getByRole('list', { name: 'The form' }));
  expect(await list.findByRole('textbox', { name: 'Storey' })).toBeVisible();
});

test('all fields except the description are required: the required-fields message (R711)', async () => {
  const { user } = await openForm();
  write('Label', ' ');
  write('Description', '');
  await user.click(update());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all the required fields.');
  expect(control('Label')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('changing a format with values is refused with the reason, and no input is lost', async () => {
  const { user } = await openForm();
  const reason = 'The format cannot be changed: values have been entered for this field.';
  network.fail(updateCustomField, 400, { format: [reason] });
  write('Label', 'Storey');
  fireEvent.mouseDown(form().getByRole('combobox', { name: /^Format/ }));
  fireEvent.click(await screen.findByTitle('Text'));
  await user.click(update());
  expect(await screen.findByText('The custom field could not be updated.')).toBeVisible();
  expect(control('Format')).toHaveAccessibleDescription(reason);
  expect(control('Label')).toHaveValue('Storey');
});

test('the input of a new field is kept while another one is edited', async () => {
  const view = openRemote(network, '/custom_fields?tracker=ticket', fields);
  network.answer(readCustomField, floor);
  await screen.findByRole('button', { name: 'Save Field' });
  await chooseFormat('Text');
  fireEvent.change(screen.getByLabelText(/^Label/), { target: { value: 'Door' } });
  await view.user.click(screen.getByRole('link', { name: 'Edit field Floor' }));
  await screen.findByRole('form', { name: 'Edit the field' });
  await view.user.click(form().getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText(/^Label/)).toHaveValue('Door');
});

test('a deleted field shows a message', async () => {
  network.fail(readCustomField, 404, { detail: 'Not found.' });
  openRemote(network, '/custom_fields?tracker=ticket&field=99', fields);
  expect(await screen.findByText('This custom field no longer exists')).toBeVisible();
});

test('a field that cannot be loaded can be retried', async () => {
  network.fail(readCustomField, 500);
  const { user } = openRemote(network, '/custom_fields?tracker=ticket&field=1', fields);
  expect(await screen.findByRole('alert')).toHaveTextContent('The custom field could not be loaded');
  network.answer(readCustomField, floor);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'Edit the field' })).toBeVisible();
});

describe('deleting', () => {
  const ask = async () => {
    const view = openRemote(network, '/custom_fields?tracker=ticket', fields);
    await view.user.click(await screen.findByRole('button', { name: 'Delete field Floor' }));
    return view;
  };

  test('asks first, names the field, and explains that values stay readable', async () => {
    network.answer(deleteCustomField, {});
    const { user } = await ask();
    const dialog = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this custom field?',
    });
    expect(dialog).toHaveAccessibleDescription('Floor. Values that were entered for it stay readable.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(network.calls(deleteCustomField)).toEqual([]);
  });

  test('removes the field from the form and shows a message', async () => {
    const { user } = await ask();
    network.answer(deleteCustomField, () => {
      answerFields(network, [side, parts]);
      return new FakeResponse(204);
    });
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Custom field Floor deleted successfully')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Floor' })).not.toBeInTheDocument();
    expect(network.calls(deleteCustomField).map(({ params }) => params)).toEqual([{ id: '1' }]);
  });

  test('of the edited field ends the editing', async () => {
    const { user, address } = await openForm();
    network.answer(deleteCustomField, new FakeResponse(204));
    await user.click(screen.getByRole('button', { name: 'Delete field Floor' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Custom field Floor deleted successfully');
    expect(address()).toBe('/custom_fields?tracker=ticket');
  });

  test('of a field that somebody else has deleted shows a message, and the list is fetched again', async () => {
    const { user } = await ask();
    network.answer(deleteCustomField, () => {
      answerFields(network, [side, parts]);
      return new FakeResponse(404, { detail: 'Not found.' });
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete custom field Floor: it no longer exists.',
    );
    expect(screen.queryByRole('textbox', { name: 'Floor' })).not.toBeInTheDocument();
  });
});
