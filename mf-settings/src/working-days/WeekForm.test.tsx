import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import {
  previewWorkingDays,
  readWorkingDays,
  storeWorkingDays,
} from '@smart-elevator/shared-api/contract/visits/workingDayEndpoints';
import { workingDays, type WorkingDays } from '@smart-elevator/shared-api/contract/visits/workingDays';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import { WorkingDaysPage } from './WorkingDaysPage';

const network = fakeNetwork();
const usual: WorkingDays = { weekly_offs: [0], holidays: [], day_minutes: 480, horizon_days: 60 };
const changed: WorkingDays = { ...usual, weekly_offs: [6, 0], day_minutes: 600 };

/** The page; `storeElsewhere` is what another session stores. */
async function open() {
  signedIn();
  let stored = usual;
  network.answer(readWorkingDays, () => stored);
  network.answer(storeWorkingDays, ({ body }) => (stored = workingDays.validateSync(body)));
  network.answer(previewWorkingDays, { replanned: 0, kept: 0 });
  const { user, router } = renderRoutes(
    [
      { path: '/working_days', element: <WorkingDaysPage /> },
      { path: '/settings', element: <h1>Settings</h1> },
    ],
    '/working_days',
  );
  const ahead = await screen.findByRole('textbox', { name: /^Days that are planned ahead/ });
  const typeAhead = async (days: string) => {
    await user.clear(ahead);
    await user.type(ahead, days);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const storeElsewhere = (now: WorkingDays) => void (stored = now);
  return { user, router, ahead, typeAhead, save, storeElsewhere };
}
const sent = (endpoint: typeof storeWorkingDays | typeof previewWorkingDays) =>
  network.calls(endpoint).map(({ body }) => body);
const saturday = () => screen.findByRole('checkbox', { name: 'Saturday' });

test('what another session has stored stays when another value is saved, also in the preview (R1321)', async () => {
  const { typeAhead, save, storeElsewhere } = await open();
  storeElsewhere(changed);
  await typeAhead('45');
  await save();
  expect(await screen.findByText('The working days have been saved.')).toBeVisible();
  expect(sent(storeWorkingDays)).toEqual([{ ...changed, horizon_days: 45 }]);
  expect(sent(previewWorkingDays)).toEqual(sent(storeWorkingDays));
  await waitFor(async () => expect(await saturday()).toBeChecked());
});

test('stored values are taken over while nothing is typed, and what is typed stays (R1321)', async () => {
  const { ahead, typeAhead, save, storeElsewhere } = await open();
  storeElsewhere(changed);
  await act(() => queryClient.invalidateQueries());
  await waitFor(async () => expect(await saturday()).toBeChecked());
  await typeAhead('45');
  storeElsewhere({ ...usual, horizon_days: 90 });
  await act(() => queryClient.invalidateQueries());
  expect(ahead).toHaveValue('45');
  await save();
  await waitFor(() => expect(sent(storeWorkingDays)).toEqual([{ ...usual, horizon_days: 45 }]));
  await waitFor(async () => expect(await saturday()).not.toBeChecked());
  expect(ahead).toHaveValue('45');
});

test('leaving asks while a change is not saved, and no longer after it is saved (R1111)', async () => {
  const { user, router, save } = await open();
  await user.click(await saturday());
  await act(() => router.navigate('/settings'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await saturday()).toBeChecked();
  await save();
  expect(await screen.findByText('The working days have been saved.')).toBeVisible();
  expect(await saturday()).toBeChecked();
  await act(() => router.navigate('/settings'));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('a question that is cancelled stores nothing and keeps the change (R1233)', async () => {
  const { user, typeAhead, ahead, save } = await open();
  network.answer(previewWorkingDays, { replanned: 4, kept: 0 });
  await typeAhead('45');
  await save();
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(ahead).toHaveValue('45');
  expect(sent(storeWorkingDays)).toEqual([]);
});
