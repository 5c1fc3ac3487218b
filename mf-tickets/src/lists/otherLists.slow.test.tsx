import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import {
  elevatorTicketList,
  employeeTicketList,
  savedTicketViews,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { aTicketRow, anEmployee, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { screen, waitFor } from '@testing-library/react';
import { chooseFilter } from '@smart-elevator/shared-ui/testing/openFilter';
import { openTicketList, shownKeys } from '../testing/openTicketList';
import { serveTickets } from '../testing/ticketServer';

const network = fakeNetwork();
const tickets = many(aTicketRow, 120).map((ticket, at) => ({
  ...ticket,
  elevator_name: `AA${1000 + (at % 6)}`,
}));
const ISSUES = '/admin_dashboard?elevatorName=AA1004&tab=issues';

beforeEach(() => {
  network.answer(savedTicketViews, []);
  network.answerList(employeeList, [anEmployee({ username: 'ben.miller' })]);
  serveTickets(network, tickets, 'pages');
});

test.each(['/issues', '/elevators_all_tickets', ISSUES])(
  'the columns of %s have their order (R313)',
  async (path) => {
    openTicketList(path);
    const heads = await screen.findAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Ticket key',
      'Elevator Name',
      'Status',
      'Priority',
      'Label',
      'Assignee',
      'Updated',
      'Action',
    ]);
  },
);

test.each([
  ['/issues', 5, '/update_ticket_from_home_page', '/Issue'],
  ['/elevators_all_tickets', 5, '/update_ticket_from_home_page', '/Issue'],
  [ISSUES, 1, '/update_ticket', '/create_ticket_for_selected_elevator/technician?elevatorName=AA1004'],
])(
  '%s has 25 rows a page; Edit and Add New Ticket open the specified forms (R314, R318 to R320)',
  async (path, pages, edit, add) => {
    openTicketList(path);
    await waitFor(() => expect(shownKeys()).toHaveLength(pages === 1 ? 20 : 25));
    expect(screen.getByText(`Page 1 / ${pages}`)).toBeVisible();
    const [first] = screen.getAllByRole('link', { name: /^Edit ticket/ });
    expect(first?.getAttribute('href')).toMatch(new RegExp(`^${edit}\\?ticketId=\\d+$`));
    expect(screen.getByRole('link', { name: 'Add New Ticket' })).toHaveAttribute('href', add);
  },
);

test('ISSUES lists the tickets of its elevator, and a search filters them (R320)', async () => {
  const { user, address } = openTicketList(ISSUES);
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
  expect(network.calls(elevatorTicketList)[0]?.params).toEqual({ elevator_id: '4' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'doors');
  expect(await screen.findByText(/ match(es)?$/)).toBeVisible();
  // The tab and the elevator stay in the address.
  await waitFor(() => expect(address()).toBe(`${ISSUES}&search=doors`));
});

test('/issues can be filtered by status, priority, assignee and dates at once (R318)', async () => {
  const { user, address } = openTicketList('/issues?from=2026-01-01&to=2026-12-31');
  await waitFor(() => expect(shownKeys()).toHaveLength(25));
  await chooseFilter(user, 'Status', 'InProgress');
  await chooseFilter(user, 'Assignee', 'ben.miller');
  await waitFor(() =>
    expect(network.calls(employeeTicketList).at(-1)?.query).toMatchObject({
      status: 'InProgress',
      assignee: 'ben.miller',
      from: '2026-01-01',
      to: '2026-12-31',
    }),
  );
  await chooseFilter(user, 'Priority', 'Critical');
  expect(address()).toBe(
    '/issues?from=2026-01-01&to=2026-12-31&status=InProgress&assignee=ben.miller&priority=Critical',
  );
});

test('/elevators_all_tickets is filtered by the elevator that the dealer came from, until the filter is removed (R319)', async () => {
  const { user, address } = openTicketList('/elevators_all_tickets?elevator=AA1002');
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
  expect(screen.getByText('20 of 120')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Elevator: AA1002' }));
  await waitFor(() => expect(shownKeys()).toHaveLength(25));
  expect(address()).toBe('/elevators_all_tickets');
});

test.each([
  ['/issues', 'Home>>All Tickets by Employee'],
  ['/elevators_all_tickets', "Elevators>>All Elevators' Tickets"],
])('the breadcrumb of %s (R318, R319)', async (path, words) => {
  openTicketList(path);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(words);
  await waitFor(() => expect(shownKeys()).toHaveLength(25));
});
