import {
  readVisitReminders,
  storeVisitReminders,
} from '@smart-elevator/shared-api/contract/visits/reminderEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { findLoadedControl } from '@smart-elevator/shared-ui/testing/findLoadedControl';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { VisitRemindersSetting } from './VisitRemindersSetting';

const network = fakeNetwork();

function open(days_ahead: number | null) {
  signedIn();
  network.answer(readVisitReminders, { days_ahead });
  return renderRoutes([{ path: '/import', element: <VisitRemindersSetting /> }], '/import');
}

async function choose(option: string) {
  await screen.findByRole('combobox', { name: 'Remind customers' });
  fireEvent.mouseDown(
    await findLoadedControl(() => screen.getByRole('combobox', { name: 'Remind customers' })),
  );
  const title = await screen.findByTitle(option);
  await act(async () => fireEvent.click(title));
}
const sent = () => network.calls(storeVisitReminders).map(({ body }) => body);

test('is off at first; a number of days is stored at once, and can be off again (R1335)', async () => {
  network.answer(storeVisitReminders, { days_ahead: 3 });
  open(null);
  await choose('3 days ahead');
  expect(await screen.findByText('Saved.')).toBeVisible();
  network.answer(storeVisitReminders, { days_ahead: null });
  await choose('Off');
  await waitFor(() => expect(sent()).toEqual([{ days_ahead: 3 }, { days_ahead: null }]));
});

test('a choice that cannot be stored takes its former value again, and says why (R1111)', async () => {
  network.fail(storeVisitReminders, 500, { detail: 'A server error occurred.' });
  open(10);
  await choose('1 day ahead');
  expect(await screen.findByRole('alert')).toHaveTextContent('The reminders were not saved.');
  expect(screen.getAllByText('10 days ahead').length).toBeGreaterThan(0);
});

test('keeps the focus while it is stored; the next choice is stored after it', async () => {
  let end = (_: { days_ahead: number | null }) => {};
  network.answer(storeVisitReminders, () => new Promise((resolve) => (end = resolve)));
  open(null);
  await choose('3 days ahead');
  expect(screen.getByRole('combobox', { name: 'Remind customers' })).toBeEnabled();
  await choose('1 day ahead');
  expect(sent()).toEqual([{ days_ahead: 3 }]);
  await act(async () => end({ days_ahead: 3 }));
  expect(sent()).toEqual([{ days_ahead: 3 }, { days_ahead: 1 }]);
  await act(async () => end({ days_ahead: 1 }));
  expect(screen.getAllByText('1 day ahead').length).toBeGreaterThan(0);
});

test('nothing on a back end without reminders', async () => {
  open(null);
  network.fail(readVisitReminders, 404, { detail: 'Not found.' });
  await waitFor(() => expect(screen.queryByText('Reminders of visits')).not.toBeInTheDocument());
});
