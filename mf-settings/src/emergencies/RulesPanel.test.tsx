import {
  alarmSettingMessages,
  USUAL_ALARM_SETTINGS,
  type AlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/alarmSettings';
import {
  readAlarmSettings,
  storeAlarmSettings,
} from '@smart-elevator/shared-api/contract/alarms/settingEndpoints';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { RulesPanel } from './RulesPanel';

const network = fakeNetwork();

function open() {
  signedIn();
  network.answer(readAlarmSettings, USUAL_ALARM_SETTINGS);
  network.answer(storeAlarmSettings, ({ body }) => body as AlarmSettings);
  return renderRoutes(
    [
      {
        path: '/emergencies',
        element: (
          <>
            <Link to="/settings">Settings</Link>
            <RulesPanel settings={USUAL_ALARM_SETTINGS} />
          </>
        ),
      },
      { path: '/settings', element: <h1>Settings</h1> },
    ],
    '/emergencies',
  );
}

test('numbers of the fire service may have commas or semicolons between them; each is checked', async () => {
  const { user } = open();
  const numbers = await screen.findByRole('textbox', { name: /^Numbers/ });
  await user.clear(numbers);
  await user.type(numbers, '१०१; 112 ;1070, 1800 123 4567 1800 123 4567');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ensure this field has no more than 20 characters.')).toBeVisible();
  await user.clear(numbers);
  await user.type(numbers, '101 / 112');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(alarmSettingMessages.notDialable)).toBeVisible();
  await user.clear(numbers);
  await user.type(numbers, '१०१; 112 ;1070, 108');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.calls(storeAlarmSettings).map(({ body }) => body)).toEqual([
      { ...USUAL_ALARM_SETTINGS, fire_numbers: ['101', '112', '1070', '108'] },
    ]),
  );
});

test('leaving asks while a change is not saved (R1111)', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Minutes/ }), '7');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave and discard' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
});
