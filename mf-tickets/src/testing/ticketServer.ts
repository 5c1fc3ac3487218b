import type { Endpoint } from '@smart-elevator/shared-api/contract/endpoint';
import { parseOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { paginateRows } from '@smart-elevator/shared-api/contract/list';
import {
  dealerTicketList,
  elevatorTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import type { FakeCall } from '@smart-elevator/shared-api/testing/FakeCall';
import type { fakeNetwork } from '@smart-elevator/shared-api/testing/fakeNetwork';

/** How a server returns lists: in pages as ours does, or completely, ignoring other parameters (R942). */
export type ServerKind = 'pages' | 'bare';

/** Answers every ticket list from the same tickets. The customer 'harbor' has every third of them. */
export function serveTickets(
  network: ReturnType<typeof fakeNetwork>,
  tickets: readonly TicketRow[],
  kind: ServerKind,
): void {
  const newest = tickets.toSorted(compareTickets());
  const answerOf =
    ({ bare }: Endpoint, belongs: (row: TicketRow, call: FakeCall) => boolean) =>
    (call: FakeCall) => {
      const own = newest.filter((row) => belongs(row, call));
      const { query } = call;
      if (kind === 'pages' && query['page']) return pageOf(own, query);
      return (bare === 'results' ? { results: own } : own) as never;
    };

  network.answer(
    employeeTicketList,
    answerOf(employeeTicketList, ({ ticket_id, assignee_name }, { query }) => {
      const name = query['assignee_name'];
      if (!name) return true;
      if (name === 'harbor') return ticket_id % 3 === 0;
      // Every seventh was reported by the technician: only our server can leave those out.
      const reported = !(kind === 'pages' && query['only_assigned']) && ticket_id % 7 === 0;
      return assignee_name === name || reported;
    }),
  );
  network.answer(
    dealerTicketList,
    answerOf(dealerTicketList, ({ status }, { query }) => status === query['status']),
  );
  network.answer(
    elevatorTicketList,
    answerOf(elevatorTicketList, ({ elevator_name }) => elevator_name === 'AA1004'),
  );
}

function pageOf(own: readonly TicketRow[], query: Record<string, string>) {
  const { page, page_size, ordering, ...filter } = query;
  return paginateRows(
    own,
    { number: Number(page), size: Number(page_size) },
    (row) => matchesTicketFilter(row, filter),
    compareTickets(parseOrdering(ordering, TICKET_ORDERINGS)),
  );
}
