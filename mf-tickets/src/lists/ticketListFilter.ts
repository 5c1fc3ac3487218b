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

/** The filter of a ticket list, as in the address; '' is not set. */
export interface TicketListFilter extends Record<keyof FieldFilter, string> {
  search: string;
  from: string;
  to: string;
  assignee: string;
  reporter: string;
  elevator: string;
  /** Ranges of the opening and the closing date, as `parseDateRange` parses them. */
  opened: string;
  closed: string;
  /** 'yes': only repeat faults. */
  repeats: string;
  /** 'yes': only tickets past their target date. */
  late: string;
}

/** A filter with a field of its own. */
export type FilterField = Exclude<
  keyof TicketListFilter,
  'reporter' | 'opened' | 'closed' | 'repeats' | 'late'
>;

/** A filter that only a link can set; it can be removed. */
export type Preset = keyof FieldFilter | 'reporter' | 'elevator' | 'opened' | 'closed' | 'repeats' | 'late';

/** Whether a filter is that of a field. */
export const isFieldFilter = (name: string): name is keyof FieldFilter =>
  FILTER_FIELDS.some((one) => one === name);

/** The same value for every field that is a filter. */
function ofFields<T>(valueOf: (name: keyof FieldFilter) => T) {
  return Object.fromEntries(FILTER_FIELDS.map((name) => [name, valueOf(name)])) as Record<
    keyof FieldFilter,
    T
  >;
}

/** The empty filter. */
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
  late: '',
};

/** The part of a filter that is applied. */
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
  late?: true;
}

/** The applied part of a filter: dates only together (R323), without invalid values. */
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
    ...(filter.repeats === SET ? { repeats: true } : {}),
    ...(filter.late === SET ? { late: true } : {}),
  };
}

const isDays = (text: string): boolean => serializeDateRange(knownDays(text)) !== '';

/** The valid values of each part of a filter; parts without a rule accept every text. */
export const FILTER_VALUES: { readonly [Name in keyof TicketListFilter]?: (text: string) => boolean } = {
  from: isCalendarDate,
  to: isCalendarDate,
  ...ofFields((name) => (text: string) => valueOfOption(name, text) !== undefined),
  opened: isDays,
  closed: isDays,
  repeats: (text) => text === SET,
  late: (text) => text === SET,
};

/** The value of a filter that is only set or not: repeat faults, late tickets. */
export const SET = 'yes';

/** The valid dates of an address. */
export function knownDays(text: string): DateRange {
  const { from, to } = parseDateRange(text);
  return { ...(isCalendarDate(from) ? { from } : {}), ...(isCalendarDate(to) ? { to } : {}) };
}

const named = (what: 'opened' | 'closed', { from, to }: DateRange) => ({
  ...(from ? { [`${what}_from`]: from } : {}),
  ...(to ? { [`${what}_to`]: to } : {}),
});

/** The hint about the dates, if any. */
export function dateHint({ from, to }: Pick<TicketListFilter, 'from' | 'to'>): string | undefined {
  if (!from !== !to) return messages.bothDates;
  return from && to && from > to ? messages.datesReversed : undefined;
}

/** Minutes that the dealer's clock is ahead of UTC at the start of `day`. */
export const utcOffset = (day: string): number => -new Date(`${day}T00:00:00`).getTimezoneOffset() || 0;
