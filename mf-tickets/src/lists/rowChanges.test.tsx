import { setLinks } from '@smart-elevator/shared-api/client/links';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  dealerTicketList,
  employeeTicketList,
  readTicket,
  savedTicketViews,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { anEmployee, aTicketDetails, aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { openTicketList } from '../testing/openTicketList';

const network = fakeNetwork();
const row = {
  ticket_id: 1,
  ticket_key: 'ELV-7',
  elevator_name: 'AA1',
  status: 'Open',
  summary: 'Doors do not close',
  assignee_name: 'anita.rao',
} as const;
const stored = aTicketDetails({ ...row, elevator_id: 5, priority: 'High' });

beforeEach(() => {
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, [
    anEmployee({ username: 'anita.rao', user_id: 31 }),
    anEmployee({ username: 'ben.miller', user_id: 32 }),
  ]);
  network.answerList(dealerTicketList, [aTicketRow(row)]);
  network.answer(readTicket, stored);
  network.answer(updateTicket, { ...stored, status: 'OnHold' });
});

test('the status is changed in the row with the whole ticket, and Undo takes it back (R374)', async () => {
  const { user } = openTicketList('/all_open_tickets');
  await user.click(await screen.findByRole('button', { name: 'Status of ELV-7: Open' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'OnHold' }));
  expect(await screen.findByText('ELV-7: Status is now OnHold')).toBeVisible();
  expect(network.calls(updateTicket)[0]?.body).toMatchObject({
    status: 'OnHold',
    summary: 'Doors do not close',
    priority: 'High',
    assignee: 31,
  });
  network.answer(updateTicket, stored);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.calls(updateTicket)[1]?.body).toMatchObject({ status: 'Open' }));
});

test('after a lost answer Undo goes back to what was there before the first try (R374)', async () => {
  network.offline(updateTicket);
  const { user } = openTicketList('/all_open_tickets');
  await user.click(await screen.findByRole('button', { name: 'Status of ELV-7: Open' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Closed' }));
  await screen.findByText(/^ELV-7: Status was not changed/);
  const made = { ...stored, status: 'Closed' as const };
  network.answer(readTicket, made);
  network.answer(updateTicket, made);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('ELV-7: Status is now Closed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('ELV-7: Status is now Open')).toBeVisible();
  expect(network.calls(updateTicket).at(-1)?.body).toMatchObject({ status: 'Open' });
});

test('a refused status says why, and the row shows the stored one again (R374)', async () => {
  network.fail(updateTicket, 500);
  const { user } = openTicketList('/all_open_tickets');
  await user.click(await screen.findByRole('button', { name: 'Status of ELV-7: Open' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Closed' }));
  expect(await screen.findByText(/^ELV-7: Status was not changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Status of ELV-7: Open' })).toBeVisible();
});

test('a ticket that changes between the reading and the change is read once more (R374)', async () => {
  let tries = 0;
  network.answer(updateTicket, () => {
    tries += 1;
    const current = { ...stored, version: 3 };
    return tries === 1
      ? new FakeResponse(409, { detail: 'Meanwhile.', current })
      : { ...stored, status: 'OnHold' as const };
  });
  network.answer(readTicket, () => ({ ...stored, version: 2 + tries }));
  const { user } = openTicketList('/all_open_tickets');
  await user.click(await screen.findByRole('button', { name: 'Status of ELV-7: Open' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'OnHold' }));
  expect(await screen.findByText('ELV-7: Status is now OnHold')).toBeVisible();
  expect(network.calls(updateTicket)).toMatchObject([{ body: { version: 2 } }, { body: { version: 3 } }]);
});

test('the assignee is changed in the row (R374)', async () => {
  network.answer(updateTicket, { ...stored, assignee_name: 'ben.miller' });
  const { user } = openTicketList('/all_open_tickets');
  await user.click(await screen.findByRole('button', { name: 'Assignee of ELV-7: anita.rao' }));
  await user.click(await screen.findByRole('combobox', { name: 'Assignee' }));
  await user.click(await screen.findByTitle('ben.miller'));
  expect(await screen.findByText('ELV-7: Assignee is now ben.miller')).toBeVisible();
  expect(network.calls(updateTicket)[0]?.body).toMatchObject({ assignee: 32, status: 'Open' });
});

test('nothing of a read-only list can be changed (R317, R374)', async () => {
  network.answerList(customerList, []);
  network.answerList(employeeTicketList, many(aTicketRow, 2));
  openTicketList('/customers_raised_issues?customerName=anita.rao');
  expect(await screen.findByRole('link', { name: 'ELV-1001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Status of/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Assignee of/ })).not.toBeInTheDocument();
});

test.each([
  ['the key', (name: string) => screen.getByRole('link', { name })],
  ['the row', () => screen.getByText('Doors', { exact: true })],
])('%s opens the page of the ticket (R375)', async (_, targetOf) => {
  const { user, address } = openTicketList('/all_open_tickets');
  await screen.findByRole('link', { name: 'ELV-7' });
  await user.click(targetOf('ELV-7'));
  expect(address()).toBe('/ticket/ELV-7');
});

test('the name of the elevator opens its page; its dashboard where the back end lists no id (R375)', async () => {
  setLinks([
    { name: 'mf-elevators', links: { page: '/elevator', dashboard: '/admin_dashboard', list: '/elevators' } },
  ]);
  network.answerList(dealerTicketList, [
    aTicketRow({ ...row, elevator_id: 5 }, 1),
    aTicketRow({ elevator_name: 'AA2' }, 2),
  ]);
  openTicketList('/all_open_tickets');
  expect(await screen.findByRole('link', { name: 'AA1' })).toHaveAttribute('href', '/elevator?elevatorId=5');
  expect(screen.getByRole('link', { name: 'AA2' })).toHaveAttribute(
    'href',
    '/admin_dashboard?elevatorName=AA2',
  );
});
