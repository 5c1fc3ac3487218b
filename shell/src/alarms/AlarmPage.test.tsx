import type { Alarm, AlarmEntry } from '@smart-elevator/shared-api/contract/alarms/alarm';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import { readElevatorSafety } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { changeAlarm, logAlarmCall, readAlarm } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { readCaller } from '@smart-elevator/shared-api/contract/tickets/callerEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { RESOLVED_EVENT } from '@smart-elevator/shared-ui/state/alerts';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFireService, anAlarm } from '../testing/anAlarm';
import { timeInput, timeOf } from './alarmText';
import { AlarmPage } from './AlarmPage';

const network = fakeNetwork();

const TAKEN = '2026-06-01T10:05:20.000Z';
const taken = anAlarm({
  ...{ acknowledged_at: TAKEN, arrival_minutes: 60 },
  acknowledged_by: { user_id: 9, name: 'Ravi', phone: '98200 33445' },
});

/** The page of an alarm that was reported at 10:00, when the server's clock has this time. */
function open(alarm: Alarm, now = '2026-06-01T10:12:40.000Z', log: AlarmEntry[] = []) {
  signedIn();
  network.answer(readAlarm, { now, alarm, log, fire: aFireService });
  network.answer(readElevatorSafety, { seals: [], alarms: [], test_calls: [], is_silent: false });
  network.fail(readCaller, 404);
  network.answer(changeAlarm, alarm);
  network.answer(logAlarmCall, {});
  return renderRoutes([{ path: '/alarm', Component: AlarmPage }], '/alarm?alarmId=3');
}
const changes = () => network.calls(changeAlarm).map(({ body }) => body);

test('before the minutes of the fire service its numbers are among the calls only; a tap calls and is logged (R1310)', async () => {
  const { user } = open(taken, '2026-06-01T10:29:50.000Z');
  const calls = within(await screen.findByRole('region', { name: 'Calls' }));
  expect(screen.queryByText(/minutes are over/)).toBeNull();
  expect(
    calls.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  ).toEqual([
    ['Call the caller 98200 11223', 'tel:9820011223'],
    ['Call Ravi 98200 33445', 'tel:9820033445'],
    ['Call the fire service 101', 'tel:101'],
    ['Call the fire service 112', 'tel:112'],
  ]);
  // jsdom opens no phone.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(calls.getByRole('link', { name: /Call the caller/ }));
  await waitFor(() => expect(network.calls(logAlarmCall)).toHaveLength(1));
  expect(network.calls(logAlarmCall)[0]).toMatchObject({
    params: { alarm_id: '3' },
    body: { called: 'caller', number: '98200 11223' },
  });
});

test('the second click of a double click logs no second call, however fast the answer was (R1310)', async () => {
  const { user } = open(taken, '2026-06-01T10:29:50.000Z');
  const logged = new Promise((resolve) => window.addEventListener(RESOLVED_EVENT, resolve, { once: true }));
  const link = await screen.findByRole('link', { name: /Call the caller/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await act(() => logged);
  fireEvent.click(link, { detail: 2 });
  expect(network.calls(logAlarmCall)).toHaveLength(1);
});

test('a call whose log had no answer is logged again as the same call (R1310)', async () => {
  const { user } = open(taken, '2026-06-01T10:29:50.000Z');
  network.offline(logAlarmCall);
  const link = await screen.findByRole('link', { name: /Call the caller/ });
  jest.useFakeTimers({ now: new Date('2026-06-01T10:29:50Z'), advanceTimers: true });
  for (const times of [1, 2]) {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(link);
    await waitFor(() => expect(network.calls(logAlarmCall)).toHaveLength(times));
    jest.setSystemTime(new Date('2026-06-01T10:30:10Z'));
  }
  jest.useRealTimers();
  const [first, again] = network.calls(logAlarmCall);
  expect(again?.body).toEqual(first?.body);
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('after the minutes of the fire service the page says to call it, with its numbers (R1310, R1355)', async () => {
  open(anAlarm(), '2026-06-01T10:30:00.000Z');
  expect(await screen.findByText('30 minutes are over: call the fire service')).toBeVisible();
  const inCalls = within(screen.getByRole('region', { name: 'Calls' })).getAllByRole('link');
  const links = screen.getAllByRole('link', { name: /^Call the fire service/ });
  expect(links.filter((link) => !inCalls.includes(link)).map((link) => link.getAttribute('href'))).toEqual([
    'tel:101',
    'tel:112',
  ]);
});

test('once it is over nobody is told to call the fire service any more (R1310)', async () => {
  open(
    anAlarm({
      released_at: '2026-06-01T10:20:00.000Z',
      released_by: { user_id: 9, name: 'Ravi', phone: '' },
    }),
    '2026-06-01T12:00:00.000Z',
  );
  expect(await screen.findByRole('timer')).toHaveTextContent('20:00 until released');
  expect(screen.queryByRole('link', { name: /fire service/ })).toBeNull();
});

test('a moment is corrected by its time; the page shows what was stored before (R1304, R1355)', async () => {
  const { user } = open(taken, undefined, [
    {
      ...{ entry_id: 1, at: TAKEN, device_at: null, who: 'Ravi', what: 'corrected' },
      ...{ subject: 'acknowledged_at', before: '2026-06-01T10:09:00.000Z', after: TAKEN },
    },
  ]);
  expect(await screen.findByText(`formerly ${timeOf('2026-06-01T10:09:00.000Z')}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Correct Taken' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the time: Taken' }));
  const time = dialog.getByLabelText(/^Time/);
  expect(time).toHaveValue(timeInput(TAKEN));
  network.fail(changeAlarm, 400, { acknowledged_at: ['It is in the future.'] });
  await user.click(dialog.getByRole('button', { name: 'Save the time' }));
  expect(await dialog.findByText('It is in the future.')).toBeVisible();
  // Nothing was typed: the moment is what it was, with its seconds.
  expect(changes()).toEqual([expect.objectContaining({ acknowledged_at: TAKEN })]);
});

test('a moment is corrected to the minute of the stage before, whose seconds the page does not show (R1304)', async () => {
  const { user } = open({ ...taken, arrived_at: '2026-06-01T10:11:45.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Correct Arrived' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the time: Arrived' }));
  await user.clear(dialog.getByLabelText(/^Time/));
  await user.type(dialog.getByLabelText(/^Time/), timeInput(TAKEN));
  await user.click(dialog.getByRole('button', { name: 'Save the time' }));
  await waitFor(() => expect(changes()).toMatchObject([{ arrived_at: TAKEN }]));
});

test('what the caller says afterwards is optional: only what was answered is sent (R1352)', async () => {
  const { user } = open(anAlarm());
  const form = within(await screen.findByRole('form', { name: 'What the caller says' }));
  for (const group of ['Is anybody injured or ill?', 'Are they calm?'])
    expect(
      within(form.getByRole('radiogroup', { name: group })).getByLabelText('Not asked yet'),
    ).toBeChecked();
  await user.type(form.getByLabelText('How many people'), '3');
  await user.type(form.getByLabelText('Floor'), '7');
  await user.click(
    within(form.getByRole('radiogroup', { name: 'Is anybody injured or ill?' })).getByLabelText('No'),
  );
  await user.click(form.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toEqual({ people: 3, floor: '7', injured: false, device_at: expect.any(String) });
});

test('an alarm with an address only asks for its lift (R1301)', async () => {
  const { user } = open(anAlarm({ elevator_id: null, elevator_name: '', ticket_id: null, ticket_key: null }));
  const form = within(await screen.findByRole('form', { name: 'Which lift is it?' }));
  await user.click(form.getByRole('button', { name: 'This is the lift' }));
  expect(await form.findByText(alarmMessages.placeMissing)).toBeVisible();
  expect(changes()).toEqual([]);
});
