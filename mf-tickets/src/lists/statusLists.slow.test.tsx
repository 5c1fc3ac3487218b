import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import { useSession } from '@smart-elevator/shared-api/client/session';
import { dealerTicketList, savedTicketViews } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_PRIORITIES } from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { deferred } from '@smart-elevator/shared-api/testing/deferred';
import { aTicketRow } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { act, screen, waitFor } from '@testing-library/react';
import { matchesQuery, openTicketList, openTickets, shownKeys } from '../testing/openTicketList';

const network = fakeNetwork();

beforeEach(() => network.answer(savedTicketViews, []));

test.each(TICKET_PRIORITIES)(
  'the priority %s has its word beside its sign (R252, R324)',
  async (priority) => {
    network.answerList(dealerTicketList, [aTicketRow({ priority })]);
    openTicketList('/all_open_tickets');
    const cell = await screen.findByRole('cell', { name: priority });
    expect(cell.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
);

describe.each(['pages', 'bare'] as const)('on a server that answers %s', (as) => {
  test('both dates filter the list by the day of the update, both days included (R323)', async () => {
    network.answerList(dealerTicketList, openTickets(20), { as, matches: matchesQuery });
    openTicketList('/all_open_tickets?from=2026-01-05&to=2026-01-07');
    await waitFor(() => expect(shownKeys()).toEqual(['ELV-1006', 'ELV-1005', 'ELV-1004']));
  });

  test('one date alone is not applied, and a hint is shown (R323)', async () => {
    network.answerList(dealerTicketList, openTickets(20), { as, matches: matchesQuery });
    openTicketList('/all_open_tickets?from=2026-01-05');
    await waitFor(() => expect(shownKeys()).toHaveLength(20));
    expect(screen.getByText('Set both From Date and To Date to filter by date.')).toBeVisible();
  });
});

test('the order of a column is in the address and sent to the server', async () => {
  network.answerList(dealerTicketList, openTickets(3));
  const { user, address } = openTicketList('/all_open_tickets');
  await user.click(await screen.findByRole('button', { name: 'Priority' }));
  expect(address()).toBe('/all_open_tickets?sort=priority');
  await waitFor(() => expect(network.calls(dealerTicketList).at(-1)?.query['ordering']).toBe('priority'));
  expect(screen.getByRole('columnheader', { name: 'Priority' })).toHaveAttribute('aria-sort', 'ascending');
});

test('an invalid address sends no parameters that the server would refuse', async () => {
  network.answerList(dealerTicketList, openTickets(3));
  openTicketList('/all_open_tickets?sort=size&page=-4&from=soon&to=2026-02-30');
  await waitFor(() => expect(shownKeys()).toHaveLength(3));
  expect(network.calls(dealerTicketList)[0]?.query).toEqual({ status: 'Open', page: '1', page_size: '25' });
});

test('a search without matches can be cleared', async () => {
  network.answerList(dealerTicketList, openTickets(3), { matches: matchesQuery });
  const { user, address } = openTicketList('/all_open_tickets?search=nothing');
  await screen.findByText('No matches');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shownKeys()).toHaveLength(3));
  expect(address()).toBe('/all_open_tickets');
});

test('when the last page disappears, the list shows the previous page', async () => {
  network.answerList(dealerTicketList, openTickets(51));
  const { address } = openTicketList('/all_open_tickets?page=3');
  await waitFor(() => expect(shownKeys()).toHaveLength(1));
  network.answerList(dealerTicketList, openTickets(50));
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(shownKeys()).toHaveLength(25));
  expect(address()).toBe('/all_open_tickets?page=2');
});

test.each(['from=2026-13-99', 'status=Bogus', 'repeats=yes', 'sort=colour', 'opened=soon'])(
  '%s, which this list does not know, is ignored and taken out of the address',
  async (wrong) => {
    network.answerList(dealerTicketList, openTickets(3));
    const { address } = openTicketList(`/all_open_tickets?${wrong}&search=ELV`);
    await waitFor(() => expect(shownKeys()).toHaveLength(3));
    expect(address()).toBe('/all_open_tickets?search=ELV');
  },
);

test('a list that cannot be loaded shows a message and can be retried', async () => {
  network.offline(dealerTicketList);
  const { user } = openTicketList('/all_open_tickets');
  expect(await screen.findByRole('alert')).toHaveTextContent('The tickets could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached.');
  network.answerList(dealerTicketList, openTickets(2));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownKeys()).toHaveLength(2));
  expect(useSession.getState().session).not.toBeNull();
});

test('a late reply is dropped: the list shows the rows of the last input', async () => {
  const late = deferred<{ count: number; total: number; results: TicketRow[] }>();
  network.answer(dealerTicketList, ({ query }) => {
    if (query['search'] === 'd') return late.promise;
    const found = openTickets(8).filter((row) => matchesQuery(row, query));
    return { count: found.length, total: 8, results: found };
  });
  const { user } = openTicketList('/all_open_tickets');
  await waitFor(() => expect(shownKeys()).toHaveLength(8));
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(box, 'd{Enter}');
  await waitFor(() => expect(network.calls(dealerTicketList).at(-1)?.query['search']).toBe('d'));
  // The old rows stay until the newer ones are loaded.
  expect(shownKeys()).toHaveLength(8);
  await user.type(box, 'oors{Enter}');
  await waitFor(() => expect(shownKeys()).toHaveLength(2));
  await act(async () => late.resolve({ count: 0, total: 8, results: [] }));
  expect(shownKeys()).toHaveLength(2);
});
