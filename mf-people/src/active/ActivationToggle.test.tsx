import { screen, waitFor, within } from '@testing-library/react';
import {
  activatePerson,
  customerList,
  deactivatePerson,
  employeeList,
  readWork,
} from '@smart-elevator/shared-api/contract/people/endpoints';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { aCustomer, anEmployee, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { openPeople } from '../testing/openPeople';

const network = fakeNetwork();

const anita = anEmployee({ user_id: 31, username: 'anita', is_active: true });
const ben = anEmployee({ user_id: 32, username: 'ben', is_active: true });
const gone = anEmployee({ user_id: 33, username: 'gone', is_active: false });
const left = { ...anita, is_active: false };
const DONE = { detail: 'anita has been deactivated.', handed_over: 4 };

const dialog = () => within(screen.getByRole('dialog'));
const findDialog = async () => within(await screen.findByRole('dialog'));
const card = (name: string) => {
  const item = screen.getAllByRole('listitem').find((one) => within(one).queryByText(name));
  if (!item) throw new Error(`There is no card of ${name}.`);
  return within(item);
};

async function ask(rows = [anita, ben, gone]) {
  network.answerList(employeeList, rows);
  network.answer(readWork, { open_tickets: 4, elevators: 2, coming_visits: 1 });
  const view = openPeople('/technicians');
  await view.user.click(await screen.findByRole('button', { name: 'Deactivate anita' }));
  await (await findDialog()).findByText('4 open tickets are assigned to anita.');
  return view;
}

const confirm = () => dialog().getByRole('button', { name: 'Deactivate' });

/** The server accepts it, and the list then shows it. */
const deactivates = (reply = DONE) =>
  network.answer(deactivatePerson, () => {
    network.answerList(employeeList, [left, ben, gone]);
    return reply;
  });

test('a technician is deactivated only after confirmation, which explains the effect and shows the work that waits (R428)', async () => {
  network.answer(deactivatePerson, DONE);
  const { user } = await ask();
  expect(screen.getByRole('dialog', { name: 'Deactivate anita?' })).toHaveTextContent(
    'anita will not be able to sign in',
  );
  expect(network.calls(readWork)[0]?.params).toEqual({ dealer_id: String(DEALER_ID), user_id: '31' });
  expect(dialog().getByText('2 elevators are assigned to anita.')).toBeVisible();
  expect(dialog().getByText('1 visit of anita is planned in the next 30 days.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(deactivatePerson)).toEqual([]);
});

test('the open tickets are handed over to a chosen technician; deactivated ones are not offered', async () => {
  deactivates();
  const { user } = await ask();
  await user.click(dialog().getByRole('combobox', { name: 'Hand over to' }));
  await user.click(await dialog().findByTitle('ben'));
  expect(dialog().queryByTitle('gone')).not.toBeInTheDocument();
  await user.click(confirm());
  expect(
    await screen.findByText('anita has been deactivated. 4 open tickets were handed over to ben.'),
  ).toHaveAttribute('role', 'status');
  expect(network.calls(deactivatePerson).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { dealer_id: String(DEALER_ID) }, body: { user_id: 31, receivers: [32] } },
  ]);
});

test('without a choice they are left unassigned; the card is marked and can be activated again', async () => {
  deactivates();
  const { user } = await ask();
  await user.click(confirm());
  expect(
    await screen.findByText('anita has been deactivated. 4 open tickets are unassigned now.'),
  ).toBeVisible();
  await waitFor(() => expect(card('anita').getByText('Deactivated')).toBeVisible());
  expect(card('ben').queryByText('Deactivated')).not.toBeInTheDocument();
  expect(network.calls(deactivatePerson)[0]?.body).toEqual({ user_id: 31 });
  expect(card('anita').getByRole('button', { name: 'Activate anita' })).toBeVisible();
});

test('a double click deactivates once', async () => {
  const later = deferred<typeof DONE>();
  const { user } = await ask();
  network.answer(deactivatePerson, () => later.promise);
  await user.dblClick(confirm());
  later.resolve(DONE);
  expect(await screen.findByText(/^anita has been deactivated\./)).toBeVisible();
  expect(network.calls(deactivatePerson)).toHaveLength(1);
});

test('a server error is shown in the dialog, which keeps the choice', async () => {
  network.fail(deactivatePerson, 400, { receivers: ['Invalid pk "32" - object does not exist.'] });
  const { user } = await ask();
  await user.click(confirm());
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'anita could not be deactivated.Invalid pk "32" - object does not exist.',
  );
});

test('a deactivation whose answer was lost says so in its dialog, and sent again it is the same one (R256)', async () => {
  const { user } = await ask();
  network.offline(deactivatePerson);
  network.answerList(employeeList, [left, ben, gone]);
  await user.click(confirm());
  await waitFor(() => expect(card('anita').getByText('Deactivated')).toBeInTheDocument());
  expect(dialog().getByRole('alert')).toHaveTextContent('anita could not be deactivated.');
  network.answer(deactivatePerson, DONE);
  await user.click(confirm());
  expect(
    await screen.findByText('anita has been deactivated. 4 open tickets are unassigned now.'),
  ).toBeVisible();
  const [first, again] = network.calls(deactivatePerson).map(({ headers }) => headers.get('idempotency-key'));
  expect([again, typeof again]).toEqual([first, 'string']);
  expect(screen.getByRole('heading', { name: 'anita' }).closest('li')).toHaveFocus();
});

test('several technicians share the work; one who was chosen can be removed again (R428)', async () => {
  deactivates();
  const carl = anEmployee({ user_id: 34, username: 'carl', is_active: true });
  const { user } = await ask([anita, ben, carl]);
  const choose = async (name: string) => {
    await user.click(dialog().getByRole('combobox', { name: 'Hand over to' }));
    await user.click(await dialog().findByTitle(name));
  };
  await choose('ben');
  await choose('carl');
  const chosen = within(dialog().getByRole('list', { name: 'Technicians who take over' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(chosen.getByRole('button', { name: 'Remove ben' }));
  await choose('ben');
  await user.click(confirm());
  expect(
    await screen.findByText('anita has been deactivated. 4 open tickets were handed over to carl, ben.'),
  ).toBeVisible();
  expect(network.calls(deactivatePerson)[0]?.body).toEqual({ user_id: 31, receivers: [34, 32] });
});

test('a person who was deleted meanwhile: a message is shown, and the card disappears', async () => {
  const { user } = await ask();
  network.fail(deactivatePerson, 404, { detail: 'Not found.' });
  network.answerList(employeeList, [ben]);
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('anita could not be deactivated. Not Found');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'anita' })).not.toBeInTheDocument());
});

test('Activate reactivates the person, once, and shows a message', async () => {
  network.answerList(employeeList, [left]);
  const { user } = openPeople('/technicians');
  const later = deferred<{ detail: string }>();
  network.answer(activatePerson, () => later.promise);
  await user.dblClick(await screen.findByRole('button', { name: 'Activate anita' }));
  network.answerList(employeeList, [anita]);
  later.resolve({ detail: 'anita has been activated.' });
  expect(await screen.findByText('anita has been activated.')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(screen.queryByText('Deactivated')).not.toBeInTheDocument());
  expect(network.calls(activatePerson).map(({ body }) => body)).toEqual([{ user_id: 31 }]);
});

test('a failed activation shows a message, the card stays marked, and it can be tried again', async () => {
  network.answerList(employeeList, [left]);
  network.offline(activatePerson);
  const { user } = openPeople('/technicians');
  await user.click(await screen.findByRole('button', { name: 'Activate anita' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('anita could not be activated.');
  expect(screen.getByText('Deactivated')).toBeVisible();
  network.answerList(employeeList, [anita]);
  network.answer(activatePerson, { detail: 'anita has been activated.' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('anita has been activated.')).toBeVisible();
});

test('deactivating a customer does not ask about tickets, since customers have no assigned ones', async () => {
  network.answerList(customerList, [aCustomer({ user_id: 51, username: 'asha', is_active: true })]);
  network.answer(deactivatePerson, { detail: 'asha has been deactivated.', handed_over: 0 });
  const { user } = openPeople('/customers');
  await user.click(await screen.findByRole('button', { name: 'Deactivate asha' }));
  expect((await findDialog()).queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(confirm());
  expect(await screen.findByText('asha has been deactivated.')).toBeVisible();
});

test('deactivation is not offered if the server does not support it', async () => {
  network.answerList(employeeList, [anEmployee({ username: 'anita' })]);
  openPeople('/technicians');
  expect(await screen.findByRole('heading', { name: 'anita' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /activate/i })).not.toBeInTheDocument();
});
