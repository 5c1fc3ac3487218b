import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { employeeTicketList } from '../contract/tickets/endpoints';
import { matchesTicketFilter, type TicketFilter } from '../contract/tickets/ticketFilter';
import type { TicketRow } from '../contract/tickets/ticket';
import { aTicketRow, DEALER_ID, many, signedIn } from '../testing/factories';
import { fakeNetwork } from '../testing/fakeNetwork';
import { queryClient } from './queryClient';
import { setSigningOut } from './session';
import { useList } from './useList';

const network = fakeNetwork();
const rows = many(aTicketRow, 61);
const matches = (row: TicketRow, query: TicketFilter) => matchesTicketFilter(row, query);

interface Choice {
  filter: Pick<TicketFilter, 'search' | 'assignee'>;
  page: number;
}

const show = (first: Choice) =>
  renderHook(
    ({ filter, page }: Choice) =>
      useList(employeeTicketList, {
        params: { dealer_id: DEALER_ID },
        filter,
        page,
        pageSize: 20,
        matches: (row) => matchesTicketFilter(row, filter),
      }),
    { initialProps: first },
  );

beforeEach(() => {
  signedIn();
});

const choices: [string, Choice][] = [
  ['the first page', { filter: {}, page: 1 }],
  ['the last page', { filter: {}, page: 4 }],
  ['a page past the end', { filter: {}, page: 9 }],
  ['a search', { filter: { search: 'doors' }, page: 1 }],
  ['a search that finds nothing', { filter: { search: 'no such thing' }, page: 1 }],
  ['an assignee', { filter: { assignee: 'ben.miller' }, page: 1 }],
];
it.each(choices)(
  '%s shows the same, whether the server pages or returns everything (R942)',
  async (_, choice) => {
    const seen = [];
    for (const as of ['pages', 'bare'] as const) {
      network.answerList(employeeTicketList, rows, { as, matches });
      const list = show(choice);
      await waitFor(() => expect(list.result.current.loading).toBe(false));
      seen.push(list.result.current.data);
      list.unmount();
      queryClient.clear();
    }
    expect(seen[0]).toBeDefined();
    expect(seen[1]).toEqual(seen[0]);
  },
);

it('a list is requested before its component has been rendered', async () => {
  network.answerList(employeeTicketList, rows, { matches });
  const underWay: number[] = [];
  function Rows(): null {
    underWay.push(queryClient.isFetching());
    return null;
  }
  function List(): ReactNode {
    useList(employeeTicketList, {
      params: { dealer_id: DEALER_ID },
      page: 1,
      pageSize: 20,
      matches: () => true,
    });
    return <Rows />;
  }
  render(<List />);
  expect(underWay[0]).toBe(1);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
});

it('nothing is requested during sign-out; it is requested after a failed sign-out', async () => {
  network.answerList(employeeTicketList, rows, { matches });
  setSigningOut(true);
  const list = show({ filter: {}, page: 1 });
  await act(async () => undefined);
  expect(network.calls(employeeTicketList)).toEqual([]);
  act(() => setSigningOut(false));
  await waitFor(() => expect(list.result.current.data?.count).toBe(61));
});

it('a server that returns everything is asked once, not once per filter', async () => {
  network.answerList(employeeTicketList, rows, { as: 'bare' });
  const list = show({ filter: {}, page: 1 });
  await waitFor(() => expect(list.result.current.data?.count).toBe(61));
  const before = network.calls(employeeTicketList).length;
  for (const search of ['d', 'do', 'doors']) list.rerender({ filter: { search }, page: 1 });
  await waitFor(() => expect(list.result.current.updating).toBe(false));
  expect(list.result.current.data?.count).toBe(rows.filter(({ label }) => label === 'Doors').length);
  expect(network.calls(employeeTicketList).length - before).toBeLessThanOrEqual(1);
});

it('the old rows stay while a new page is loading', async () => {
  network.answerList(employeeTicketList, rows);
  const list = show({ filter: {}, page: 1 });
  await waitFor(() => expect(list.result.current.data?.results[0]?.ticket_id).toBe(1));
  network.answer(employeeTicketList, () => new Promise<never>(() => {}));
  list.rerender({ filter: {}, page: 2 });
  expect(list.result.current).toMatchObject({ loading: false, updating: true });
  expect(list.result.current.data?.results[0]?.ticket_id).toBe(1);
});

it.each([
  ['garbage', () => network.fail(employeeTicketList, 200, { hello: 'x' }), 'garbage'],
  ['a refusal', () => network.fail(employeeTicketList, 403, { detail: 'no' }), 'refused'],
  ['no network', () => network.offline(employeeTicketList), 'offline'],
])('%s is an error with a way to try again (R245)', async (_, arrange, failure) => {
  arrange();
  const list = show({ filter: {}, page: 1 });
  await waitFor(() => expect(list.result.current.error?.failure).toBe(failure), { timeout: 8000 });
  network.answerList(employeeTicketList, rows);
  act(() => list.result.current.retry());
  await waitFor(() => expect(list.result.current.data?.count).toBe(61));
  expect(list.result.current.error).toBeUndefined();
});
