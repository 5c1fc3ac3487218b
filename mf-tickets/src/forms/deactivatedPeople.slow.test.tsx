import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import {
  dealerTicketList,
  employeeTicketList,
  savedTicketViews,
  updateTicket,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { anEmployee, aTicketRow, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { filterControl } from '@smart-elevator/shared-ui/testing/openFilter';
import { screen, waitFor, within } from '@testing-library/react';
import { openTicketForm } from '../testing/openTicketForm';
import { openTicketList, shownKeys } from '../testing/openTicketList';
import { answerTicketForms, ticketFixture } from '../testing/ticketFormAnswers';

const network = fakeNetwork();
const PEOPLE = [
  anEmployee({ username: 'anita.rao', user_id: 31, is_active: true }),
  anEmployee({ username: 'ben.miller', user_id: 32, is_active: false }),
  anEmployee({ username: 'carla.diaz', user_id: 33, is_active: false }),
];
const NAMES = /^(anita\.rao|ben\.miller|carla\.diaz)$/;
const shown = async () => [...new Set((await screen.findAllByTitle(NAMES)).map(({ title }) => title))].sort();

async function offered(address: string, assignee_name: string | null = null) {
  answerTicketForms(network, { ticket: { ...ticketFixture, assignee_name } });
  network.answerList(employeeList, PEOPLE);
  const view = openTicketForm(address);
  await screen.findByLabelText(/^Label/);
  await view.user.click(screen.getByRole('combobox', { name: /^Assignee/ }));
  return { view, names: await shown() };
}

describe('a ticket cannot be assigned to a deactivated technician', () => {
  test('a new ticket offers only active technicians', async () => {
    expect((await offered('/Issue')).names).toEqual(['anita.rao']);
  });

  test('the current assignee stays, and is sent as before', async () => {
    const { view, names } = await offered('/edit_Open_ticket?ticketId=9', 'ben.miller');
    expect(names).toEqual(['anita.rao', 'ben.miller']);
    await view.user.keyboard('{Escape}');
    await view.user.click(screen.getByRole('button', { name: 'Update Ticket' }));
    await screen.findByText('Ticket updated successfully !!!');
    expect(network.calls(updateTicket)[0]?.body).toMatchObject({ assignee: 32 });
  });
});

describe('in the lists', () => {
  async function openList(address: string) {
    network.answer(savedTicketViews, []);
    for (const list of [dealerTicketList, employeeTicketList])
      network.answerList(list, many(aTicketRow, 3, { status: 'Open' }));
    network.answerList(elevatorChoices, []);
    network.answerList(employeeList, PEOPLE);
    const view = openTicketList(address);
    await waitFor(() => expect(shownKeys().length).toBeGreaterThan(0));
    return view;
  }

  test('a bulk change offers only active technicians', async () => {
    const { user } = await openList('/all_open_tickets');
    await user.click(screen.getByRole('checkbox', { name: 'Select ticket ELV-1001' }));
    const bar = within(screen.getByRole('region', { name: 'Selected tickets' }));
    await user.click(bar.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('combobox', { name: 'Assignee' }));
    expect(await dialog.findByTitle('anita.rao')).toBeInTheDocument();
    expect(dialog.queryByTitle('ben.miller')).not.toBeInTheDocument();
  });

  test('the filter by assignee offers all technicians, since they still have tickets', async () => {
    const { user } = await openList('/all_tech_issues');
    await filterControl(user, 'Assignee');
    expect(await screen.findByTitle('ben.miller')).toBeInTheDocument();
    expect(screen.getByTitle('anita.rao')).toBeInTheDocument();
  });
});
