import {
  emptyFilter,
  filterQuery,
  type AddressFilter,
} from '@smart-elevator/shared-api/contract/filterQuery';
import type { FlagFilter } from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import {
  FILTER_FIELDS,
  TICKET_FILTERS,
  type FieldFilter,
  type TicketFilterQuery,
} from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import { messages } from '../messages';

/** The filter of a ticket list, as in the address. */
export type TicketListFilter = AddressFilter<typeof TICKET_FILTERS>;

/** A filter that has a field in a form. */
export type FilterField = Exclude<
  keyof TicketListFilter,
  'reporter' | 'closed' | Exclude<FlagFilter, 'late'>
>;

/** Whether the rows of a list contain what the filter compares. */
export const isInRows = (name: FilterField): boolean =>
  name !== 'text' && name !== 'opened' && name !== 'late';

/** A filter that only a link can set; it can be removed. */
export type Preset = keyof FieldFilter | 'reporter' | 'elevator' | 'closed' | FlagFilter;

/** Whether a filter is that of a field. */
export const isFieldFilter = (name: string): name is keyof FieldFilter =>
  FILTER_FIELDS.some((one) => one === name);

/** The empty filter. */
export const NO_FILTER = emptyFilter(TICKET_FILTERS);

/** The applied part of a filter: dates only together (R323), without invalid values. */
export function effectiveFilter(filter: TicketListFilter): TicketFilterQuery {
  const { from, to, ...others } = filterQuery(TICKET_FILTERS, filter);
  return from && to ? { ...others, from, to } : others;
}

/** The hint about the dates, if any. */
export function dateHint({ from, to }: Pick<TicketListFilter, 'from' | 'to'>): string | undefined {
  if (!from !== !to) return messages.bothDates;
  return from && to && from > to ? messages.datesReversed : undefined;
}

/** Minutes that the dealer's clock is ahead of UTC at the start of `day`. */
export const utcOffset = (day: string): number => -new Date(`${day}T00:00:00`).getTimezoneOffset() || 0;
