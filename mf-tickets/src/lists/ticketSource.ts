import type { ListInput } from '@smart-elevator/shared-api/client/useList';
import { knownOrdering } from '@smart-elevator/shared-api/contract/ordering';
import {
  dealerTicketList,
  elevatorTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { matchesTicketFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { byTicketOrdering } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import type { ListRules } from '@smart-elevator/shared-ui/state/listAddress';
import type { ListState } from '@smart-elevator/shared-ui/state/useListState';
import {
  effectiveFilter,
  KNOWN_TEXTS,
  NO_FILTER,
  utcOffset,
  type TicketListFilter,
} from './ticketListFilter';
import type { TicketList } from './ticketLists';

/** Whose tickets a list shows: the person or the elevator that was chosen. */
export interface Chosen {
  /** '' where the list is nobody's. */
  name: string;
  /** Of an elevator. */
  id?: number;
}

/** The calls of which ticket lists are made. */
type TicketCall = typeof employeeTicketList | typeof dealerTicketList | typeof elevatorTicketList;

/** A list call and what it is asked, without the page. */
export interface TicketSource {
  endpoint: TicketCall;
  input: Omit<ListInput<TicketCall>, 'page' | 'pageSize'>;
}

/** What a list asks for, as the address narrows and orders it. */
export function ticketSource(
  list: TicketList,
  chosen: Chosen,
  state: Pick<ListState<TicketListFilter>, 'filter' | 'sort'>,
  dealerId: number,
): TicketSource {
  const { endpoint, ...own } = ownOf(list, chosen, dealerId);
  const filter = effectiveFilter(narrowedBy(list, state.filter));
  const ordering = knownOrdering(state.sort, TICKET_ORDERINGS);
  return {
    endpoint,
    input: {
      ...own,
      filter: {
        ...filter,
        ...(filter.from ? { utc_offset: utcOffset(filter.from) } : {}),
        ...(ordering ? { ordering } : {}),
      },
      matches: (row) => matchesTicketFilter(row, filter, { assigneeCase: list.of === 'customer' }),
      compare: byTicketOrdering(ordering),
      whole: list.of === 'customer',
    },
  };
}

/** The part of the address that a list listens to: it is not narrowed by what it has neither a field nor a preset for. */
export function narrowedBy({ fields, presets }: TicketList, filter: TicketListFilter): TicketListFilter {
  const kept = { ...NO_FILTER, search: filter.search };
  for (const name of [...fields, ...presets]) kept[name] = filter[name];
  return kept;
}

/** What the address of a list may say: nothing that the list does not listen to. */
export function rulesOf(list: TicketList): ListRules<TicketListFilter> {
  const heard: readonly string[] = ['search', ...list.fields, ...list.presets];
  const deaf = Object.keys(NO_FILTER).filter((name) => !heard.includes(name));
  return {
    filter: { ...KNOWN_TEXTS, ...Object.fromEntries(deaf.map((name) => [name, () => false])) },
    orderings: TICKET_ORDERINGS,
  };
}

type Own = { endpoint: TicketCall } & Pick<ListInput<TicketCall>, 'params' | 'base' | 'belongs'>;

function ownOf({ of }: TicketList, { name, id }: Chosen, dealer_id: number): Own {
  const ofDealer = { endpoint: employeeTicketList, params: { dealer_id } };
  if (of === 'everybody') return ofDealer;
  if (of === 'elevator') return { endpoint: elevatorTicketList, params: { elevator_id: id ?? 0 } };
  if (of === 'customer') return { ...ofDealer, base: { assignee_name: name } };
  if (of === 'technician') {
    return {
      ...ofDealer,
      base: { assignee_name: name, only_assigned: true },
      // Other servers also find what the technician reported (R356); the card counts what is assigned.
      belongs: ({ assignee_name }) => assignee_name?.toLowerCase() === name.toLowerCase(),
    };
  }
  return { endpoint: dealerTicketList, params: { dealer_id }, base: { status: of } };
}
