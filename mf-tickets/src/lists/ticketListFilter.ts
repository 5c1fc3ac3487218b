import { isCalendarDate } from '@smart-elevator/shared-api/contract/calendar';
import {
  DAY_FILTERS,
  FLAG_FILTERS,
  TEXT_FILTERS,
  type DayFilter,
  type FlagFilter,
  type TextFilter,
} from '@smart-elevator/shared-api/contract/tickets/ticketFields';
import {
  fieldFilterOf,
  FILTER_FIELDS,
  type FieldFilter,
  type TicketFilterQuery,
} from '@smart-elevator/shared-api/contract/tickets/ticketFilter';
import {
  serializeDateRange,
  parseDateRange,
  type DateRange,
} from '@smart-elevator/shared-ui/format/dateRange';
import { messages } from '../messages';
import { valueOfOption } from '../ticketText';

/** The filter of a ticket list, as in the address; '' is not set, ranges of days are as `parseDateRange` parses them. */
export type TicketListFilter = Record<
  keyof FieldFilter | 'search' | 'from' | 'to' | TextFilter | DayFilter | FlagFilter,
  string
>;

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

/** An entry for each of some filters. */
const ofEach = <Name extends string, T>(names: readonly Name[], valueOf: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, T>;

const TEXTS = Object.keys(TEXT_FILTERS) as TextFilter[];
const DAYS = Object.keys(DAY_FILTERS) as DayFilter[];

/** The empty filter. */
export const NO_FILTER: TicketListFilter = ofEach(
  [...FILTER_FIELDS, 'search', 'from', 'to', ...TEXTS, ...DAYS, ...FLAG_FILTERS],
  () => '',
);

/** The part of a filter that is applied. */
type EffectiveFilter = FieldFilter & TicketFilterQuery & { search?: string; from?: string; to?: string };

/** The applied part of a filter: dates only together (R323), without invalid values. */
export function effectiveFilter(filter: TicketListFilter): EffectiveFilter {
  const { from, to } = filter;
  return {
    ...(isCalendarDate(from) && isCalendarDate(to) ? { from, to } : {}),
    ...fieldFilterOf(ofEach(FILTER_FIELDS, (name) => valueOfOption(name, filter[name]))),
    ...Object.fromEntries([
      ...(['search', ...TEXTS] as const).flatMap((name) => entry(name, filter[name].trim())),
      ...DAYS.flatMap((name) => {
        const days = knownDays(filter[name]);
        return [...entry(`${name}_from`, days.from), ...entry(`${name}_to`, days.to)];
      }),
      ...FLAG_FILTERS.flatMap((name) => entry(name, filter[name] === SET)),
    ]),
  };
}

/** The entry of a value that is set. */
const entry = (name: string, value: string | boolean | undefined) => (value ? [[name, value] as const] : []);

const isDays = (text: string): boolean => serializeDateRange(knownDays(text)) !== '';

/** The valid values of each part of a filter; parts without a rule accept every text. */
export const FILTER_VALUES: { readonly [Name in keyof TicketListFilter]?: (text: string) => boolean } = {
  from: isCalendarDate,
  to: isCalendarDate,
  ...ofEach(FILTER_FIELDS, (name) => (text: string) => valueOfOption(name, text) !== undefined),
  ...ofEach(DAYS, () => isDays),
  ...ofEach(FLAG_FILTERS, () => (text: string) => text === SET),
};

/** The value of a filter that is only set or not: repeat faults, late tickets. */
export const SET = 'yes';

/** The valid dates of an address. */
export function knownDays(text: string): DateRange {
  const { from, to } = parseDateRange(text);
  return { ...(isCalendarDate(from) ? { from } : {}), ...(isCalendarDate(to) ? { to } : {}) };
}

/** The hint about the dates, if any. */
export function dateHint({ from, to }: Pick<TicketListFilter, 'from' | 'to'>): string | undefined {
  if (!from !== !to) return messages.bothDates;
  return from && to && from > to ? messages.datesReversed : undefined;
}

/** Minutes that the dealer's clock is ahead of UTC at the start of `day`. */
export const utcOffset = (day: string): number => -new Date(`${day}T00:00:00`).getTimezoneOffset() || 0;
