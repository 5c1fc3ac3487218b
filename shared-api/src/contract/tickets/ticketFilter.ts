import { localDay } from '../calendar';
import { namesFor } from '../entityFields';
import { matchesFilters } from '../filterQuery';
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
import type { TicketRow } from './ticket';
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

/** The filter of a row, typed or as in an address; every part is optional. */
export type TicketFilter = { [Name in keyof TicketFilterQuery]?: string | boolean | undefined } & {
  /** Whether the search compares the assignee's name case-sensitively: in the customer's list only (R322). */
  case_sensitive_assignee?: string | boolean | undefined;
} & Pick<TicketFilterQuery, 'search' | 'from' | 'to' | TextFilter>;

/** The filter value for tickets without an assignee (R309). */
export const UNASSIGNED = 'Unassigned';

/** The columns that a search covers (R321). */
export const SEARCHED_COLUMNS = ['ticket_key', 'status', 'priority', 'label', 'assignee_name'] as const;

/**
 * Whether a row matches the filter: the rule of R321, R323, for lists that a server returns completely. Our server
 * applies the same rule in SQL.
 */
export function matchesTicketFilter(row: TicketRow, filter: TicketFilter): boolean {
  return (
    matchesSearch(row, filter) &&
    matchesDays(row, filter.from, filter.to) &&
    matchesFilters(TICKET_FILTERS, row, filter) &&
    sameText(row.assignee_name ?? UNASSIGNED, filter.assignee) &&
    sameText(row.elevator_name, filter.elevator) &&
    !(filter.active && sameText(row.status, 'Closed'))
  );
}

/** Substring of the searched columns. */
function matchesSearch(row: TicketRow, { search = '', case_sensitive_assignee }: TicketFilter): boolean {
  const wanted = search.trim();
  if (wanted === '') return true;
  const lower = wanted.toLowerCase();
  return SEARCHED_COLUMNS.some((column) => {
    const text = row[column] ?? '';
    return case_sensitive_assignee && column === 'assignee_name'
      ? text.includes(wanted)
      : text.toLowerCase().includes(lower);
  });
}

function matchesDays(row: TicketRow, from: string | undefined, to: string | undefined): boolean {
  if (!from || !to) return true;
  const day = localDay(new Date(row.update_date));
  return from <= day && day <= to;
}

const sameText = (value: string | null | undefined, wanted: string | undefined): boolean =>
  !wanted || (value ?? '').toLowerCase() === wanted.trim().toLowerCase();
