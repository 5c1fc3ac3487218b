import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { customFieldsByType } from '@smart-elevator/shared-api/contract/custom-fields/endpoints';
import { ticketComments, ticketHistory } from '@smart-elevator/shared-api/contract/tickets/historyEndpoints';
import { readTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aCustomField, anEmployee, aTicketDetails } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, within } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';

const network = fakeNetwork();
const floor = aCustomField({ name: 'Floor', format: 'integer' }, 1);
const parts = aCustomField({ name: 'Parts', format: 'checkbox', options: ['Belt', 'Chain'] }, 2);
const code = aCustomField({ name: 'Fault code', format: 'text' }, 3);
const power = aCustomField({ name: 'Power failure', format: 'boolean' }, 4);

const ticket = aTicketDetails({
  ticket_id: 9,
  assignee_name: 'anita.rao',
  custom_field_values: [
    { custom_field: parts, value: 'Belt,Rope' },
    { custom_field: code, value: 'E12' },
    { custom_field: power, value: 'false' },
  ],
});

beforeEach(() => {
  network.answerList(employeeList, [anEmployee({ username: 'anita.rao', user_id: 31 })]);
  network.answer(customFieldsByType, [floor, parts]);
  network.answer(readTicket, ticket);
  network.answer(updateTicket, ticket);
  network.answerList(ticketHistory, []);
  network.answerList(ticketComments, []);
});

const open = async () => {
  const view = openTicketForm('/edit_Open_ticket?ticketId=9');
  await screen.findByLabelText('Floor');
  return view;
};
const sentValues = () =>
  (network.calls(updateTicket)[0]?.body as { custom_field_values: object[] } | undefined)
    ?.custom_field_values;
const valueOf = ({ id }: { id: number }, value: string) =>
  expect.objectContaining({ custom_field: id, value });

test('the value of a deleted field is readable on the ticket, without an input', async () => {
  const { user } = await open();
  const former = screen.getByRole('region', { name: 'Values of deleted fields' });
  expect(within(former).getByText('Fault code')).toBeVisible();
  expect(within(former).getByText('E12')).toBeVisible();
  expect(within(former).getByText('Power failure').parentElement).toHaveTextContent('Power failureNo');
  expect(screen.queryByLabelText('Fault code')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Update Ticket' }));
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(sentValues()).toEqual([valueOf(parts, 'Belt,Rope')]);
});

test('a value that is no longer an option stays readable, and can be removed', async () => {
  const { user } = await open();
  const group = screen.getByRole('group', { name: 'Parts' });
  expect(within(group).getByLabelText('Rope')).toBeChecked();
  await user.click(within(group).getByLabelText('Chain'));
  await user.click(within(group).getByLabelText('Belt'));
  await user.click(screen.getByRole('button', { name: 'Update Ticket' }));
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(sentValues()).toEqual([valueOf(parts, 'Chain,Rope')]);
});

test('a field that is deleted while the form is open keeps its input and value', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Floor'), '7');
  network.answer(customFieldsByType, [parts]);
  await act(() => queryClient.invalidateQueries({ queryKey: ['custom-fields'] }));
  expect(network.calls(customFieldsByType)).toHaveLength(2);
  expect(screen.getByLabelText('Floor')).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Update Ticket' }));
  expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
  expect(sentValues()).toContainEqual(valueOf(floor, '7'));
});

test('a new field is on the next form at once', async () => {
  network.answer(customFieldsByType, [parts]);
  const first = openTicketForm('/edit_Open_ticket?ticketId=9');
  await screen.findByRole('group', { name: 'Parts' });
  first.unmount();
  network.answer(customFieldsByType, [floor, parts]);
  await queryClient.invalidateQueries({ queryKey: ['custom-fields'] });
  await open();
  expect(screen.getByLabelText('Floor')).toHaveValue('');
});
