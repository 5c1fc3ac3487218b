import {
  addCustomField,
  deleteCustomField,
  readCustomField,
  updateCustomField,
} from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { asksBeforeUnload } from '@smart-elevator/shared-ui/testing/openDraftForm';
import { testDraftRules } from '@smart-elevator/shared-ui/testing/testDraftRules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseFormat, openRemote } from '../testing/openBuilder';

const network = fakeNetwork();
const floor = aCustomField({ name: 'Floor', format: 'dropdown', options: ['One', 'Two'] }, 1);
const side = aCustomField({ name: 'Side', order: 1 }, 2);
const ASKED = 'Leave without saving?';

afterEach(() => localStorage.clear());

async function open(address: string, form: string) {
  network.answer(readCustomField, ({ params }) => (params['id'] === '1' ? floor : side));
  const view = openRemote(network, address, [floor, side]);
  await screen.findByRole('form', { name: form });
  return view;
}
const openAdd = () => open('/custom_fields?tracker=ticket', 'Add a field');
const openEdit = () => open('/custom_fields?tracker=ticket&field=1', 'Edit the field');

const fieldOf = (form: string) => (label: string) =>
  within(screen.getByRole('form', { name: form })).getByLabelText(new RegExp(`^${label}\\*?$`));
const added = fieldOf('Add a field');
const edited = fieldOf('Edit the field');
const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const kept = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
const leave = ({ router }: Awaited<ReturnType<typeof open>>) => act(() => router.navigate('/elsewhere'));

testDraftRules('the draft of a new custom field', {
  open: openAdd,
  texts: { Label: 'Door', Description: 'Which one', Options: 'Left\nRight' },
  choose: async () => {
    await chooseFormat('Multiple Options');
    fireEvent.click(added('Required'));
  },
  chosen: () => expect(added('Required')).toBeChecked(),
  field: added,
  succeeds: () => network.answer(addCustomField, aCustomField({ name: 'Door' }, 9)),
  fails: () => network.offline(addCustomField),
  save: 'Save Field',
  saved: 'Successfully saved created custom field!',
  leave,
});

testDraftRules('the draft of a custom field that there is', {
  open: openEdit,
  texts: { Label: 'Storey', Description: 'Which one', Options: 'One\nTwo\nThree' },
  field: edited,
  succeeds: () => network.answer(updateCustomField, floor),
  fails: () => network.fail(updateCustomField, 400, { name: ['A field with this label already exists.'] }),
  save: 'Update Field',
  saved: 'Custom field updated successfully!',
  leave,
});

test('tickets and AMC reports have a new field each', async () => {
  const view = await openAdd();
  write(added('Label'), 'Door');
  await waitFor(() => expect(kept()).toHaveLength(1));
  view.unmount();
  await open('/custom_fields?tracker=report', 'Add a field');
  expect(added('Label')).toHaveValue('');
});

test('a preview saves nothing: the draft stays, and leaving asks', async () => {
  const view = await openAdd();
  await chooseFormat('Text');
  write(added('Label'), 'Door');
  await view.user.click(screen.getByRole('button', { name: 'Preview Field' }));
  await screen.findByRole('region', { name: 'Preview of the new field' });
  expect(kept()).toHaveLength(1);
  await leave(view);
  expect(await screen.findByRole('alertdialog', { name: ASKED })).toBeVisible();
});

describe('one confirmation at a time', () => {
  test('editing another field does not leave the new one: there is no question, and the input is kept', async () => {
    const { user, address } = await openAdd();
    write(added('Label'), 'Door');
    await user.click(screen.getByRole('link', { name: 'Edit field Floor' }));
    await screen.findByRole('form', { name: 'Edit the field' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/custom_fields?tracker=ticket'));
    expect(added('Label')).toHaveValue('Door');
  });

  test('while a field is edited, leaving asks only about that field', async () => {
    const view = await openAdd();
    write(added('Label'), 'Door');
    await view.user.click(screen.getByRole('link', { name: 'Edit field Floor' }));
    await screen.findByRole('form', { name: 'Edit the field' });
    expect(asksBeforeUnload()).toBe(false);
    write(edited('Label'), 'Storey');
    expect(asksBeforeUnload()).toBe(true);
    await leave(view);
    await view.user.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    await waitFor(() => expect(view.address()).toBe('/elsewhere'));
    // The draft of the new field is not affected.
    expect(kept()).toEqual([expect.stringContaining('new field ticket')]);
  });

  test('Cancel with unsaved changes asks, and Stay keeps the form', async () => {
    const { user, address } = await openEdit();
    write(edited('Label'), 'Storey');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: ASKED });
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(address()).toBe('/custom_fields?tracker=ticket&field=1');
    expect(edited('Label')).toHaveValue('Storey');
  });

  test.each([
    ['a new field', openAdd, added],
    ['an edited field', openEdit, edited],
  ])(
    'while the order is changed, leaving asks only about the order and not about %s',
    async (_, show, field) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation();
      const view = await show();
      write(field('Label'), 'Door');
      await view.user.click(screen.getByRole('button', { name: 'Update Form' }));
      await view.user.click(await screen.findByRole('button', { name: 'Move Floor down' }));
      await leave(view);
      expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving the order?');
      await view.user.click(screen.getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(view.address()).toBe('/elsewhere'));
      expect(kept()).toHaveLength(1);
      // The router warns if there are two blockers.
      expect(warned).not.toHaveBeenCalled();
      warned.mockRestore();
    },
  );

  test('deleting the edited field does not ask about its input', async () => {
    const { user, address } = await openAdd();
    write(added('Label'), 'Door');
    network.answer(deleteCustomField, new FakeResponse(204));
    await user.click(screen.getByRole('link', { name: 'Edit field Floor' }));
    await screen.findByRole('form', { name: 'Edit the field' });
    write(edited('Label'), 'Storey');
    await user.click(screen.getByRole('button', { name: 'Delete field Floor' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Custom field Floor deleted successfully');
    await waitFor(() => expect(address()).toBe('/custom_fields?tracker=ticket'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(added('Label')).toHaveValue('Door');
  });
});
