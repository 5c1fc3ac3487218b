import {
  readAccidentRegister,
  readElevatorSafety,
  sealElevator,
} from '@smart-elevator/shared-api/contract/alarms/afterEndpoints';
import { alarmMessages } from '@smart-elevator/shared-api/contract/alarms/alarmMessages';
import type { Seal } from '@smart-elevator/shared-api/contract/alarms/seal';
import { localDay } from '@smart-elevator/shared-api/contract/calendar';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, within } from '@testing-library/react';
import { anAlarm } from '../testing/anAlarm';
import { AlarmSeal } from './AlarmSeal';
import { RegisterButton } from './RegisterButton';

const network = fakeNetwork();

const seal: Seal = {
  ...{ seal_id: 4, elevator_id: 5, alarm_id: 3, reason: 'Inspector is called' },
  ...{ sealed_at: '2026-06-01T11:00:00.000Z', sealed_by: 'Ravi', lifted_at: null, lifted_by: null },
  ...{ permit_number: null, permit_date: null, permit_file_id: null },
};

function open(seals: Seal[]) {
  signedIn();
  network.answer(readElevatorSafety, { seals, alarms: [], test_calls: [], is_silent: false });
  return renderRoutes([{ path: '/', element: <AlarmSeal alarm={anAlarm()} elevator_id={5} /> }], '/');
}

test('the lift is sealed from the page of its alarm; a refusal is at the reason (R1361)', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Seal the lift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Seal AA1005' }));
  await user.type(dialog.getByLabelText(/^Why is it sealed/), 'Inspector is called');
  network.fail(sealElevator, 400, { reason: [alarmMessages.sealedAlready] });
  await user.click(dialog.getByRole('button', { name: 'Seal the lift' }));
  expect(await dialog.findByText('This lift is sealed already.')).toBeVisible();
  network.answer(sealElevator, seal);
  network.answer(readElevatorSafety, { seals: [seal], alarms: [], test_calls: [], is_silent: false });
  await user.click(dialog.getByRole('button', { name: 'Seal the lift' }));
  expect(await screen.findByText('Inspector is called · Ravi')).toBeVisible();
  expect(screen.getByText('Sealed')).toBeVisible();
  expect(network.calls(sealElevator).at(-1)?.body).toEqual({ reason: 'Inspector is called', alarm_id: 3 });
});

test('a seal that is over is named with its permit (R1361)', async () => {
  open([
    { ...seal, lifted_at: '2026-06-03T11:00:00.000Z', permit_number: 'MH/77', permit_date: '2026-06-03' },
  ]);
  expect(await screen.findByText('The seal was removed with permit MH/77 of 06/03/2026.')).toBeVisible();
});

test('the accident register asks for its period, and says why it was not made (R1362)', async () => {
  signedIn();
  network.offline(readAccidentRegister);
  const { user } = renderRoutes([{ path: '/', element: <RegisterButton /> }], '/');
  await user.click(screen.getByRole('button', { name: 'Accident register' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accident register' }));
  await user.click(dialog.getByRole('button', { name: 'Save as PDF' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(network.calls(readAccidentRegister)[0]?.query).toMatchObject({ to: localDay(), language: 'en' });
});
