import { forgetDevice, listDevices } from '@smart-elevator/shared-api/contract/devices/endpoints';
import type { Device } from '@smart-elevator/shared-api/contract/devices/device';
import { signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { TechnicianPhones } from './TechnicianPhones';

const network = fakeNetwork();
const TODAY = new Date();
TODAY.setHours(14, 10, 0, 0);

const aPhone = (changes: Partial<Device> = {}): Device => ({
  device_id: '7c2f3d0e-6f0f-4e0b-9d5f-0c9f6d1f2a3b',
  ...{ user_id: 31, username: 'anita.rao', full_name: 'Anita Rao', pending: 3, missing: 0 },
  oldest_pending_at: TODAY.toISOString(),
  reported_at: TODAY.toISOString(),
  ...changes,
});

function open(phones: Device[]) {
  signedIn();
  network.answer(listDevices, phones);
  return renderRoutes([{ path: '/', element: <TechnicianPhones user_id={31} name="Anita Rao" /> }], '/');
}

test('the dealer sees how much a phone has not sent, and since when (R1418)', async () => {
  open([aPhone()]);
  expect(await screen.findByText('3 unsent since 02:10 PM. Reported 02:10 PM.')).toBeVisible();
});

test('the dealer sees that something is missing (R1418)', async () => {
  open([aPhone({ pending: 0, oldest_pending_at: null, missing: 1 })]);
  expect(await screen.findByText(/^1 thing of this phone has not arrived\./)).toBeVisible();
});

test('a phone that has sent all is not shown, and one that was lost is forgotten (R1418)', async () => {
  const { user } = open([aPhone(), aPhone({ device_id: 'other', pending: 0 })]);
  network.answer(forgetDevice, {});
  await user.click(await screen.findByRole('button', { name: 'Forget this phone' }));
  network.answer(listDevices, []);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Forget this phone' }),
  );
  await waitFor(() => expect(screen.queryByText(/unsent/)).not.toBeInTheDocument());
  expect(network.calls(forgetDevice)).toHaveLength(1);
});
