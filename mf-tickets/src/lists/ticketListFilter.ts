import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import {
  fieldFilterOf,
  FILTER_FIELDS,
  type FieldFilter,
} from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import {
  serializeDateRange,
  parseDateRange,
  type DateRange,
} from '@smart-elevator/shared-ui/format/dateRange';
import { messages } from '../messages';
import { valueOfOption } from '../ticketText';

/** What the dealer narrows a ticket list by, as it stands in the address; '' is not set. */
export interface TicketListFilter extends Record<keyof FieldFilter, string> {
  search: string;
  from: string;
  to: string;
  assignee: string;
  reporter: string;
  elevator: string;
  /** Days of opening and of closing, as `parseDateRange` reads them. */
  opened: string;
  closed: string;
  /** 'yes': only repeat faults. */
  repeats: string;
}

/** A filter with a field of its own. */
export type FilterField = Exclude<keyof TicketListFilter, 'reporter' | 'opened' | 'closed' | 'repeats'>;

/** What a list may be narrowed by only because a link brought the dealer here; it can be taken away. */
export type Preset = keyof FieldFilter | 'reporter' | 'elevator' | 'opened' | 'closed' | 'repeats';

/** Whether a filter is that of a field. */
export const isFieldFilter = (name: string): name is keyof FieldFilter =>
  FILTER_FIELDS.some((one) => one === name);

/** The same of every field that lists are narrowed by. */
function ofFields<T>(valueOf: (name: keyof FieldFilter) => T) {
  return Object.fromEntries(FILTER_FIELDS.map((name) => [name, valueOf(name)])) as Record<
    keyof FieldFilter,
    T
  >;
}

/** Nothing is narrowed. */
export const NO_FILTER: TicketListFilter = {
  ...ofFields(() => ''),
  search: '',
  from: '',
  to: '',
  assignee: '',
  reporter: '',
  elevator: '',
  opened: '',
  closed: '',
  repeats: '',
};

/** The part of a filter that counts. */
export interface EffectiveFilter extends FieldFilter {
  search?: string;
  from?: string;
  to?: string;
  assignee?: string;
  reporter?: string;
  elevator?: string;
  opened_from?: string;
  opened_to?: string;
  closed_from?: string;
  closed_to?: string;
  repeats?: true;
}

/** What of the filter counts: dates only together (R323), and nothing that an address has mistyped. */
export function effectiveFilter(filter: TicketListFilter): EffectiveFilter {
  const { from, to } = filter;
  const [search, assignee, reporter, elevator] = [
    filter.search,
    filter.assignee,
    filter.reporter,
    filter.elevator,
  ].map((text) => text.trim());
  return {
    ...(search ? { search } : {}),
    ...(isCalendarDate(from) && isCalendarDate(to) ? { from, to } : {}),
    ...fieldFilterOf(ofFields((name) => valueOfOption(name, filter[name]))),
    ...(assignee ? { assignee } : {}),
    ...(reporter ? { reporter } : {}),
    ...(elevator ? { elevator } : {}),
    ...named('opened', knownDays(filter.opened)),
    ...named('closed', knownDays(filter.closed)),
    ...(filter.repeats === REPEATS ? { repeats: true } : {}),
  };
}

const isDays = (text: string): boolean => serializeDateRange(knownDays(text)) !== '';

/** What an address may say of each part of a filter; every text, of those that are not named. */
export const FILTER_VALUES: { readonly [Name in keyof TicketListFilter]?: (text: string) => boolean } = {
  from: isCalendarDate,
  to: isCalendarDate,
  ...ofFields((name) => (text: string) => valueOfOption(name, text) !== undefined),
  opened: isDays,
  closed: isDays,
  repeats: (text) => text === REPEATS,
};

/** What an address says to see only repeat faults. */
export const REPEATS = 'yes';

/** The days of an address that the contract knows. */
export function knownDays(text: string): DateRange {
  const { from, to } = parseDateRange(text);
  return { ...(isCalendarDate(from) ? { from } : {}), ...(isCalendarDate(to) ? { to } : {}) };
}

const named = (what: 'opened' | 'closed', { from, to }: DateRange) => ({
  ...(from ? { [`${what}_from`]: from } : {}),
  ...(to ? { [`${what}_to`]: to } : {}),
});

/** What to tell about the dates, if anything. */
export function dateHint({ from, to }: Pick<TicketListFilter, 'from' | 'to'>): string | undefined {
  if (!from !== !to) return messages.bothDates;
  return from && to && from > to ? messages.datesReversed : undefined;
}

/** Minutes that the dealer's clock is ahead of UTC at the start of `day`. */
export const utcOffset = (day: string): number => -new Date(`${day}T00:00:00`).getTimezoneOffset() || 0;
