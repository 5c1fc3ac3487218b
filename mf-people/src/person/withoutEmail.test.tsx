import { screen } from '@testing-library/react';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  customerList,
  deletePerson,
  employeeList,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { aCustomer, anEmployee } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openPeople } from '../testing/openPeople';

const network = fakeNetwork();
const open = { email: '', last_name: '', username: 'shanti.01234567' };

/** A person from a file has no e-mail address (R876). */
test('a technician without an e-mail address has no empty link on the card', async () => {
  network.answerList(employeeList, [anEmployee({ ...open, first_name: 'Shanti' })]);
  openPeople('/technicians');
  expect(await screen.findByText('Shanti')).toBeVisible();
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  expect(document.body).not.toHaveTextContent(/\b(?:null|undefined)\b/);
});

test('a customer without an e-mail address is named by the user name when deleted, and cannot be invited', async () => {
  const row = aCustomer({ ...open, first_name: 'Shanti', invitation: 'Held' });
  network.answerList(customerList, [row]);
  network.answerList(userElevators, []);
  network.answerList(contractList, []);
  network.answer(deletePerson, { detail: 'ok' });
  const { user } = openPeople('/customers');
  expect(await screen.findByText(/Invitation held/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send now/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Delete / }));
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent(/, $|null|undefined/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('User with ID shanti.01234567 deleted successfully')).toBeVisible();
  expect(network.calls(deletePerson)[0]?.body).toMatchObject({ user_id: row.user_id });
});
