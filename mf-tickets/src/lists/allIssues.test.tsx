import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { elevatorBuildings, elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { employeeTicketList, savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import { aTicketRow, anEmployee, many } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor } from '@testing-library/react';
import { chooseFilter, filterChip, filterControl } from '@smart-elevator/shared-ui/testing/openFilter';
import { openTicketList, shownKeys } from '../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => network.answer(savedTicketViews, []));

const matches = (row: TicketRow, query: Record<string, string>) => matchesTicketFilter(row, query);
const newestFirst = (count: number) => many(aTicketRow, count).toSorted(compareTickets());
const apply = () => screen.getByRole('button', { name: 'Apply Filter' });

beforeEach(() => {
  network.answerList(employeeList, [
    anEmployee({ username: 'anita.rao' }),
    anEmployee({ username: 'ben.miller' }, 2),
  ]);
  network.answerList(elevatorChoices, [
    { elevator_id: 1, elevator_name: 'AA1001' },
    { elevator_id: 2, elevator_name: 'AA1002' },
  ]);
});

test('the columns have their order (R312)', async () => {
  network.answerList(employeeTicketList, newestFirst(1));
  openTicketList('/all_tech_issues');
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Ticket key',
    'Status',
    'Priority',
    'Elevator Name',
    'Label',
    'Assignee',
    'Updated',
    'Action',
  ]);
});

test('a dealer without tickets has the way to the first one, and nothing to filter or export (R267)', async () => {
  network.answerList(employeeTicketList, []);
  openTicketList('/all_tech_issues');
  await screen.findByText('No tickets yet');
  expect(screen.getByRole('link', { name: 'New ticket' })).toHaveAttribute('href', '/new_call');
  expect(screen.queryByRole('button', { name: 'Apply Filter' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^More/ })).not.toBeInTheDocument();
});

test('tickets that filters hide keep the filters (R261, R267)', async () => {
  network.answerList(employeeTicketList, newestFirst(3), { matches });
  openTicketList('/all_tech_issues?search=nowhere');
  await screen.findByText('No matches');
  expect(apply()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New ticket' })).not.toBeInTheDocument();
});

describe.each(['pages', 'bare'] as const)('on a server that answers %s', (as) => {
  test('20 tickets per page (R311)', async () => {
    const rows = newestFirst(45);
    network.answerList(employeeTicketList, rows, { as, matches });
    openTicketList('/all_tech_issues?page=3');
    await waitFor(() => expect(shownKeys()).toEqual(rows.slice(40).map((row) => row.ticket_key)));
    expect(screen.getByText('Page 3 / 3')).toBeVisible();
  });

  test('all filters of an address are applied', async () => {
    const rows = newestFirst(60);
    network.answerList(employeeTicketList, rows, { as, matches });
    openTicketList('/all_tech_issues?assignee=anita.rao&status=open&search=doors');
    const wanted = rows.filter(
      (row) => row.assignee_name === 'anita.rao' && row.status === 'Open' && row.label === 'Doors',
    );
    expect(wanted.length).toBeGreaterThan(0);
    await waitFor(() => expect(shownKeys()).toEqual(wanted.map((row) => row.ticket_key)));
    expect(screen.getByText('Page 1 / 3')).toBeVisible();
  });
});

test('filters are not applied before Apply Filter (R311)', async () => {
  network.answerList(employeeTicketList, newestFirst(45), { matches });
  const { user, address } = openTicketList('/all_tech_issues?page=2');
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'noise');
  await chooseFilter(user, 'Assignee', 'ben.miller');
  await chooseFilter(user, 'Elevator', 'AA1002');
  await chooseFilter(user, 'Status', 'InProgress');
  expect(address()).toBe('/all_tech_issues?page=2');
  await user.click(apply());
  await waitFor(() => expect(shownKeys()).toEqual(['ELV-1002']));
  const [pathname, query] = address().split('?');
  expect(pathname).toBe('/all_tech_issues');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    search: 'noise',
    status: 'InProgress',
    assignee: 'ben.miller',
    elevator: 'AA1002',
  });
  expect(screen.getByText('1 match')).toBeVisible();
});

test('Enter in the keyword applies it', async () => {
  network.answerList(employeeTicketList, newestFirst(45), { matches });
  const { user, address } = openTicketList('/all_tech_issues');
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'lighting{Enter}');
  await waitFor(() => expect(address()).toBe('/all_tech_issues?search=lighting'));
});

test('Back also restores the fields', async () => {
  network.answerList(employeeTicketList, newestFirst(45), { matches });
  const { user, router } = openTicketList('/all_tech_issues');
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'lighting');
  await user.click(apply());
  await screen.findByText(/matches$/);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Keyword' })).toHaveValue(''));
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
});

test('applied filters can be cleared', async () => {
  network.answerList(employeeTicketList, newestFirst(45), { matches });
  const { user, address } = openTicketList('/all_tech_issues?status=Closed&elevator=AA1005');
  await waitFor(() => expect(shownKeys()).toEqual(['ELV-1005']));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/all_tech_issues'));
  await waitFor(() => expect(shownKeys()).toHaveLength(20));
});

test('the server searches the elevators, since a dealer may have thousands', async () => {
  network.answerList(employeeTicketList, newestFirst(1));
  const { user } = openTicketList('/all_tech_issues');
  await user.type(await filterControl(user, 'Elevator'), 'aa1002');
  await waitFor(() =>
    expect(network.calls(elevatorChoices).at(-1)?.query).toMatchObject({ search: 'aa1002', page: '1' }),
  );
});

test('a link shows only the tickets that are not Closed, until the filter is removed', async () => {
  network.answerList(employeeTicketList, many(aTicketRow, 3));
  const { user, address } = openTicketList('/all_tech_issues?active=yes&priority=Critical');
  await waitFor(() => expect(network.calls(employeeTicketList)[0]?.query).toMatchObject({ active: 'true' }));
  await user.click(screen.getByRole('button', { name: 'Not closed' }));
  await waitFor(() => expect(network.calls(employeeTicketList).at(-1)?.query).not.toHaveProperty('active'));
  expect(address()).toBe('/all_tech_issues?priority=Critical');
});

test('a link shows only the tickets past their target date, until the filter is removed', async () => {
  network.answerList(employeeTicketList, many(aTicketRow, 3));
  network.answerList(elevatorBuildings, []);
  const { user, address } = openTicketList('/all_tech_issues?late=yes');
  await waitFor(() => expect(network.calls(employeeTicketList)[0]?.query).toMatchObject({ late: 'true' }));
  expect(filterChip('Target Date')).toHaveTextContent('Target Date: Past their target date');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(network.calls(employeeTicketList).at(-1)?.query).not.toHaveProperty('late'));
  expect(address()).toBe('/all_tech_issues');
});
