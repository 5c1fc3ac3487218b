import type { Checklist, CheckItem } from '@smart-elevator/shared-api/contract/visits/checklists/checklist';
import {
  deleteChecklist,
  listChecklists,
  readDefaultChecklist,
  storeChecklist,
} from '@smart-elevator/shared-api/contract/visits/checklists/checklistEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { ChecklistsSetting } from './ChecklistsSetting';

const network = fakeNetwork();

const anItem = (text: string): CheckItem => ({
  ...{ place: 'Pit', text, answer: 'check', unit: '', lower: null, upper: null },
  ...{ required: true, photo_required: false },
});
const OWN: Checklist = {
  visit_kind: 'Monthly',
  is_own: true,
  version: 4,
  items: ['Lamp', 'Door'].map(anItem),
};
const USUAL: Checklist = { visit_kind: 'Other', is_own: false, version: 0, items: [] };

function open() {
  signedIn();
  network.answer(listChecklists, [OWN, USUAL]);
  return renderRoutes([{ path: '/', Component: ChecklistsSetting }], '/');
}
const stored = () => network.calls(storeChecklist).map(({ body }) => body);

test('each kind of visit has its list: the default or an own one, which can be deleted (R1259)', async () => {
  network.answer(deleteChecklist, { ...OWN, is_own: false, version: 5 });
  const { user } = open();
  expect(await screen.findByText('Your own · 2 items')).toBeVisible();
  expect(screen.getByText('Default · No items')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete your own: Visit without a contract' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete your own: Monthly visit' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete/ }));
  await waitFor(() => expect(network.calls(deleteChecklist)).toHaveLength(1));
});

test('an item is added with its limits, one is removed, and all are stored with the version (R1259)', async () => {
  network.answer(storeChecklist, { ...OWN, version: 5 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit: Monthly visit' }));
  await user.click(await screen.findByRole('button', { name: 'Remove: Lamp' }));
  await user.click(screen.getByRole('button', { name: 'Add an item' }));
  await user.type(await screen.findByLabelText(/^What is checked/), 'Oil level');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.click(await screen.findByRole('button', { name: 'Save the checklist' }));
  await waitFor(() =>
    expect(stored()).toEqual([{ version: 4, items: [anItem('Door'), anItem('Oil level')] }]),
  );
});

test('a list that was changed elsewhere meanwhile is replaced when it is saved again', async () => {
  const { user } = open();
  network.fail(storeChecklist, 409, { detail: 'Meanwhile.', current: { ...OWN, version: 6 } });
  await user.click(await screen.findByRole('button', { name: 'Edit: Monthly visit' }));
  await user.click(await screen.findByRole('button', { name: 'Remove: Lamp' }));
  const save = screen.getByRole('button', { name: 'Save the checklist' });
  await user.click(save);
  expect(await screen.findByText(/^This checklist was changed meanwhile\. Save again/)).toBeVisible();
  network.answer(storeChecklist, { ...OWN, version: 7 });
  await user.click(save);
  expect(await screen.findByText('Checklist saved: Monthly visit')).toBeInTheDocument();
  expect(stored()).toMatchObject([{ version: 4 }, { version: 6, items: [anItem('Door')] }]);
});

test('a list whose answer was lost is saved, and not changed by somebody else, when it is saved again', async () => {
  const { user } = open();
  network.offline(storeChecklist);
  await user.click(await screen.findByRole('button', { name: 'Edit: Monthly visit' }));
  await user.click(await screen.findByRole('button', { name: 'Remove: Lamp' }));
  const save = screen.getByRole('button', { name: 'Save the checklist' });
  await user.click(save);
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  const current = { ...OWN, version: 5, items: [anItem('Door')] };
  network.fail(storeChecklist, 409, { detail: 'Meanwhile.', current });
  await user.click(save);
  expect(await screen.findByText('Checklist saved: Monthly visit')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an item without a text is refused at its input', async () => {
  network.answer(storeChecklist, USUAL);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit: Visit without a contract' }));
  await user.click(await screen.findByRole('button', { name: 'Add an item' }));
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findAllByText('This field may not be blank.')).not.toHaveLength(0);
  expect(stored()).toEqual([]);
});

test('a list starts from the default again', async () => {
  network.answer(readDefaultChecklist, {
    ...OWN,
    is_own: false,
    version: 0,
    items: [anItem('Pit is dry and clean')],
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit: Monthly visit' }));
  await user.click(await screen.findByRole('button', { name: 'Start from the default' }));
  expect(await screen.findByRole('button', { name: 'Change: Pit is dry and clean' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change: Lamp' })).toBeNull();
});
