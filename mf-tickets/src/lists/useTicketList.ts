import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList, type ListInput } from '@smart-elevator/shared-api/client/useList';
import { knownOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { dealerTicketList, employeeTicketList } from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { byTicketOrdering } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import { effectiveFilter, NO_FILTER, utcOffset, type TicketListFilter } from './ticketListFilter';
import type { TicketList } from './ticketLists';

type Source = typeof employeeTicketList | typeof dealerTicketList;

/** One page of a ticket list, as the address asks for it. */
export function useTicketList(list: TicketList, person: string, state: ListState<TicketListFilter>) {
  const { endpoint, ...source } = sourceOf(list, person);
  const { search, from, to } = state.filter;
  // A list without the other filters' fields is not narrowed by them either.
  const set = list.applied ? state.filter : { ...NO_FILTER, search, from, to };
  const filter = effectiveFilter(set);
  const ordering = knownOrdering(state.sort, TICKET_ORDERINGS);
  return useList<Source>(endpoint, {
    ...source,
    params: { dealer_id: useDealerId() },
    filter: {
      ...filter,
      ...(filter.from ? { utc_offset: utcOffset(filter.from) } : {}),
      ...(ordering ? { ordering } : {}),
    },
    page: state.page,
    pageSize: list.pageSize,
    matches: (row) => matchesTicketFilter(row, filter, { assigneeCase: list.of === 'customer' }),
    compare: byTicketOrdering(ordering),
    whole: list.of === 'customer',
  });
}

interface ListSource {
  endpoint: Source;
  base?: ListInput<Source>['base'];
  belongs?: ListInput<Source>['belongs'];
}

function sourceOf({ of }: TicketList, person: string): ListSource {
  if (of === 'everybody') return { endpoint: employeeTicketList };
  if (of === 'customer') return { endpoint: employeeTicketList, base: { assignee_name: person } };
  if (of === 'technician') {
    return {
      endpoint: employeeTicketList,
      base: { assignee_name: person, only_assigned: true },
      // Other servers also find what the technician reported (decision 25); the card counts what is assigned.
      belongs: ({ assignee_name }) => assignee_name?.toLowerCase() === person.toLowerCase(),
    };
  }
  return { endpoint: dealerTicketList, base: { status: of } };
}
