import { tabStorage } from '@smart-elevator/shared-api/client/browserStorage';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import { acknowledgeAlarm, readOpenAlarms } from '@smart-elevator/shared-api/contract/alarms/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFireService, anAlarm } from '../testing/anAlarm';
import { AlarmWatch } from './AlarmWatch';

const network = fakeNetwork();

function open() {
  signedIn();
  document.title = 'Home';
  return renderRoutes([{ path: '/', element: <AlarmWatch /> }], '/');
}

const answer = (alarms: ReturnType<typeof anAlarm>[]) =>
  network.answer(readOpenAlarms, { now: '2026-06-01T10:12:40.000Z', alarms, fire: aFireService });
const findBar = () => screen.findByRole('region', { name: 'Alarms' });
const taken = anAlarm({
  acknowledged_at: '2026-06-01T10:05:00.000Z',
  acknowledged_by: { user_id: 9, name: 'Ravi', phone: '' },
  arrival_minutes: 20,
});

test('without an alarm there is no bar', async () => {
  answer([]);
  open();
  await waitFor(() => expect(network.calls(readOpenAlarms)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Alarms' })).toBeNull();
});

test('a tab that had the bar before it was loaded again keeps its place until the alarms are known (R1353)', async () => {
  tabStorage.setItem('smart-elevator.alarms-height', '57');
  answer([]);
  const { container } = open();
  expect(container.querySelector('[style*="57px"]')).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('[style*="57px"]')).toBeNull());
});

test('an alarm is above everything, with the minutes of the server’s clock on a device with another one (R1302, R1353)', async () => {
  answer([anAlarm()]);
  open();
  const bar = within(await findBar());
  expect(bar.getByText('reported 12 minutes ago')).toBeInTheDocument();
  expect(bar.getByText('Nobody has taken it')).toBeVisible();
  expect(bar.getByRole('alert')).toHaveTextContent('Passenger trapped: AA1005, Copper Ridge, 710 Obrecht Rd');
  expect(bar.getByRole('link', { name: /Open alarm/ })).toHaveAttribute('href', '/alarm?alarmId=3');
  expect(document.title).toBe('(1) Passenger trapped! · Home');
});

test('on the phone of a technician it leads to a page below their own (R1425)', async () => {
  answer([anAlarm()]);
  signedIn({ user_type: 'TechnicianUser' });
  renderRoutes([{ path: '/', element: <AlarmWatch /> }], '/');
  const bar = within(await findBar());
  expect(bar.getByRole('link', { name: /Open alarm/ })).toHaveAttribute('href', '/my_work/alarm?alarmId=3');
});

test('the height of the bar is kept for the next page of the tab, and forgotten with the bar (R1353)', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(61);
  answer([anAlarm()]);
  open();
  await findBar();
  const kept = () => tabStorage.getItem('smart-elevator.alarms-height');
  expect(kept()).toBe('61');
  answer([]);
  await act(() => queryClient.invalidateQueries({ queryKey: ['alarms'] }));
  await waitFor(() => expect(kept()).toBeNull());
});

test('once somebody has taken it, the title is the page’s own, and the bar says who comes (R1353)', async () => {
  answer([anAlarm()]);
  open();
  await findBar();
  answer([taken]);
  await act(() => queryClient.invalidateQueries({ queryKey: ['alarms'] }));
  expect(await screen.findByText(/^Ravi will arrive at/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I take it' })).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(document.title).toBe('Home');
});

test('of two who take it, the second reads who was first (R1305, R1354)', async () => {
  answer([anAlarm()]);
  network.fail(acknowledgeAlarm, 409, { detail: alarmMessages.taken('Ravi'), current: taken });
  const { user } = open();
  await findBar();
  await user.click(screen.getByRole('button', { name: 'I take it' }));
  answer([taken]);
  await user.click(screen.getByRole('button', { name: '15 minutes' }));
  expect(await screen.findByText('Ravi has taken this alarm already.')).toBeVisible();
  expect(network.calls(acknowledgeAlarm)[0]?.body).toMatchObject({ arrival_minutes: 15 });
  expect(await screen.findByText(/^Ravi will arrive at/)).toBeInTheDocument();
});

test('a hidden tab shows a notification until somebody has taken the alarm, if the browser was allowed to (R1353)', async () => {
  const shown: { title: string; body: string | undefined; close: jest.Mock }[] = [];
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    close = jest.fn();
    constructor(title: string, { body }: NotificationOptions) {
      super();
      shown.push({ title, body, close: this.close });
    }
  }
  Reflect.set(window, 'Notification', FakeNotification);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  answer([anAlarm()]);
  open();
  await findBar();
  expect(shown).toEqual([
    { title: 'Passenger trapped', body: 'AA1005, Copper Ridge, 710 Obrecht Rd', close: expect.anything() },
  ]);
  answer([taken]);
  await act(() => queryClient.invalidateQueries({ queryKey: ['alarms'] }));
  await waitFor(() => expect(shown[0]?.close).toHaveBeenCalled());
  // A tab that is seen has the bar.
  hidden.mockReturnValue(false);
  answer([anAlarm({ alarm_id: 4 })]);
  await act(() => queryClient.invalidateQueries({ queryKey: ['alarms'] }));
  await screen.findByText('Nobody has taken it');
  expect(shown).toHaveLength(1);
  Reflect.deleteProperty(window, 'Notification');
});

test('a browser that keeps the tab silent is asked with a button, until it may sound (R1353)', async () => {
  let isAllowed = false;
  const started = jest.fn();
  const tone = () => ({
    ...{ type: '', frequency: { value: 0 }, gain: { value: 0 } },
    ...{ connect: () => undefined, disconnect: () => undefined, start: started, stop: () => undefined },
  });
  class FakeAudio {
    state = 'suspended';
    currentTime = 0;
    destination = {};
    createOscillator = tone;
    createGain = tone;
    resume = async () => {
      if (isAllowed) this.state = 'running';
    };
  }
  Reflect.set(globalThis, 'AudioContext', FakeAudio);
  answer([anAlarm()]);
  const { user } = open();
  const bar = within(await findBar());
  const button = await bar.findByRole('button', { name: 'Turn the sound on' });
  expect(started).not.toHaveBeenCalled();
  isAllowed = true;
  await user.click(button);
  await waitFor(() => expect(started).toHaveBeenCalled());
  await waitFor(() => expect(bar.queryByRole('button', { name: 'Turn the sound on' })).toBeNull());
  Reflect.deleteProperty(globalThis, 'AudioContext');
});
