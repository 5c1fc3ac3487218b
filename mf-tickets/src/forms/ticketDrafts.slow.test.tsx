import { endSession, useSession } from '@smart-elevator/shared-api/client/session';
import { refreshToken } from '@smart-elevator/shared-api/contract/account/endpoints';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { loadElevator } from '@smart-elevator/shared-api/contract/elevators/loadElevator';
import {
  createTicket,
  readTicket,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField, anElevator, aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, target, ticketFixture, formatUsDate } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const BACK = 'Unsaved changes restored';
const EDIT = '/edit_Open_ticket?ticketId=9';
const fields = [
  aCustomField({ name: 'Floor', format: 'integer' }, 1),
  aCustomField({ name: 'Trapped', format: 'boolean' }, 2),
  aCustomField({ name: 'Parts', format: 'checkbox', options: ['Belt', 'Rope'] }, 3),
];
const create = () => screen.getByRole('button', { name: 'Create Ticket' });
const update = () => screen.getByRole('button', { name: 'Update Ticket' });
const part = (name: string) =>
  within(screen.getByRole('group', { name: 'Parts' })).getByRole('checkbox', { name });

beforeEach(() => answerTicketForms(network, { fields }));

test('an unsaved new ticket is restored with its custom values, and can still be created', async () => {
  const first = openTicketForm('/Issue');
  await fillInTicket(first);
  await first.user.type(screen.getByLabelText('Floor'), '3');
  await first.user.click(screen.getByRole('checkbox', { name: 'Trapped' }));
  await first.user.click(part('Rope'));
  first.unmount();

  const { user, address } = openTicketForm('/Issue');
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(screen.getByLabelText(/^Label/)).toHaveValue('Doors');
  expect(screen.getByLabelText('Floor')).toHaveValue('3');
  expect(screen.getByRole('checkbox', { name: 'Trapped' })).toBeChecked();
  expect(part('Rope')).toBeChecked();
  expect(part('Belt')).not.toBeChecked();
  expect(screen.getByLabelText(/^Target Date/)).toHaveValue(formatUsDate(target));
  await user.click(create());
  expect(await screen.findByText('Ticket created successfully !!!')).toBeVisible();
  expect(address()).toBe('/all_tech_issues');
  expect(network.calls(createTicket)[0]?.body).toMatchObject({ elevator_id: 5, assignee: 31 });
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('the elevator of a draft has its name, even if it is not among the first ones', async () => {
  network.answerList(userElevators, [anElevator({ elevator_id: 700, elevator_name: 'ZZ700' })], {
    matches: ({ elevator_name }, { search = '' }) => elevator_name.includes(search),
  });
  const first = openTicketForm('/Issue');
  await screen.findByLabelText(/^Label/);
  await first.choose('Elevator', 'ZZ700');
  first.unmount();
  network.answerList(userElevators, [anElevator({ elevator_id: 5, elevator_name: 'AA1005' })]);
  network.answer(loadElevator, anElevator({ elevator_id: 700, elevator_name: 'ZZ700' }));
  openTicketForm('/Issue');
  // The list of the first visit is still cached; only the name matters.
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(await screen.findByTitle('ZZ700')).toBeVisible();
});

test('Discard restores the stored values', async () => {
  const first = openTicketForm(EDIT);
  await first.user.type(await screen.findByLabelText(/^Summary/), '!');
  first.unmount();
  const { user } = openTicketForm(EDIT);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Door does not close');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
});

test('each ticket and each form has its own draft', async () => {
  network.answer(readTicket, ({ params }) =>
    aTicketDetails({ ...ticketFixture, ticket_id: Number(params['ticket_id']) }),
  );
  const first = openTicketForm(EDIT);
  await first.user.type(await screen.findByLabelText(/^Summary/), '!');
  first.unmount();
  const another = openTicketForm('/edit_Open_ticket?ticketId=10');
  expect(await screen.findByLabelText(/^Summary/)).toHaveValue('Door does not close');
  another.unmount();
  openTicketForm('/update_ticket?ticketId=9');
  expect(await screen.findByLabelText(/^Summary/)).toHaveValue('Door does not close');
});

test('if the session expires during a save, the draft is restored after the next sign-in', async () => {
  network.fail(updateTicket, 401, {});
  network.fail(refreshToken, 401, {});
  const first = openTicketForm(EDIT);
  await first.user.type(await screen.findByLabelText(/^Summary/), ', again');
  await first.user.click(update());
  await waitFor(() => expect(useSession.getState()).toMatchObject({ session: null, expired: true }));
  first.unmount();
  // The shell reports the expiry, once.
  expect(sessionStorage).toHaveLength(0);
  openTicketForm(EDIT);
  expect(await screen.findByText(BACK)).toBeVisible();
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('Door does not close, again');
  expect(screen.queryByText(/Server error/)).not.toBeInTheDocument();
});

test('after Logout there is no draft', async () => {
  const first = openTicketForm(EDIT);
  await first.user.type(await screen.findByLabelText(/^Summary/), ', again');
  act(() => endSession());
  first.unmount();
  expect(localStorage).toHaveLength(0);
});

test('if the network fails during a create, the same ticket is sent with the same key after a reload', async () => {
  network.offline(createTicket);
  const first = openTicketForm('/Issue');
  await fillInTicket(first);
  await first.user.click(create());
  await screen.findByText('An error occurred while creating the ticket. Please try again later.');
  first.unmount();

  network.answer(createTicket, ticketFixture);
  const { user } = openTicketForm('/Issue');
  await screen.findByText(BACK);
  await user.click(create());
  await screen.findByText('Ticket created successfully !!!');
  const calls = network.calls(createTicket);
  expect(calls.at(-1)?.body).toEqual(calls[0]?.body);
  expect(calls.at(-1)?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
});

test('leaving with unsaved changes asks; after saving it does not', async () => {
  const { user, address } = openTicketForm(EDIT);
  await user.type(await screen.findByLabelText(/^Summary/), ', again');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(address()).toBe(EDIT);
  await user.click(update());
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(address()).toBe('/all_open_tickets');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
