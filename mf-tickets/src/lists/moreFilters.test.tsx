import {
  dealerTicketList,
  employeeTicketList,
  readTicket,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { elevatorBuildings, elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { customerList, employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  aCustomer,
  aTicketDetails,
  aTicketRow,
  anEmployee,
} from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import {
  chooseFilter,
  filterChip,
  filterControl,
  openFilter,
} from '@smart-elevator/shared-ui/testing/openFilter';
import { openTicketList, shownKeys } from '../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => {
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, [anEmployee({ username: 'anita.rao' })]);
  network.answerList(customerList, [aCustomer({ username: 'harbor' })]);
  network.answerList(elevatorChoices, []);
  network.answerList(elevatorBuildings, [{ building_name: 'Harbor Tower' }]);
  network.answerList(dealerTicketList, [aTicketRow({})]);
  network.answerList(employeeTicketList, [aTicketRow({})]);
});

const asked = (call: typeof dealerTicketList | typeof employeeTicketList = dealerTicketList) =>
  network.calls(call).at(-1)?.query;

test('our own filters: assignee or none, building, text, days of creation', async () => {
  const { user, address } = openTicketList('/all_open_tickets');
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
  expect(screen.queryByRole('searchbox', { name: 'Text' })).not.toBeInTheDocument();
  await openFilter(user, 'Text');
  await user.type(screen.getByRole('searchbox', { name: 'Text' }), 'rope{Enter}');
  await chooseFilter(user, 'Building', 'Harbor Tower');
  await chooseFilter(user, 'Assignee', 'Unassigned');
  await waitFor(() =>
    expect(asked()).toMatchObject({ text: 'rope', building: 'Harbor Tower', assignee: 'Unassigned' }),
  );
  expect(address()).toBe('/all_open_tickets?text=rope&building=Harbor+Tower&assignee=Unassigned');
  expect(filterChip('Assignee')).toHaveTextContent('Assignee: Unassigned');
  expect(filterChip('Building')).toHaveTextContent('Building: Harbor Tower');
  await user.click(screen.getByRole('button', { name: 'Clear Text' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('text'));
  expect(address()).toBe('/all_open_tickets?building=Harbor+Tower&assignee=Unassigned');
});

test('an assignee is searched and chosen by name; the address has the user name', async () => {
  network.answerList(employeeList, [
    anEmployee({ username: 'anita.rao', first_name: 'Anita', last_name: 'Rao' }),
  ]);
  const { user, address } = openTicketList('/all_open_tickets');
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
  await user.type(await filterControl(user, 'Assignee'), 'Anita');
  await waitFor(() =>
    expect(network.calls(employeeList).at(-1)?.query).toMatchObject({ search: 'Anita', search_in: 'all' }),
  );
  await user.click(await screen.findByTitle('Anita Rao (anita.rao)'));
  await waitFor(() => expect(address()).toBe('/all_open_tickets?assignee=anita.rao'));
});

test('a link that sets one of them shows its value; in All Issues they wait for Apply Filter', async () => {
  const { user } = openTicketList('/all_tech_issues?opened=2026-01-01..2026-01-31');
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
  expect(asked(employeeTicketList)).toMatchObject({ opened_from: '2026-01-01', opened_to: '2026-01-31' });
  expect(filterChip('Create Date')).toHaveTextContent('01/01/2026 – 01/31/2026');
  await openFilter(user, 'Create Date');
  expect(screen.getByLabelText('Created from')).toHaveDisplayValue('01/01/2026');
  expect(screen.getByLabelText('Created until')).toHaveDisplayValue('01/31/2026');
  await openFilter(user, 'Text');
  await user.type(screen.getByRole('searchbox', { name: 'Text' }), 'rope');
  expect(asked(employeeTicketList)).not.toHaveProperty('text');
  await user.click(screen.getByRole('button', { name: 'Apply Filter' }));
  await waitFor(() => expect(asked(employeeTicketList)).toMatchObject({ text: 'rope' }));
});

test('a customer’s tickets have the same filters', async () => {
  network.answerList(elevatorChoices, [{ elevator_id: 1, elevator_name: 'AA1001' }]);
  const { user } = openTicketList('/customers_raised_issues?customerName=harbor&text=rope');
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
  await chooseFilter(user, 'Elevator', 'AA1001');
  await chooseFilter(user, 'Status', 'OnHold');
  await waitFor(() =>
    expect(asked(employeeTicketList)).toMatchObject({
      assignee_name: 'harbor',
      text: 'rope',
      status: 'OnHold',
      elevator: 'AA1001',
      page: '1',
    }),
  );
});

test('a server that returns whole lists offers only the filters that its rows can answer', async () => {
  network.answerList(
    dealerTicketList,
    [aTicketRow({ building_name: 'Harbor Tower' }, 1), aTicketRow({ building_name: 'Mill' }, 2)],
    { as: 'bare' },
  );
  openTicketList('/all_open_tickets?building=Harbor+Tower');
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
  expect(filterChip('Building')).toBeVisible();
  expect(filterChip('Text')).toBeNull();
  expect(filterChip('Create Date')).toBeNull();
});

test('the reporter of a link is shown by name and can be removed', async () => {
  const reporter = { reporter_name: 'priya.s', reporter_full_name: 'Priya Sharma' };
  network.answer(readTicket, aTicketDetails(reporter));
  const { user, address } = openTicketList('/all_tech_issues?reporter=priya.s');
  await user.click(await screen.findByRole('button', { name: 'Reporter: Priya Sharma (priya.s)' }));
  expect(address()).toBe('/all_tech_issues');
});

test('of an address with longer texts than the call takes, the search is cut and the filters are ignored', async () => {
  const long = 'x'.repeat(201);
  const { address } = openTicketList(`/all_open_tickets?search=${long}&text=${long}&building=${long}`);
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
  expect(asked()).toMatchObject({ search: long.slice(1) });
  expect(asked()).not.toHaveProperty('text');
  expect(asked()).not.toHaveProperty('building');
  await waitFor(() => expect(address()).toBe(`/all_open_tickets?search=${long.slice(1)}`));
});
