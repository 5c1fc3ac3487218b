import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  bulkChangeTickets,
  dealerTicketList,
  employeeTicketList,
  readTicket,
  savedTicketViews,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  aCustomField,
  aTicketDetails,
  aTicketRow,
  anEmployee,
  many,
} from '@smart-elevator/shared-api/testing/factories';
import { FakeResponse } from '@smart-elevator/shared-api/testing/FakeResponse';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketList, shownKeys } from '../../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => {
  network.answer(savedTicketViews, []);
  network.answerList(dealerTicketList, many(aTicketRow, 60, { status: 'Open' }));
  network.answerList(employeeList, [anEmployee({ user_id: 31, username: 'anita.rao' })]);
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.getByRole('region', { name: 'Selected tickets' });
const dialog = () => within(screen.getByRole('dialog'));

async function open(address = '/all_open_tickets') {
  const view = openTicketList(address);
  await waitFor(() => expect(shownKeys().length).toBeGreaterThan(0));
  return view;
}
type User = Awaited<ReturnType<typeof open>>['user'];

async function pick(user: User, ...keys: string[]) {
  for (const key of keys) await user.click(box(`Select ticket ${key}`));
}

async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

/** Selects two tickets and sets their status, up to the confirmation. */
async function closeTwo() {
  const view = await open();
  await pick(view.user, 'ELV-1001', 'ELV-1003');
  await view.user.click(within(bar()).getByRole('button', { name: 'Change' }));
  await choose(view.user, 'Status', 'Closed');
  await view.user.click(screen.getByRole('button', { name: 'Continue' }));
  return view;
}
const confirm = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Change' });

describe('selecting tickets', () => {
  test('counts them across pages, and Clear selection deselects them', async () => {
    const { user } = await open();
    expect(screen.queryByRole('region', { name: 'Selected tickets' })).not.toBeInTheDocument();
    await pick(user, 'ELV-1001', 'ELV-1003');
    expect(within(bar()).getByRole('status')).toHaveTextContent('2 selected');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('checkbox', { name: 'Select ticket ELV-1030' });
    await pick(user, 'ELV-1030');
    expect(bar()).toHaveTextContent('3 selected, 2 not on this page');
    await user.click(within(bar()).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected tickets' })).not.toBeInTheDocument();
    expect(box('Select ticket ELV-1030')).not.toBeChecked();
  });

  test('the checkbox of the header selects and deselects the whole page', async () => {
    const { user } = await open();
    await user.click(box('Select all on this page'));
    expect(bar()).toHaveTextContent('25 selected');
    await user.click(box('Select ticket ELV-1002'));
    expect(box('Select all on this page')).toBePartiallyChecked();
    await user.click(box('Select all on this page'));
    await user.click(box('Select all on this page'));
    expect(screen.queryByRole('region', { name: 'Selected tickets' })).not.toBeInTheDocument();
  });

  test('Shift selects a range', async () => {
    const { user } = await open();
    await pick(user, 'ELV-1002');
    await user.keyboard('{Shift>}');
    await pick(user, 'ELV-1006');
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('5 selected');
  });

  test('works with the keyboard alone', async () => {
    const { user } = await open();
    box('Select ticket ELV-1001').focus();
    await user.keyboard(' ');
    expect(bar()).toHaveTextContent('1 selected');
  });

  test('the columns stay the specified ones (R312)', async () => {
    await open();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toHaveLength(8);
    expect(heads[0]).toBe('Ticket key');
  });

  test('a read-only list has no checkboxes', async () => {
    network.answerList(customerList, []);
    network.answerList(employeeTicketList, many(aTicketRow, 3));
    await open('/customers_raised_issues?customerName=harbor');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('changing the chosen tickets', () => {
  test('sends status, assignee and priority together, after confirmation, and shows a message', async () => {
    network.answer(bulkChangeTickets, { updated: [1, 3], failed: [] });
    const { user } = await open();
    await pick(user, 'ELV-1001', 'ELV-1003');
    await user.click(within(bar()).getByRole('button', { name: 'Change' }));
    await choose(user, 'Status', 'Closed');
    await choose(user, 'Assignee', 'anita.rao');
    await choose(user, 'Priority', 'High');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to change 2 tickets?' });
    expect(question).toHaveAccessibleDescription(
      'Assignee: anita.rao, Status: Closed, Priority: High. ELV-1001, ELV-1003',
    );
    expect(network.calls(bulkChangeTickets)).toHaveLength(0);
    await user.click(confirm());
    expect(await screen.findByText('2 tickets updated successfully')).toBeVisible();
    expect(network.calls(bulkChangeTickets).map(({ body }) => body)).toEqual([
      { ticket_ids: [1, 3], changes: { status: 'Closed', assignee: 31, priority: 'High' } },
    ]);
    expect(screen.queryByRole('region', { name: 'Selected tickets' })).not.toBeInTheDocument();
  });

  test('lists only the changes', async () => {
    network.answer(bulkChangeTickets, { updated: [1, 3], failed: [] });
    const { user } = await closeTwo();
    await user.click(confirm());
    await screen.findByText('2 tickets updated successfully');
    expect(network.calls(bulkChangeTickets)[0]?.body).toEqual({
      ticket_ids: [1, 3],
      changes: { status: 'Closed' },
    });
  });

  test('shows a message without changes, and sends nothing', async () => {
    const { user } = await open();
    await pick(user, 'ELV-1001');
    await user.click(within(bar()).getByRole('button', { name: 'Change' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose what to change.');
  });

  test('Cancel in the confirmation returns to the choices, and nothing is sent', async () => {
    network.answer(bulkChangeTickets, { updated: [], failed: [] });
    const { user } = await closeTwo();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog().getByTitle('Closed')).toBeVisible());
    expect(network.calls(bulkChangeTickets)).toHaveLength(0);
  });

  test('lists the failed tickets with their reasons and links to their forms, and only they stay selected (R370)', async () => {
    network.answer(bulkChangeTickets, {
      updated: [1],
      failed: [
        { ticket_id: 3, ticket_key: 'ELV-1003', reason: 'Required to close the ticket: Floor.' },
        { ticket_id: 9, ticket_key: null, reason: 'Not found.' },
      ],
    });
    const { user } = await closeTwo();
    await user.click(confirm());
    expect(await screen.findByRole('dialog', { name: '1 of 3 tickets updated' })).toBeVisible();
    expect(dialog().getByText(/Floor/)).toHaveTextContent('ELV-1003 Required to close the ticket: Floor.');
    expect(dialog().getByText('ELV-1003')).toHaveAttribute('href', '/editTicket/ELV-1003?status=Closed');
    expect(dialog().getByText(/Not found/)).toHaveTextContent('9 Not found.');
    expect(bar()).toHaveTextContent('1 selected');
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    expect(box('Select ticket ELV-1003')).toBeChecked();
    expect(box('Select ticket ELV-1001')).not.toBeChecked();
  });

  test('failed tickets can be retried', async () => {
    network.offline(bulkChangeTickets);
    const { user } = await closeTwo();
    await user.click(confirm());
    expect(await screen.findByRole('dialog', { name: '0 of 2 tickets updated' })).toBeVisible();
    expect(dialog().getAllByRole('listitem')[0]).toHaveTextContent(
      'ELV-1001 The server could not be reached.',
    );
    network.answer(bulkChangeTickets, { updated: [1, 3], failed: [] });
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 tickets updated successfully')).toBeVisible();
  });

  test('the reason is the server’s message', async () => {
    network.fail(bulkChangeTickets, 400, { assignee: ['Invalid pk "31" - object does not exist.'] });
    const { user } = await closeTwo();
    await user.click(confirm());
    await screen.findByRole('dialog', { name: '0 of 2 tickets updated' });
    expect(dialog().getAllByRole('listitem')[1]).toHaveTextContent(
      'ELV-1003 Invalid pk "31" - object does not exist.',
    );
  });

  test.each([404, 405])(
    'a back end that answers %i gets each ticket with its whole payload, with the same report (R361)',
    async (status) => {
      network.fail(bulkChangeTickets, status, { detail: 'Not found.' });
      const floor = aCustomField({ name: 'Floor', format: 'integer' }, 1);
      const details = aTicketDetails({
        ticket_id: 1,
        assignee_name: 'anita.rao',
        custom_field_values: [{ custom_field: floor, value: '3' }],
      });
      network.answer(readTicket, details);
      network.answer(updateTicket, ({ params }) =>
        params['ticket_id'] === '3' ? new FakeResponse(403, { detail: 'No permission.' }) : aTicketDetails(),
      );
      const { user } = await closeTwo();
      await user.click(confirm());
      await screen.findByRole('dialog', { name: '1 of 2 tickets updated' });
      expect(dialog().getByRole('listitem')).toHaveTextContent('ELV-1003 No permission.');
      expect(network.calls(updateTicket).map(({ params }) => params['ticket_id'])).toEqual(['1', '3']);
      const { summary, description, label, resolution, priority, start_date, target_date } = details;
      expect(network.calls(updateTicket)[0]?.body).toEqual({
        summary,
        description,
        label,
        assignee: 31,
        status: 'Closed',
        resolution,
        priority,
        start_date,
        target_date,
        close_date: null,
        version: 1,
        custom_field_values: [
          { custom_field: 1, customised_type: 'ticket', customised_field_id: 1, value: '3' },
        ],
      });
      expect(bar()).toHaveTextContent('1 selected');
    },
  );
});
