import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { USUAL_ALARM_SETTINGS, type Duty } from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import {
  listDuties,
  listTestCalls,
  readAlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { act, screen } from '@testing-library/react';
import { EmergenciesPage } from './EmergenciesPage';
import { EmergenciesSetting } from './EmergenciesSetting';

const network = fakeNetwork();
const HOUR = 3_600_000;
const shown = (text: RegExp) => screen.findByText(text, { selector: 'dd, p' });

/** A duty of Arjun between two moments, in hours from the present one. */
const dutyBetween = (from: number, to: number): Duty => ({
  ...{ duty_id: 7, user_id: 31, name: 'Arjun', is_active: true },
  starts_at: new Date(Date.now() + from * HOUR).toISOString(),
  ends_at: new Date(Date.now() + to * HOUR).toISOString(),
});

test.each([
  ['the page', EmergenciesPage],
  ['the setting', EmergenciesSetting],
])('%s shows a duty that begins or ends while it is open (R1365, R1366)', async (_, Component) => {
  signedIn();
  network.answer(readAlarmSettings, USUAL_ALARM_SETTINGS);
  network.answer(listDuties, []);
  network.answerList(employeeList, []);
  network.answer(listTestCalls, { results: [], silent: [] });
  renderRoutes([{ path: '/', Component }], '/');
  expect(await shown(/Nobody is on call now\./)).toBeVisible();
  // The answers come later than the page was opened.
  network.answer(listDuties, () => [dutyBetween(0, 1)]);
  await act(() => queryClient.invalidateQueries());
  expect(await shown(/Arjun/)).toBeVisible();
  network.answer(listDuties, () => [dutyBetween(-1, 0)]);
  await act(() => queryClient.invalidateQueries());
  expect(await shown(/Nobody is on call now\./)).toBeVisible();
});
