import { useDealerId } from '@smart-elevator/shared-api/client/session';
import { useList } from '@smart-elevator/shared-api/client/useList';
import { parseOrdering } from '@smart-elevator/shared-api/contract/ordering';
import { TICKET_ORDERINGS } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import { listInput } from '@smart-elevator/shared-ui/screens/listInput';
import { parsePage, sanitizeListParams, withPage } from '@smart-elevator/shared-ui/state/listParams';
import { listRequestOf, paramRulesOf } from './listRequestOf';
import { NO_FILTER, type TicketListFilter } from './ticketListFilter';
import { ticketLists, type TicketList } from './ticketLists';

/** A page of a ticket list, by its address. */
export interface ListedPage {
  list: TicketList;
  /** The selected person; '' for a list without a selection. */
  name: string;
  params: URLSearchParams;
  page: number;
}

/** The list that an address shows; undefined for another screen, and for a person who is not in the address. */
export function listedPageOf(address = ''): ListedPage | undefined {
  const [pathname = '', query] = address.split('?');
  const list = ticketLists.find(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  if (!list) return undefined;
  const params = sanitizeListParams(new URLSearchParams(query), paramRulesOf(list));
  const name = params.get(list.of === 'technician' ? 'technicianName' : 'customerName') ?? '';
  if (name === '' && (list.of === 'technician' || list.of === 'customer')) return undefined;
  return { list, name, params, page: parsePage(params) };
}

/** The address of another page of the list. */
export const addressOfPage = ({ list, params }: ListedPage, page: number): string =>
  `${list.path}?${withPage(params, page).toString()}`.replace(/\?$/, '');

/** A page of the list, as the list itself reads it. */
export function useListedPage({ list, name, params }: ListedPage, page: number) {
  const dealerId = useDealerId();
  const filter: TicketListFilter = { ...NO_FILTER };
  for (const part of Object.keys(filter) as (keyof TicketListFilter)[]) filter[part] = params.get(part) ?? '';
  const source = listRequestOf(list, { name });
  const ordering = parseOrdering(params.get('sort') ?? '', TICKET_ORDERINGS);
  const input = listInput(source, { filter, search: filter.search.trim(), ordering, dealerId });
  return useList(source.endpoint, { ...input, page, pageSize: list.pageSize });
}
