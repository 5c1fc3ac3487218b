import { select } from '@smart-elevator/shared-api/client/selection';
import { updateElevator } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { anElevator } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen } from '@testing-library/react';
import { openForm } from '../testing/elevatorForm';

const network = fakeNetwork();
const open = (address: string) => openForm(network, address);
const stored = anElevator({ elevator_id: 9, elevator_name: 'AA1009' });

test('without an id in the address the last selected elevator is edited', async () => {
  network.answer(updateElevator, stored);
  select({ elevator: { id: 9, name: 'AA1009' } });
  open('/edit_elevator');
  expect(await screen.findByLabelText(/^Elevator name/)).toHaveValue('AA1009');
});

test('without a selection a message with a link to the elevators is shown', async () => {
  open('/edit_elevator');
  expect(await screen.findByText('No elevator selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Elevators' })).toHaveAttribute('href', '/elevators');
});

test('a missing elevator shows a message', async () => {
  network.fail(updateElevator, 404, { detail: 'Not found.' });
  open('/edit_elevator?elevatorId=77');
  expect(await screen.findByText('This elevator does not exist or was deleted.')).toBeVisible();
});

test('an elevator that cannot be loaded can be retried', async () => {
  network.offline(updateElevator);
  const { user } = open('/edit_elevator?elevatorId=9');
  expect(await screen.findByRole('alert')).toHaveTextContent('The elevator could not be loaded');
  network.answer(updateElevator, stored);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Elevator name/)).toHaveValue('AA1009');
});
