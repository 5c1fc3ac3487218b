import { select, useSelection } from '@smart-elevator/shared-api/client/selection';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { matchesPerson } from '@smart-elevator/shared-api/contract/people/person';
import {
  employeeTicketList,
  readTicket,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import {
  aCustomer,
  anEmployee,
  aTicketDetails,
  aTicketRow,
  many,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { openTicketList, shownKeys } from '../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => {
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, []);
  network.answerList(customerList, []);
});

const anita = { first_name: 'Anita', last_name: 'Rao' };

describe.each(['pages', 'bare'] as const)('a title on a server that answers %s (R369)', (as) => {
  test.each([
    ['names a technician by their name', [{ ...anita, username: 'anita.rao' }], 'Anita Rao'],
    [
      'has the user name too where two are alike',
      [
        { ...anita, username: 'anita.rao' },
        { ...anita, username: 'a.rao' },
      ],
      'Anita Rao (anita.rao)',
    ],
    [
      'has the user name of somebody without a name',
      [{ username: 'anita.rao', first_name: '', last_name: '' }],
      'anita.rao',
    ],
  ])('%s', async (_, people, name) => {
    network.answerList(
      employeeList,
      people.map((person, at) => anEmployee(person, at + 1)),
      { as, matches: (row, { search = '' }) => matchesPerson(row, search, 'all') },
    );
    network.answerList(employeeTicketList, []);
    openTicketList('/tech_issues?technicianId=1&technicianName=anita.rao');
    expect(await screen.findByRole('heading', { name: `Technician ${name}'s Issues` })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      `Technicians>>Technician ${name}'s Issues`,
    );
    expect(document.title).toContain(name);
  });
});

test('a customer is named by their name too', async () => {
  network.answerList(customerList, [
    aCustomer({ username: 'harbor', first_name: 'Harbor View', last_name: '' }, 1),
  ]);
  network.answerList(employeeTicketList, []);
  openTicketList('/customers_raised_issues?customerName=harbor');
  expect(await screen.findByRole('heading', { name: "Customer Harbor View's Issues" })).toBeVisible();
  expect(network.calls(employeeTicketList)[0]?.query).toMatchObject({ assignee_name: 'harbor' });
});

test.each([
  ['assigned', { assignee_name: 'anita.rao', assignee_full_name: 'Anita Rao' }, {}],
  ['reported', { assignee_name: null }, { reporter_name: 'anita.rao', reporter_full_name: 'Anita Rao' }],
])('a deleted person is named by what they were %s (R369, R411)', async (_, row, details) => {
  network.answerList(employeeTicketList, [aTicketRow(row, 1)]);
  network.answer(readTicket, aTicketDetails(details));
  openTicketList('/tech_issues?technicianId=1&technicianName=anita.rao');
  expect(await screen.findByRole('heading', { name: "Technician Anita Rao's Issues" })).toBeVisible();
});

test('/tech_issues lists the tickets assigned to the technician of the address (R316)', async () => {
  network.answerList(
    employeeTicketList,
    [
      aTicketRow({ assignee_name: 'anita.rao' }, 1),
      // Reported by her; the call returns it too (R356).
      aTicketRow({ assignee_name: 'ben.miller' }, 2),
    ],
    { as: 'bare' },
  );
  openTicketList('/tech_issues?technicianId=31&technicianName=anita.rao');
  await waitFor(() => expect(shownKeys()).toEqual(['ELV-1001']));
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      "Technicians>>Technician anita.rao's Issues",
    ),
  );
  expect(network.calls(employeeTicketList)[0]?.query).toMatchObject({
    assignee_name: 'anita.rao',
    only_assigned: 'true',
  });
  expect(screen.getByText('Page 1 / 1')).toBeVisible();
  expect(useSelection.getState().technician).toEqual({ id: '31', name: 'anita.rao' });
});

test('without one in the address the last selected technician is used', async () => {
  select({ technician: { id: 31, name: 'anita.rao' } });
  network.answerList(employeeTicketList, many(aTicketRow, 1, { assignee_name: 'anita.rao' }));
  openTicketList('/tech_issues');
  expect(await screen.findByRole('heading', { name: "Technician anita.rao's Issues" })).toBeVisible();
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
});

test.each([
  ['/tech_issues', 'No technician selected', 'Choose a technician', '/technicians'],
  ['/customers_raised_issues', 'No customer selected', 'Choose a customer', '/customers'],
])('%s without a selection links to the choice', async (path, title, action, to) => {
  openTicketList(path);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
});

describe.each(['pages', 'bare'] as const)('/customers_raised_issues on a server that answers %s', (as) => {
  const rows = [
    aTicketRow({ assignee_name: 'Anita', label: 'Doors' }, 1),
    aTicketRow({ assignee_name: 'anita', label: 'Noise' }, 2),
  ].toSorted(compareTickets());

  test('links back to the customers and lists the customer’s tickets', async () => {
    network.answerList(employeeTicketList, rows, { as });
    openTicketList('/customers_raised_issues?customerName=harbor');
    await waitFor(() => expect(shownKeys()).toEqual(['ELV-1002', 'ELV-1001']));
    expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/customers');
    expect(screen.queryByRole('columnheader', { name: 'Action' })).not.toBeInTheDocument();
    expect(network.calls(employeeTicketList)[0]?.query).toMatchObject({ assignee_name: 'harbor', page: '1' });
  });

  test.each([
    ['Anita', ['ELV-1001']],
    ['anita', ['ELV-1002']],
    ['DOORS', ['ELV-1001']],
  ])(
    'a search for %s takes the case of the assignee seriously, and of nothing else (R322)',
    async (search, keys) => {
      network.answerList(employeeTicketList, rows, { as, matches: matchesTicketFilter });
      openTicketList(`/customers_raised_issues?customerName=harbor&search=${search}`);
      await waitFor(() => expect(shownKeys()).toEqual(keys));
    },
  );
});
