import { screen, waitFor, within } from '@testing-library/react';
import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import {
  customerList,
  deletePerson,
  employeeList,
  readWork,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { contractList } from '@smart-elevator/shared-api/contract/amc/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { aContract } from '@smart-elevator/shared-api/testing/contractFactories';
import {
  aCustomer,
  anElevator,
  anEmployee,
  DEALER_ID,
  many,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openPeople } from '../testing/openPeople';

const network = fakeNetwork();

beforeEach(() => {
  network.answerList(userElevators, []);
  network.answerList(contractList, []);
  network.answer(readWork, { open_tickets: 3, elevators: 2, coming_visits: 0 });
});

const technicians = (names: string[]) =>
  network.answerList(
    employeeList,
    names.map((username, n) => anEmployee({ username, email: `${username}@example.com` }, n + 1)),
  );
const customers = (names: string[]) =>
  network.answerList(
    customerList,
    names.map((username, n) => aCustomer({ username, email: `${username}@example.com` }, n + 1)),
  );

describe.each([
  ['technician', '/technicians', technicians],
  ['customer', '/customers', customers],
])('deleting a %s', (_who, path, answer) => {
  async function openAndAsk() {
    answer(['anita', 'ben']);
    const view = openPeople(path);
    await view.user.click(await screen.findByRole('button', { name: 'Delete anita' }));
    return view;
  }

  test('asks first, and names the person (R410)', async () => {
    network.answer(deletePerson, { detail: 'ok' });
    const { user } = await openAndAsk();
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' });
    expect(dialog).toHaveTextContent('anita, anita@example.com');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(network.calls(deletePerson)).toEqual([]);
  });

  test('the person disappears from the list, a message is shown, and it is sent once (R410)', async () => {
    const { user } = await openAndAsk();
    network.answer(deletePerson, () => {
      answer(['ben']);
      return { detail: 'User with ID anita@example.com deleted successfully' };
    });
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User with ID anita@example.com deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'anita' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'ben' })).toBeVisible();
    expect(network.calls(deletePerson).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { dealer_id: String(DEALER_ID) }, body: { email: 'anita@example.com' } },
    ]);
  });

  test('a failed deletion shows the reason, and the person stays (R410)', async () => {
    const { user } = await openAndAsk();
    network.fail(deletePerson, 500, { detail: 'A server error occurred.' });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Failed to delete user with ID anita@example\.com: \S/,
    );
    expect(screen.getByRole('heading', { name: 'anita' })).toBeVisible();
  });
});

test('a person deleted in another tab: a message is shown, and the stale card disappears', async () => {
  select({ technician: { id: 101, name: 'anita' } });
  technicians(['anita', 'ben']);
  const { user } = openPeople('/technicians');
  await user.click(await screen.findByRole('button', { name: 'Delete anita' }));
  network.fail(deletePerson, 404, { detail: 'Not found.' });
  technicians(['ben']);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to delete user with ID anita@example.com: Not Found',
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'anita' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'ben' })).toBeVisible();
  expect(useSelection.getState().technician).toBeUndefined();
});

describe('deleting a technician', () => {
  async function askToDelete() {
    technicians(['anita', 'ben', 'carl']);
    const view = openPeople('/technicians');
    await view.user.click(await screen.findByRole('button', { name: 'Delete anita' }));
    return { ...view, dialog: within(screen.getByRole('alertdialog')) };
  }

  test('says what waits, and hands it over to several (R428)', async () => {
    const { user, dialog } = await askToDelete();
    expect(await dialog.findByText('3 open tickets are assigned to anita.')).toBeVisible();
    expect(dialog.getByText('2 elevators are assigned to anita.')).toBeVisible();
    for (const name of ['carl', 'ben']) {
      await user.click(dialog.getByRole('combobox', { name: 'Hand over to' }));
      await user.click(await dialog.findByTitle(name));
    }
    network.answer(deletePerson, { detail: 'ok', handed_over: 3 });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User with ID anita@example.com deleted successfully')).toBeVisible();
    expect(screen.getByText('3 open tickets were handed over to carl, ben.')).toBeVisible();
    expect(network.calls(deletePerson)[0]?.body).toEqual({
      email: 'anita@example.com',
      receivers: [103, 102],
    });
  });

  test('a receiver who was deactivated meanwhile: the reason is shown', async () => {
    const { user, dialog } = await askToDelete();
    await user.click(await dialog.findByRole('combobox', { name: 'Hand over to' }));
    await user.click(await dialog.findByTitle('ben'));
    network.fail(deletePerson, 400, { receivers: ['Invalid pk "102" - object does not exist.'] });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete user with ID anita@example.com: Invalid pk "102" - object does not exist.',
    );
  });

  test('nobody is asked for when nothing waits', async () => {
    network.answer(readWork, { open_tickets: 0, elevators: 0, coming_visits: 0 });
    const { dialog } = await askToDelete();
    expect(
      await dialog.findByText('anita has no open tickets, no elevators and no planned visits.'),
    ).toBeVisible();
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('visits alone are handed over, too (R1338)', async () => {
    network.answer(readWork, { open_tickets: 0, elevators: 0, coming_visits: 2 });
    const { dialog } = await askToDelete();
    expect(await dialog.findByText('2 visits of anita are planned in the next 30 days.')).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Hand over to' })).toBeVisible();
  });
});

test('a deleted person is no longer selected', async () => {
  select({ technician: { id: 101, name: 'anita' } });
  technicians(['anita']);
  network.answer(deletePerson, { detail: 'ok' });
  const { user } = openPeople('/technicians');
  await user.click(await screen.findByRole('button', { name: 'Delete anita' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(useSelection.getState().technician).toBeUndefined());
});

test.each([
  ['/technicians', 'Add Technicians', '/add_technicians'],
  ['/customers', 'Add Customer', '/add_customer'],
])('%s links to the form of a new one', async (path, name, to) => {
  technicians([]);
  customers([]);
  openPeople(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test.each([
  ['/technicians', '/edit_tech?userId=101'],
  ['/customers', '/edit_cust?userId=501'],
])('a card on %s links to its edit form', async (path, to) => {
  technicians(['anita']);
  customers(['anita']);
  openPeople(path);
  expect(await screen.findByRole('link', { name: 'Edit anita' })).toHaveAttribute('href', to);
});

test('a page whose last person was deleted redirects to the first', async () => {
  network.answerList(employeeList, many(anEmployee, 15));
  const { address } = openPeople('/technicians?page=2');
  expect(await screen.findByRole('heading', { name: 'tech.1' })).toBeVisible();
  expect(address()).toBe('/technicians');
});

describe('deleting a customer shows what happens to their elevators and contracts', () => {
  async function ask() {
    customers(['anita']);
    const view = openPeople('/customers');
    await view.user.click(await screen.findByRole('button', { name: 'Delete anita' }));
    return screen.getByRole('alertdialog');
  }

  test('elevators stay without a customer, contracts continue under the name; expired ones are not listed', async () => {
    network.answerList(userElevators, many(anElevator, 3));
    network.answerList(contractList, [
      aContract({ customer_id: 501 }, 1),
      aContract({ customer_id: 501, days_left: -3, state: 'Lapsed' }, 2),
      aContract({ customer_id: 501, state: 'Ended' }, 3),
    ]);
    const dialog = await ask();
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        /anita@example\.com 3 elevators stay, without a customer\. 1 AMC contract continues under this name; only you are reminded of the end\.$/,
      ),
    );
    expect(network.calls(contractList)[0]?.query).toMatchObject({ customer: '501' });
  });

  test('without elevators and contracts', async () => {
    const dialog = await ask();
    await waitFor(() =>
      expect(dialog).toHaveTextContent('This customer has no elevators and no AMC contracts.'),
    );
  });

  test('a failed load shows a message', async () => {
    network.fail(userElevators, 500, { detail: 'no' });
    const dialog = await ask();
    await waitFor(() => expect(dialog).toHaveTextContent(/of this customer could not be loaded\./));
  });

  test('on a server without contracts only the elevators are listed', async () => {
    network.answerList(userElevators, many(anElevator, 1));
    network.fail(contractList, 404, { detail: 'Not found.' });
    const dialog = await ask();
    await waitFor(() => expect(dialog).toHaveTextContent('1 elevator stays, without a customer.'));
    expect(dialog).not.toHaveTextContent('contract');
  });
});
