import { readAlarmTimes } from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { ALARM_PARTS, type AlarmTime } from '@smart-elevator/shared-api/contract/alarms/alarmTimes';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { AlarmTimesTrend } from './AlarmTimesTrend';

const network = fakeNetwork();
const days = { from: '2026-01-01', to: '2026-12-31' };
const NONE = { alarms: 0, median_minutes: null, p90_minutes: null, worst_minutes: null };

function open() {
  signedIn();
  renderRoutes([{ path: '/', element: <AlarmTimesTrend days={days} /> }], '/');
}

test('each part of the clock has median, nine of ten, the worst and the number of alarms (R1364)', async () => {
  const found: AlarmTime = {
    ...{ part: 'acknowledged', alarms: 3, median_minutes: 4, p90_minutes: 30, worst_minutes: 31 },
  };
  network.answer(
    readAlarmTimes,
    ALARM_PARTS.map((part) => (part === found.part ? found : { part, ...NONE })),
  );
  open();
  const table = await screen.findByRole('table', { name: 'Response times to trapped passengers' });
  const cells = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent);
  expect(cells(/^Reported – taken/)).toEqual(['4 minutes', '30 minutes', '31 minutes', '3']);
  expect(cells(/^Taken – arrived/)).toEqual(['–', '–', '–', '0']);
  expect(network.calls(readAlarmTimes)[0]?.query).toEqual(days);
});

test('a period without alarms says so (R1364)', async () => {
  network.answer(
    readAlarmTimes,
    ALARM_PARTS.map((part) => ({ part, ...NONE })),
  );
  open();
  expect(await screen.findByText('Nobody was trapped in this period')).toBeVisible();
});

test('a back end without alarms has no such trend (R1364)', async () => {
  network.lacks(readAlarmTimes);
  open();
  await waitFor(() => expect(network.calls(readAlarmTimes)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
