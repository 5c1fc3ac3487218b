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
