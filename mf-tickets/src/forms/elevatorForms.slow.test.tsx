import { select } from '@smart-elevator/shared-api/client/selection';
import { userElevators } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { createTicket, updateTicket } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { DEALER_ID } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, within } from '@testing-library/react';
import { fillInTicket } from '../testing/fillInTicket';
import { openTicketForm } from '../testing/openTicketForm';
import { answerTicketForms, target, ticketFixture, today } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const NEW = '/create_ticket_for_selected_elevator/technician?elevatorName=aa1005';
const UPDATE = '/update_ticket?ticketId=9';
const NOT_UPDATED = 'Some error/Server error occured, can not update the ticket';
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => answerTicketForms(network));

describe('/create_ticket_for_selected_elevator/technician (R332)', () => {
  test('shows the elevator of the address as read-only; the assignee may stay empty', async () => {
    const view = openTicketForm(NEW);
    await fillInTicket(view, { choices: false });
    const elevator = screen.getByLabelText('Elevator id');
    expect(elevator).toHaveValue('5');
    expect(elevator).toHaveAttribute('readonly');
    expect(elevator).toHaveAccessibleDescription('AA1005');
    await view.user.click(press('Create Ticket'));
    expect(await screen.findByText('Ticket created successfully !!!')).toBeVisible();
    expect(view.address()).toBe('/admin_dashboard?elevatorName=AA1005');
    expect(network.calls(createTicket)[0]?.body).toEqual({
      elevator_id: 5,
      label: 'Doors',
      summary: 'Door does not close',
      description: 'It opens again.',
      reporter: DEALER_ID,
      status: 'Open',
      resolution: 'Unresolved',
      priority: 'Unspecified',
      create_date: today,
      start_date: today,
      target_date: target,
      custom_field_values: [],
    });
  });

  test('begins with the label: the elevator is known', async () => {
    openTicketForm(NEW);
    expect(await screen.findByLabelText(/^Label/)).toHaveFocus();
  });

  test('requires all other required fields (R338)', async () => {
    const { user } = openTicketForm(NEW);
    await screen.findByLabelText('Elevator id');
    await user.click(press('Create Ticket'));
    const alert = await screen.findByText('Please fill in all the required fields.');
    const summary = within(alert.parentElement ?? document.body);
    expect(summary.getAllByRole('button').map((link) => link.textContent)).toEqual([
      'Label',
      'Summary',
      'Description',
      'Target Date',
    ]);
    expect(network.calls(createTicket)).toHaveLength(0);
  });

  test('an assignee may be chosen, and is sent', async () => {
    const view = openTicketForm(NEW);
    await fillInTicket(view, { choices: false });
    await view.choose('Assignee', 'ben.miller');
    await view.user.click(press('Create Ticket'));
    await screen.findByText('Ticket created successfully !!!');
    expect(network.calls(createTicket)[0]?.body).toMatchObject({ assignee: 32 });
  });

  test('without a name in the address it uses the last selected elevator', async () => {
    select({ elevator: { id: 5, name: 'AA1005' } });
    openTicketForm('/create_ticket_for_selected_elevator/technician');
    expect(await screen.findByLabelText('Elevator id')).toHaveValue('5');
    expect(network.calls(userElevators)[0]?.query).toEqual({ search: 'AA1005' });
  });

  test.each([
    ['no elevator is chosen', '/create_ticket_for_selected_elevator/technician', 'No elevator selected'],
    ['the elevator is gone', `${NEW}9`, 'This elevator does not exist or was deleted.'],
  ])('if %s it shows a message with a link to the elevators', async (_, address, message) => {
    openTicketForm(address);
    expect(await screen.findByText(message)).toBeVisible();
    const wayOut = screen.getAllByRole('link', { name: 'Elevators' }).at(-1);
    expect(wayOut).toHaveAttribute('href', '/elevators');
  });

  test('an elevator that cannot be loaded can be retried', async () => {
    network.fail(userElevators, 500);
    const { user } = openTicketForm(NEW);
    expect(await screen.findByText('The elevator could not be loaded')).toBeVisible();
    answerTicketForms(network);
    await user.click(press('Try again'));
    expect(await screen.findByLabelText('Elevator id')).toHaveValue('5');
  });
});

describe('/update_ticket (R333)', () => {
  test('shows resolution and priority, sends them, and opens the elevator’s page', async () => {
    const { user, choose, address } = openTicketForm(UPDATE);
    await screen.findByLabelText('Ticket key');
    for (const [label, value] of [
      ['Ticket key', 'ELV-1009'],
      ['Elevator id', '5'],
      ['Resolution', 'Unresolved'],
      ['Priority', 'High'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await choose('Status', 'Accepted');
    await user.click(press('Update Ticket'));
    expect(await screen.findByText('Ticket updated successfully !!!')).toBeVisible();
    expect(address()).toBe('/admin_dashboard?elevatorName=AA1005');
    expect(network.calls(updateTicket)[0]?.body).toEqual({
      label: ticketFixture.label,
      summary: ticketFixture.summary,
      description: ticketFixture.description,
      assignee: 31,
      status: 'Accepted',
      resolution: 'Unresolved',
      priority: 'High',
      start_date: ticketFixture.start_date,
      target_date: ticketFixture.target_date,
      close_date: null,
      version: 3,
      custom_field_values: [],
    });
  });

  test('returns to the list of the elevator’s page that the dealer came from', async () => {
    const { user, router, address } = openTicketForm('/elsewhere');
    const from = { address: '/admin_dashboard?elevatorName=AA1005&tab=issues&page=2', title: 'AA1005' };
    await act(() => router.navigate(UPDATE, { state: { from } }));
    await screen.findByLabelText('Ticket key');
    await user.click(press('Update Ticket'));
    await screen.findByText('Ticket updated successfully !!!');
    expect(address()).toBe(from.address);
  });

  test.each([
    ['a refusal', () => network.fail(updateTicket, 400, { label: ['No.'] })],
    ['a broken server', () => network.fail(updateTicket, 500)],
    ['no answer', () => network.offline(updateTicket)],
  ])(
    'after %s it says so, leads to the elevator’s page, and keeps what was typed (R333, R344)',
    async (_, fail) => {
      fail();
      const { user, router, address } = openTicketForm(UPDATE);
      await user.type(await screen.findByLabelText(/^Summary/), ', again');
      await user.click(press('Update Ticket'));
      expect(await screen.findByText(NOT_UPDATED)).toBeVisible();
      expect(address()).toBe('/admin_dashboard?elevatorName=AA1005');
      expect(await screen.findByText('elsewhere: /admin_dashboard')).toBeVisible();
      await act(() => router.navigate(UPDATE));
      expect(await screen.findByText('Unsaved changes restored')).toBeVisible();
      expect(screen.getByLabelText(/^Summary/)).toHaveValue('Door does not close, again');
    },
  );

  test('nothing is sent and the page stays while a field is missing', async () => {
    const { user, address } = openTicketForm(UPDATE);
    await user.clear(await screen.findByLabelText(/^Summary/));
    await user.click(press('Update Ticket'));
    expect(await screen.findByText('Please fill in all the required fields.')).toBeVisible();
    expect(address()).toBe(UPDATE);
    expect(network.calls(updateTicket)).toHaveLength(0);
  });
});
