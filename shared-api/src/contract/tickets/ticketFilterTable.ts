import { namesFor } from '../entityFields';
import {
  dayFilter,
  daysFilter,
  fieldFilters,
  filterSchemas,
  sameFilter,
  searchFilter,
  setFilter,
  textFilter,
  type FilterQuery,
} from '../listFilters';
import {
  DAY_FILTERS,
  FLAG_FILTERS,
  TEXT_FILTERS,
  ticketFields,
  type DayFilter,
  type TextFilter,
  type TicketNamesFor,
} from './ticketFields';

/** The fields that a list is filtered by directly: status, priority and every other field with the use 'filter'. */
export const FILTER_FIELDS = namesFor(ticketFields, 'filter');

const textFilters = Object.fromEntries(
  Object.entries(TEXT_FILTERS).map(([name, max]) => [name, textFilter(max)]),
) as Record<TextFilter, ReturnType<typeof textFilter>>;

/** The filters of a ticket list. Names, not ids: a bare list contains only names. */
export const TICKET_FILTERS = {
  search: searchFilter,
  /** The days of the update; they count only together (R323). */
  from: dayFilter,
  to: dayFilter,
  ...fieldFilters(ticketFields, 'filter'),
  ...textFilters,
  building: { ...textFilters.building, field: 'building_name' },
  ...sameFilter(Object.keys(DAY_FILTERS) as DayFilter[], daysFilter),
  ...sameFilter(FLAG_FILTERS, setFilter),
} as const;

/** The filters as they are sent. */
export type TicketFilterQuery = FilterQuery<typeof TICKET_FILTERS>;
export type FieldFilter = Pick<TicketFilterQuery, TicketNamesFor<'filter'>>;

/** Their schemas, to be spread into the query of a list. */
export const ticketFilterSchemas = filterSchemas(TICKET_FILTERS);

/** The part of a filter that names fields; undefined values are omitted. */
export const fieldFilterOf = (filter: { [Name in keyof FieldFilter]?: unknown }): FieldFilter =>
  Object.fromEntries(
    FILTER_FIELDS.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  );
