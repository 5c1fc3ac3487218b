import { useSelection } from '@smart-elevator/shared-api/client/selection';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  dealerTicketList,
  deleteTicket,
  employeeTicketList,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketDetails, aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { restoreTicket } from '@smart-elevator/shared-api/contract/tickets/binEndpoints';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketList, shownKeys } from '../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => network.answer(savedTicketViews, []));

beforeEach(() => {
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
  network.answerList(elevatorChoices, []);
  network.answerList(employeeTicketList, many(aTicketRow, 2, { assignee_name: 'anita.rao' }));
  network.answerList(dealerTicketList, many(aTicketRow, 2));
});

test.each([
  ['/all_tech_issues', '/update_ticket_from_home_page?ticketId=1'],
  ['/tech_issues?technicianId=31&technicianName=anita.rao', '/update_ticket_from_home_page?ticketId=1'],
  ['/all_open_tickets', '/edit_Open_ticket?ticketId=1'],
  ['/all_closed_tickets', '/edit_Open_ticket?ticketId=1'],
])(
  'on %s the key opens the page, Edit the edit form, and the ticket is stored (R375)',
  async (list, form) => {
    const { user, address, router } = openTicketList(list);
    expect(await screen.findByRole('link', { name: 'ELV-1001' })).toHaveAttribute('href', '/ticket/ELV-1001');
    await user.click(screen.getByRole('link', { name: 'Edit ticket ELV-1001' }));
    expect(address()).toBe(form);
    expect(useSelection.getState().ticket).toEqual({ id: 1 });
    expect(router.state.location.state).toMatchObject({ from: { address: list }, tickets: [1, 2] });
  },
);

test('a key of /customers_raised_issues leads to its ticket, and back to the customer', async () => {
  const list = '/customers_raised_issues?customerName=anita.rao';
  const { user, address, router } = openTicketList(list);
  await user.click(await screen.findByRole('link', { name: 'ELV-1001' }));
  expect(address()).toBe('/ticket/ELV-1001');
  expect(router.state.location.state).toMatchObject({ from: { address: list }, tickets: [1, 2] });
});

test('/customers_raised_issues is read-only (R317)', async () => {
  openTicketList('/customers_raised_issues?customerName=anita.rao');
  await waitFor(() => expect(shownKeys()).toHaveLength(2));
  expect(screen.queryByRole('columnheader', { name: 'Action' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete ticket ELV-1001' })).not.toBeInTheDocument();
});

test.each(['/all_tech_issues', '/tech_issues?technicianName=anita.rao'])(
  'Add New Ticket on %s leads to /Issue',
  async (list) => {
    openTicketList(list);
    expect(await screen.findByRole('link', { name: 'Add New Ticket' })).toHaveAttribute('href', '/Issue');
    await waitFor(() => expect(shownKeys()).toHaveLength(2));
  },
);

describe('Delete', () => {
  async function ask() {
    const view = openTicketList('/all_open_tickets');
    await view.user.click(await screen.findByRole('button', { name: 'Delete ticket ELV-1001' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    return { ...view, dialog };
  }

  test('asks first; Cancel keeps the ticket (R325)', async () => {
    network.answer(deleteTicket, {});
    const { user, dialog } = await ask();
    expect(dialog.getByRole('heading')).toHaveTextContent('Are you sure you want to delete this ticket?');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(network.calls(deleteTicket)).toHaveLength(0);
  });

  test('shows a message, and the list is fetched again (R325)', async () => {
    network.answer(deleteTicket, () => {
      network.answerList(dealerTicketList, [aTicketRow({}, 2)]);
      return {};
    });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Ticket with ID 1 deleted successfully')).toBeVisible();
    await waitFor(() => expect(shownKeys()).toEqual(['ELV-1002']));
    expect(network.calls(deleteTicket)[0]?.params).toEqual({ ticket_id: '1' });
  });

  test('shows a failure, which can be retried', async () => {
    network.fail(deleteTicket, 500);
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ticket ELV-1001 could not be deleted');
    network.answer(deleteTicket, {});
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ticket with ID 1 deleted successfully')).toBeVisible();
    expect(screen.queryByText('Ticket ELV-1001 could not be deleted')).not.toBeInTheDocument();
  });

  test('can be undone: the ticket is back in the list, and a message says so', async () => {
    const rows = many(aTicketRow, 2);
    network.answer(deleteTicket, () => {
      network.answerList(dealerTicketList, rows.slice(1));
      return {};
    });
    network.answer(restoreTicket, () => {
      network.answerList(dealerTicketList, rows);
      return aTicketDetails();
    });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(shownKeys()).toEqual(['ELV-1002']));
    await user.dblClick(undo);
    expect(await screen.findByText('Ticket ELV-1001 restored')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(shownKeys()).toEqual(['ELV-1001', 'ELV-1002']));
    expect(network.calls(restoreTicket).map(({ params }) => params)).toEqual([{ ticket_id: '1' }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('a server that knows no pages of a list restores nothing: there is no Undo (R254)', async () => {
    network.answerList(dealerTicketList, many(aTicketRow, 2), { as: 'bare' });
    network.answer(deleteTicket, {});
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Ticket with ID 1 deleted successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('an undo that fails shows why, and can be retried', async () => {
    network.answer(deleteTicket, {});
    network.offline(restoreTicket);
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ticket ELV-1001 could not be restored.');
    network.answer(restoreTicket, aTicketDetails());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ticket ELV-1001 restored')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
