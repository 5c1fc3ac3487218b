import { queryClient } from '@smart-elevator/shared-api/client/queryClient';
import type { CallState } from '@smart-elevator/shared-api/client/useCall';
import type { Page } from '@smart-elevator/shared-api/contract/list';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { aTicketRow, many, signedIn } from '@smart-elevator/shared-api/testing/factories';
import { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';
import { ListBody } from '@smart-elevator/shared-ui/screens/ListBody';
import { renderRoutes } from '@smart-elevator/shared-ui/testing/renderRoutes';
import { waitFor } from '@testing-library/react';
import { serveTickets, type ServerKind } from '../testing/ticketServer';
import { NO_FILTER } from './ticketListFilter';
import { elevatorTicketList, ticketLists, type TicketList } from './ticketLists';
import { paramRulesOf, listRequestOf, type SelectedSubject } from './listRequestOf';

const network = fakeNetwork();

// 300 tickets: 60 of each status, 60 without an assignee, 50 of the elevator AA1004, in a seeded order.
const tickets = many(aTicketRow, 300).map((ticket, at) => ({
  ...ticket,
  elevator_name: `AA${1000 + (at % 6)}`,
  update_date: new Date(Date.UTC(2026, 0, 1 + ((at * 37) % 90), 12, at % 60)).toISOString(),
}));

/** The page of a list at an address. */
async function pageOf(kind: ServerKind, list: TicketList, chosen: SelectedSubject, query: string) {
  serveTickets(network, tickets, kind);
  signedIn();
  const seen: { query?: CallState<Page<TicketRow>> } = {};
  const rules = paramRulesOf(list);
  function List() {
    return (
      <ListBody
        {...listRequestOf(list, chosen)}
        caption=""
        defaults={NO_FILTER}
        rules={rules}
        pageSize={list.pageSize}
        texts={{ failed: '', none: '', noneHint: '' }}
        columns={[]}
        rowKey={({ ticket_id }) => ticket_id}
        tools={({ query }) => {
          seen.query = query;
          return null;
        }}
      />
    );
  }
  const { unmount } = renderRoutes([{ path: '*', element: <List /> }], `/list?${query}`);
  await waitFor(() => {
    expect(seen.query).toMatchObject({ loading: false, updating: false });
    // A page after the last one answers no rows first; then the list opens its last page.
    const { results = [], count = 0 } = seen.query?.data ?? {};
    expect(results.length > 0).toBe(count > 0);
  });
  unmount();
  queryClient.clear();
  return seen.query?.data;
}

const chosenOf = ({ of }: TicketList): SelectedSubject =>
  of === 'elevator' ? { name: 'AA1004', id: 4 } : { name: of === 'customer' ? 'harbor' : 'anita.rao' };

const lists = [...ticketLists, elevatorTicketList].map((list) => [list.path, list] as const);

const views = [
  '',
  'page=2',
  'page=99',
  ...TICKET_ORDERINGS.map((column, at) => (at % 2 ? `sort=-${column}&page=2` : `sort=${column}`)),
  'search=HIGH',
  'search=anita&sort=label',
  'search=ELV-11&sort=-ticket_key',
  'search=nothing+says+this',
  'from=2026-01-20&to=2026-02-10',
  'from=2026-01-20&to=2026-02-10&search=doors&sort=elevator_name',
  'from=2026-01-20',
  'status=OnHold&assignee=Unassigned&elevator=AA1002&priority=Medium',
  'elevator=AA1003&sort=priority&page=2',
];

describe.each(lists)(
  '%s shows the same from a server that pages and from one that answers everything',
  (_, list) => {
    test.each(views)('at "%s"', async (view) => {
      const paged = await pageOf('pages', list, chosenOf(list), view);
      const bare = await pageOf('bare', list, chosenOf(list), view);
      expect(bare).toEqual(paged);
      expect(paged?.total).toBeGreaterThan(25);
    });
  },
);
