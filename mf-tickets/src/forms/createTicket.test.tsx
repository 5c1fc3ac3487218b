import { createTicket, readTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketDetails, DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, target, today, formatUsDate } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const REQUIRED = 'Please fill in all the required fields.';
const answer = () => answerTicketForms(network);
const submit = () => screen.getByRole('button', { name: 'Create Ticket' });

test('a ticket is created with its defaults, and All Issues opens (R305, R331)', async () => {
  answer();
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  await view.user.click(submit());
  expect(await screen.findByText('Ticket created successfully !!!')).toBeVisible();
  expect(view.address()).toBe('/all_tech_issues');
  const [call] = network.calls(createTicket);
  expect(call?.body).toEqual({
    elevator_id: 5,
    label: 'Doors',
    summary: 'Door does not close',
    description: 'It opens again.',
    reporter: DEALER_ID,
    assignee: 31,
    status: 'Open',
    resolution: 'Unresolved',
    priority: 'Unspecified',
    create_date: today,
    start_date: today,
    target_date: target,
    custom_field_values: [],
  });
});

test.each([
  ['the key of the new ticket is a link beside the message (R368)', { ticket_key: 'ELV-77' }, 'ELV-77'],
  ['the key is read if the server answers without it', { ticket_id: 9, ticket_key: undefined }, 'ELV-1009'],
  [
    'a server that answers with neither gets no link',
    { ticket_id: undefined, ticket_key: undefined },
    undefined,
  ],
])('%s', async (_, reply, key) => {
  answer();
  network.answer(createTicket, () => new FakeResponse(201, { ...aTicketDetails({}), ...reply }));
  network.answer(readTicket, aTicketDetails({ ticket_id: 9, ticket_key: 'ELV-1009' }));
  const view = openTicketForm('/Issue');
  await fillInTicket(view);
  await view.user.click(submit());
  expect(await screen.findByText('Ticket created successfully !!!')).toBeVisible();
  const region = screen.getByText('Ticket created successfully !!!').parentElement ?? document.body;
  const link = within(region).queryByRole('link');
  expect(link?.textContent).toBe(key);
  if (!link) return;
  await view.user.click(link);
  expect(view.address()).toBe(`/ticket/${key}`);
});

test('missing fields are listed, and nothing is sent (R337, R338)', async () => {
  answer();
  const { user } = openTicketForm('/issue');
  await user.click(await screen.findByRole('button', { name: 'Create Ticket' }));
  const alert = await screen.findByText(REQUIRED);
  const summary = within(alert.parentElement ?? document.body);
  expect(summary.getAllByRole('button').map((link) => link.textContent)).toEqual([
    'Elevator',
    'Label',
    'Summary',
    'Description',
    'Assignee',
    'Target Date',
  ]);
  expect(network.calls(createTicket)).toHaveLength(0);
});

test('Closed fills an empty close date with today (R307)', async () => {
  answer();
  const { choose, openMore } = openTicketForm('/Issue');
  await screen.findByLabelText(/^Label/);
  await openMore();
  await choose('Status', 'Closed');
  await waitFor(() => expect(screen.getByLabelText('Close Date')).toHaveValue(formatUsDate(today)));
});
