import { addDays, localDay } from '@smart-elevator/shared-api/contract/calendar';
import { elevatorBuildings, elevatorChoices } from '@smart-elevator/shared-api/contract/elevators/endpoints';
import { employeeList } from '@smart-elevator/shared-api/contract/people/endpoints';
import { dealerTicketList, savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { anEmployee, aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  anOpenTicket,
  matchesQuery,
  openTicketList,
  openTickets,
  shownKeys,
  shownRows,
} from '../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => network.answer(savedTicketViews, []));

test.each([
  ['/all_open_tickets', 'All Open tickets', 'Open'],
  ['/all_Inprogress_tickets', 'All InProgress tickets', 'InProgress'],
  ['/all_OnHold_tickets', 'All OnHold tickets', 'OnHold'],
  ['/all_accepted_tickets', 'All Accepted tickets', 'Accepted'],
  ['/all_closed_tickets', 'All Closed tickets', 'Closed'],
] as const)('%s lists the tickets of its status under Home (R315)', async (path, title, status) => {
  network.answerList(dealerTicketList, [aTicketRow({ status })]);
  openTicketList(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(breadcrumb).toHaveTextContent(`Home>>${title}`);
  expect(within(breadcrumb).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/amc_count');
  await waitFor(() => expect(shownRows()[0]?.[2]).toBe(status));
  expect(network.calls(dealerTicketList)[0]?.query).toMatchObject({ status, page: '1', page_size: '25' });
});

test('the columns have their order (R313)', async () => {
  network.answerList(dealerTicketList, [
    aTicketRow({
      ticket_key: 'ELV-7',
      elevator_name: 'AA1',
      status: 'Open',
      priority: 'High',
      label: 'Doors',
      assignee_name: 'anita.rao',
      update_date: new Date(2026, 4, 7, 15, 5).toISOString(),
    }),
  ]);
  openTicketList('/all_open_tickets');
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
  expect(shownRows()).toEqual([
    ['ELV-7', 'AA1', 'Open', 'High', 'Doors', 'anita.rao', '05/07/2026 03:05 PM', ''],
  ]);
});

describe('beside the columns', () => {
  test('a row shows what its ticket is about, with a link to its page, and where its elevator is', async () => {
    network.answerList(dealerTicketList, [
      aTicketRow({
        ticket_key: 'ELV-7',
        elevator_name: 'AA1',
        summary: 'Doors do not close on floor 3',
        building_name: 'Harbor Tower',
      }),
    ]);
    openTicketList('/all_open_tickets');
    const [key, elevator] = await screen.findAllByRole('cell');
    expect(key).toContainElement(screen.getByRole('link', { name: 'ELV-7' }));
    expect(key).toContainElement(screen.getByTitle('Doors do not close on floor 3'));
    expect(screen.getByRole('link', { name: 'Doors do not close on floor 3' })).toHaveAttribute(
      'href',
      '/ticket/ELV-7',
    );
    expect(elevator).toHaveTextContent('AA1Harbor Tower');
    const building = screen.getByRole('link', { name: 'Harbor Tower' });
    expect(building).toHaveAttribute('href', '/elevators?view=table&building=Harbor+Tower');
    expect(building).not.toHaveAttribute('aria-keyshortcuts');
  });

  test.each([
    [1, 'Open', 'Open1 day late'],
    [7, 'OnHold', 'OnHold7 days late'],
    [0, 'Open', 'Open'],
    [7, 'Closed', 'Closed'],
  ] as const)('%i days after its target date, a ticket that is %s shows "%s"', async (days, status, text) => {
    const target_date = addDays(localDay(), -days);
    network.answerList(dealerTicketList, [aTicketRow({ status, target_date })]);
    openTicketList('/all_open_tickets');
    await waitFor(() => expect(shownRows()[0]?.[2]).toBe(text));
  });

  test('a back end that omits these fields has rows without them', async () => {
    network.answerList(
      dealerTicketList,
      [
        aTicketRow({ ticket_key: 'ELV-7', elevator_name: 'AA1' }, 1),
        aTicketRow({ ticket_key: 'ELV-8', elevator_name: 'AA2', summary: null, building_name: null }, 2),
      ],
      { as: 'bare' },
    );
    openTicketList('/all_open_tickets?sort=ticket_key');
    await waitFor(() =>
      expect(shownRows().map((cells) => cells.slice(0, 2))).toEqual([
        ['ELV-7', 'AA1'],
        ['ELV-8', 'AA2'],
      ]),
    );
  });
});

test('a row shows the name of the assignee above the user name, and only the user name if there is no name', async () => {
  network.answerList(dealerTicketList, [
    aTicketRow({ assignee_name: 'anita.rao', assignee_full_name: 'Anita Rao' }, 1),
    aTicketRow({ assignee_name: 'ben.miller' }, 2),
  ]);
  openTicketList('/all_open_tickets');
  expect(await screen.findByRole('cell', { name: 'Anita Rao anita.rao' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'ben.miller' })).toBeVisible();
});

test('a ticket without an assignee is Unassigned (R309)', async () => {
  network.answerList(dealerTicketList, [aTicketRow({ assignee_name: null })]);
  openTicketList('/all_open_tickets');
  expect(await screen.findByRole('cell', { name: 'Unassigned' })).toBeVisible();
});

describe.each(['pages', 'bare'] as const)('on a server that answers %s', (as) => {
  test('25 tickets per page, and the label counts them all (R250, R314)', async () => {
    const rows = openTickets(60);
    network.answerList(dealerTicketList, rows, { as, matches: matchesQuery });
    const { user, address } = openTicketList('/all_open_tickets');
    await waitFor(() => expect(shownKeys()).toEqual(rows.slice(0, 25).map((row) => row.ticket_key)));
    expect(screen.getByText('Page 1 / 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(shownKeys()).toEqual(rows.slice(25, 50).map((row) => row.ticket_key)));
    expect(address()).toBe('/all_open_tickets?page=2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(shownKeys()).toHaveLength(10));
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('a search goes to page 1, counts its matches, and the label still counts all (R251)', async () => {
    network.answerList(dealerTicketList, openTickets(120), { as, matches: matchesQuery });
    const { user, address } = openTicketList('/all_open_tickets?page=3');
    await waitFor(() => expect(shownKeys()).toHaveLength(25));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'DOORS');
    expect(await screen.findByText('30 matches')).toBeVisible();
    expect(screen.getByText('Page 1 / 5')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/all_open_tickets?search=DOORS'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(shownKeys()).toHaveLength(5));
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

test('an unpaged list is ordered in the browser', async () => {
  network.answerList(
    dealerTicketList,
    [
      anOpenTicket({ priority: 'Low' }, 1),
      anOpenTicket({ priority: 'Critical' }, 2),
      anOpenTicket({ priority: 'Medium' }, 3),
    ],
    { as: 'bare' },
  );
  openTicketList('/all_open_tickets?sort=-priority');
  await waitFor(() => expect(shownKeys()).toEqual(['ELV-1002', 'ELV-1003', 'ELV-1001']));
});

test('a status without tickets and a search without matches show different messages', async () => {
  network.answerList(dealerTicketList, []);
  openTicketList('/all_closed_tickets');
  expect(await screen.findByText('No tickets yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('a page past the end is ignored, and removed from the address', async () => {
  network.answerList(dealerTicketList, openTickets(3));
  const { address } = openTicketList('/all_open_tickets?page=9');
  await waitFor(() => expect(shownKeys()).toHaveLength(3));
  expect(address()).toBe('/all_open_tickets');
  expect(screen.getByText('Page 1 / 1')).toBeVisible();
});

test('a slow list shows a placeholder and a loading state', async () => {
  const slow = deferred<{ count: number; total: number; results: TicketRow[] }>();
  network.answer(dealerTicketList, () => slow.promise);
  openTicketList('/all_open_tickets');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await act(async () => slow.resolve({ count: 1, total: 1, results: openTickets(1) }));
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
});

test('a list without matches names the filters that are on (R261)', async () => {
  network.answerList(elevatorChoices, []);
  network.answerList(elevatorBuildings, []);
  network.answerList(dealerTicketList, openTickets(3), { matches: matchesQuery });
  network.answerList(employeeList, [
    anEmployee({ username: 'anita.rao', first_name: 'Anita', last_name: 'Rao' }),
  ]);
  openTicketList('/all_open_tickets?search=rope&assignee=anita.rao&building=Mill&late=yes');
  expect(
    await screen.findByText(
      'Nothing matches these filters: Search: rope, Assignee: Anita Rao (anita.rao), Building: Mill, Past their target date',
    ),
  ).toBeVisible();
});
