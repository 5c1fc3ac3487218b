import { screen, waitFor, within } from '@testing-library/react';
import {
  deactivatePerson,
  deletePerson,
  employeeList,
  readWork,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { anEmployee } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openPeople } from '../testing/openPeople';

const network = fakeNetwork();
const people = [
  anEmployee({ user_id: 31, username: 'anita', email: 'anita@example.com', is_active: true }),
  anEmployee({ user_id: 32, username: 'ben', is_active: true }),
];

beforeEach(() => {
  network.answerList(employeeList, people);
  network.lacks(readWork);
});

test('deactivating on a server that does not count the work hands over to one technician (R901)', async () => {
  network.answer(deactivatePerson, { detail: 'anita has been deactivated.', handed_over: 4 });
  const { user } = openPeople('/technicians');
  await user.click(await screen.findByRole('button', { name: 'Deactivate anita' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The open tickets could not be counted.')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Hand over to' }));
  await user.click(await dialog.findByTitle('ben'));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Hand over to' })).toBeDisabled());
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText(/ 4 open tickets were handed over to ben\.$/)).toBeVisible();
  expect(network.calls(deactivatePerson)[0]?.body).toEqual({ user_id: 31, hand_over_to: 32 });
});

test('deleting on a server without a hand-over asks the question alone (R901)', async () => {
  network.answer(deletePerson, { detail: 'ok' });
  const { user } = openPeople('/technicians');
  await user.click(await screen.findByRole('button', { name: 'Delete anita' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.queryByRole('combobox')).not.toBeInTheDocument());
  expect(dialog.queryByRole('status')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('User with ID anita@example.com deleted successfully')).toBeVisible();
  expect(network.calls(deletePerson)[0]?.body).toEqual({ email: 'anita@example.com' });
});
