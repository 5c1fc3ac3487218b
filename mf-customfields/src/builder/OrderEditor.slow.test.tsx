import { updateCustomFieldOrder } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { aCustomField } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answerFields, openRemote } from '../testing/openBuilder';

const network = fakeNetwork();
const fields = ['Floor', 'Side', 'Code'].map((name, at) => aCustomField({ name }, at + 1));
const DONE = 'Saved the new custom field order !';

async function open() {
  const view = openRemote(network, '/custom_fields?tracker=ticket', fields);
  await view.user.click(await screen.findByRole('button', { name: 'Update Form' }));
  await screen.findByRole('button', { name: 'Save Order' });
  return view;
}

const order = () =>
  within(screen.getByRole('list', { name: 'The fields in their order' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const sent = () => network.calls(updateCustomFieldOrder).map(({ body }) => body);
const moveDown = (name: string) => screen.getByRole('button', { name: `Move ${name} down` });
const save = () => screen.getByRole('button', { name: 'Save Order' });
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
};

test('Save Order sends the place of every field from 0, shows a message, and ends the mode (R705, R715)', async () => {
  const { user } = await open();
  network.answer(updateCustomFieldOrder, {});
  expect(order()).toEqual(['Floor Text', 'Side Text', 'Code Text']);
  await user.click(moveDown('Floor'));
  await user.dblClick(save());
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(sent()).toEqual([
    {
      order: [
        { id: 2, order: 0 },
        { id: 1, order: 1 },
        { id: 3, order: 2 },
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Save Order' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save Field' })).toBeVisible();
});

test('by keyboard: Space, arrows, Space', async () => {
  const { user } = await open();
  network.answer(updateCustomFieldOrder, {});
  screen.getByRole('button', { name: 'Move Code' }).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  expect(order()).toEqual(['Code Text', 'Floor Text', 'Side Text']);
});

describe('an order that is not saved asks before it is left', () => {
  const QUESTION = 'Leave without saving the order?';

  test('by Cancel', async () => {
    const { user } = await open();
    await user.click(moveDown('Floor'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('alertdialog', { name: QUESTION }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(order()).toEqual(['Side Text', 'Floor Text', 'Code Text']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('button', { name: 'Save Order' })).not.toBeInTheDocument();
  });

  test('by a link', async () => {
    const { user, address } = await open();
    await user.click(moveDown('Floor'));
    await user.click(screen.getByRole('link', { name: 'Created Custom Fields' }));
    await screen.findByRole('alertdialog', { name: QUESTION });
    expect(address()).toBe('/custom_fields?tracker=ticket');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/custom_fields_list'));
  });

  test('by closing the page', async () => {
    const { user } = await open();
    expect(closing()).toBe(false);
    await user.click(moveDown('Floor'));
    expect(closing()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Move Floor up' }));
    expect(closing()).toBe(false);
  });

  test('an unchanged or saved order does not ask', async () => {
    const { user, address } = await open();
    network.answer(updateCustomFieldOrder, {});
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update Form' }));
    await user.click(moveDown('Floor'));
    await user.click(save());
    await screen.findByText(DONE);
    await user.click(screen.getByRole('link', { name: 'Created Custom Fields' }));
    await waitFor(() => expect(address()).toBe('/custom_fields_list'));
  });
});

describe('an order that cannot be saved', () => {
  test('no answer: shows a message, and the order stays', async () => {
    const { user } = await open();
    network.offline(updateCustomFieldOrder);
    await user.click(moveDown('Floor'));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('The order could not be saved.');
    expect(order()).toEqual(['Side Text', 'Floor Text', 'Code Text']);
    network.answer(updateCustomFieldOrder, {});
    await user.click(save());
    expect(await screen.findByText(DONE)).toBeVisible();
  });

  test('a field that somebody added meanwhile comes last, a deleted one disappears, and saving again includes all fields', async () => {
    const { user } = await open();
    const reason = 'The order must name every field of the section once.';
    network.answer(updateCustomFieldOrder, () => {
      answerFields(network, [...fields.slice(1), aCustomField({ name: 'Door' }, 4)]);
      return new FakeResponse(400, { order: [reason] });
    });
    await user.click(moveDown('Side'));
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    await waitFor(() => expect(order()).toEqual(['Code Text', 'Side Text', 'Door Text']));
    network.answer(updateCustomFieldOrder, {});
    await user.click(save());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(sent()[1]).toEqual({
      order: [
        { id: 3, order: 0 },
        { id: 2, order: 1 },
        { id: 4, order: 2 },
      ],
    });
  });
});
