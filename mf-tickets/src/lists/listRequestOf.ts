import { searchForm } from '@smart-elevator/shared-api/contract/normalizeText';
import { filterRules } from '@smart-elevator/shared-api/contract/filterQuery';
import {
  dealerTicketList,
  elevatorTicketList,
  employeeTicketList,
} from '@smart-elevator/shared-api/contract/tickets/endpoints';
import {
  TICKET_ORDERINGS,
  type TicketOrdering,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import {
  matchesTicketFilter,
  TICKET_FILTERS,
} from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { compareTickets } from '@smart-elevator/shared-api/contract/tickets/ticketOrder';
import type { ListSource } from '@smart-elevator/shared-ui/screens/ListBody';
import type { ListParamRules } from '@smart-elevator/shared-ui/state/listParams';
import { effectiveFilter, NO_FILTER, utcOffset, type TicketListFilter } from './ticketListFilter';
import type { TicketList } from './ticketLists';

/** The selected person or elevator of a list. */
export interface SelectedSubject {
  /** '' for a list without a selection. */
  name: string;
  /** The id of an elevator. */
  id?: number;
}

/** The calls of the ticket lists. */
type TicketCall = typeof employeeTicketList | typeof dealerTicketList | typeof elevatorTicketList;

/** The request of a list: the call, and its parameters for the filter and order of the address. */
export function listRequestOf(list: TicketList, chosen: SelectedSubject): Source {
  const narrowed = (filter: TicketListFilter) => effectiveFilter(pickListFilter(list, filter));
  return {
    ...ownOf(list, chosen),
    toQuery: ({ filter, ordering }) => {
      const query = narrowed(filter);
      return {
        ...query,
        ...(list.of === 'customer' && query.search ? { case_sensitive_assignee: true } : {}),
        ...(query.from ? { utc_offset: utcOffset(query.from) } : {}),
        ...(ordering ? { ordering } : {}),
      };
    },
    matches: (row, { filter }) =>
      matchesTicketFilter(row, { ...narrowed(filter), case_sensitive_assignee: list.of === 'customer' }),
    compare: ({ ordering }) => compareTickets(ordering),
  };
}

/** The part of the address that a list uses: only filters with a field or a preset. */
export function pickListFilter(
  { fields, more, presets }: TicketList,
  filter: TicketListFilter,
): TicketListFilter {
  const kept = { ...NO_FILTER, search: filter.search };
  for (const name of [...fields, ...more, ...presets]) kept[name] = filter[name];
  return kept;
}

const RULES = filterRules(TICKET_FILTERS);

/** The valid parameters of a list's address. */
export function paramRulesOf(list: TicketList): ListParamRules<TicketListFilter, TicketOrdering> {
  const heard: readonly string[] = ['search', ...list.fields, ...list.more, ...list.presets];
  const deaf = Object.keys(NO_FILTER).filter((name) => !heard.includes(name));
  return {
    filter: { ...RULES, ...Object.fromEntries(deaf.map((name) => [name, () => false])) },
    orderings: TICKET_ORDERINGS,
  };
}

type Source = ListSource<TicketCall, TicketListFilter, TicketOrdering>;
type Own = Pick<Source, 'endpoint' | 'params' | 'base' | 'belongs'>;

const ofDealer = {
  endpoint: employeeTicketList,
  params: ({ dealerId }: { dealerId: number }) => ({ dealer_id: dealerId }),
};

function ownOf({ of }: TicketList, { name, id }: SelectedSubject): Own {
  if (of === 'everybody') return ofDealer;
  if (of === 'elevator') return { endpoint: elevatorTicketList, params: () => ({ elevator_id: id ?? 0 }) };
  if (of === 'customer') return { ...ofDealer, base: () => ({ assignee_name: name }) };
  if (of === 'technician') {
    return {
      ...ofDealer,
      base: () => ({ assignee_name: name, only_assigned: true }),
      // Other servers also return tickets that the technician reported (R356); the card counts assigned ones.
      belongs: ({ assignee_name }) => searchForm(assignee_name ?? '') === searchForm(name),
    };
  }
  return { ...ofDealer, endpoint: dealerTicketList, base: () => ({ status: of }) };
}
