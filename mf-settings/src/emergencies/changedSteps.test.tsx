import {
  USUAL_ALARM_SETTINGS,
  type AlarmSettings,
  type EscalationStep,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import {
  readAlarmSettings,
  storeAlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openEmergencies } from '../testing/openEmergencies';

const network = fakeNetwork();
const GONE = 'Somebody else has changed or removed this step meanwhile.';
const first: EscalationStep = { groups: ['engineer'], user_ids: [], wait_minutes: 5 };
const second: EscalationStep = { groups: ['dealer'], user_ids: [], wait_minutes: 5 };
const third: EscalationStep = { groups: ['technicians'], user_ids: [], wait_minutes: 9 };
const added: EscalationStep = { groups: ['dealer'], user_ids: [], wait_minutes: 4 };

const storeElsewhere = (...now: EscalationStep[]) =>
  network.answer(readAlarmSettings, { ...USUAL_ALARM_SETTINGS, steps: now });
const stored = () => network.calls(storeAlarmSettings).map(({ body }) => (body as AlarmSettings).steps);
const steps = async () => within(await screen.findByRole('list', { name: 'Steps in their order' }));

/** The page with three steps, which another session changes after they are shown (R1365). */
async function open() {
  const { user } = openEmergencies(network, {
    settings: { ...USUAL_ALARM_SETTINGS, steps: [first, second, third] },
  });
  return { user, list: await steps() };
}

/** The dialog of step 2, with 7 minutes typed. */
async function withSevenMinutes({ user, list }: Awaited<ReturnType<typeof open>>) {
  await user.click(list.getByRole('button', { name: 'Change step 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Step 2' }));
  const minutes = dialog.getByRole('textbox', { name: /^Minutes/ });
  await user.clear(minutes);
  await user.type(minutes, '7');
  return dialog;
}

test('a change finds its step; the others stay', async () => {
  const page = await open();
  const dialog = await withSevenMinutes(page);
  const { user } = page;
  storeElsewhere(second, third);
  await user.click(dialog.getByRole('button', { name: 'Save the step' }));
  await waitFor(() => expect(stored()[0]).toEqual([{ ...second, wait_minutes: 7 }, third]));
});

test('a change of a step that is gone is refused, and the input stays', async () => {
  const { user, list } = await open();
  await user.click(list.getByRole('button', { name: 'Change step 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Step 2' }));
  storeElsewhere(first, third);
  await user.click(dialog.getByRole('button', { name: 'Save the step' }));
  expect(await dialog.findByText(GONE)).toBeVisible();
  expect(stored()).toEqual([]);
});

test('a removal leaves the others, and its undo keeps them', async () => {
  const { user, list } = await open();
  storeElsewhere(first, second, third, added);
  await user.click(list.getByRole('button', { name: 'Remove step 2' }));
  await waitFor(() => expect(stored()[0]).toEqual([first, third, added]));
  storeElsewhere(first, third, added);
  const removed = (await screen.findByText('Step 2 was removed.')).parentElement ?? document.body;
  await user.click(within(removed).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()[1]).toEqual([first, second, third, added]));
});

test('an undo without an answer can be tried again', async () => {
  const { user, list } = await open();
  storeElsewhere(first, second, third);
  await user.click(list.getByRole('button', { name: 'Remove step 2' }));
  const removed = (await screen.findByText('Step 2 was removed.')).parentElement ?? document.body;
  network.offline(readAlarmSettings);
  await user.click(within(removed).getByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  storeElsewhere(first, third);
  await user.click(again);
  await waitFor(() => expect(stored()[1]).toEqual([first, second, third]));
});

test('an undo whose answer was lost adds its step once (R1365)', async () => {
  const { user, list } = await open();
  storeElsewhere(first, second, third);
  await user.click(list.getByRole('button', { name: 'Remove step 2' }));
  const removed = (await screen.findByText('Step 2 was removed.')).parentElement ?? document.body;
  storeElsewhere(first, third);
  network.offline(storeAlarmSettings);
  await user.click(within(removed).getByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  storeElsewhere(first, second, third);
  network.answer(storeAlarmSettings, USUAL_ALARM_SETTINGS);
  await user.click(again);
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored().at(-1)).toEqual([first, second, third]);
});

test('a changed step whose answer was lost says so, and saved again it is not somebody else’s change (R1365)', async () => {
  const page = await open();
  const dialog = await withSevenMinutes(page);
  const { user } = page;
  storeElsewhere(first, second, third);
  network.offline(storeAlarmSettings);
  await user.click(dialog.getByRole('button', { name: 'Save the step' }));
  expect(await dialog.findByText(/could not be reached/)).toBeVisible();
  storeElsewhere(first, { ...second, wait_minutes: 7 }, third);
  network.answer(storeAlarmSettings, USUAL_ALARM_SETTINGS);
  await user.click(dialog.getByRole('button', { name: 'Save the step' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored().at(-1)).toEqual([first, { ...second, wait_minutes: 7 }, third]);
});

test('a move keeps what was added, and can be undone; one of a step that is gone is refused', async () => {
  const { user, list } = await open();
  storeElsewhere(added, first, second, third);
  await user.click(list.getByRole('button', { name: 'Move step 3 up' }));
  await waitFor(() => expect(stored()[0]).toEqual([added, first, third, second]));
  storeElsewhere(added, first, third, second);
  const saved = (await screen.findByText('Saved.')).parentElement ?? document.body;
  await user.click(within(saved).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()[1]).toEqual([added, first, second, third]));
  storeElsewhere(added, first, second);
  await user.click((await steps()).getByRole('button', { name: 'Move step 4 up' }));
  expect(await screen.findByText(`It was not saved. ${GONE}`)).toBeVisible();
  expect(stored()).toHaveLength(2);
});
