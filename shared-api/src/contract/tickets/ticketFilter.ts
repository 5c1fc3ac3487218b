import { localDay } from '../calendar';
import type { InferType, Schema } from 'yup';
import { namesFor } from '../entityFields';
import { blankableText, day, flag } from '../fields';
import type { TicketRow } from './ticket';
import {
  DAY_FILTERS,
  FLAG_FILTERS,
  TEXT_FILTERS,
  ticketFields,
  type DayFilter,
  type FlagFilter,
  type TextFilter,
  type TicketNamesFor,
} from './ticketFields';

/** The fields that a list is filtered by directly: status, priority and every other field with the use 'filter'. */
export const FILTER_FIELDS = namesFor(ticketFields, 'filter');
export type FieldFilter = {
  [Name in TicketNamesFor<'filter'>]?: InferType<(typeof ticketFields)[Name]['written']>;
};

/** The part of a filter that names fields; undefined values are omitted. */
export const fieldFilterOf = (filter: { [Name in keyof FieldFilter]?: unknown }): FieldFilter =>
  Object.fromEntries(
    FILTER_FIELDS.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]])),
  );

/** The filters that are no field's, as they are sent. */
export type TicketFilterQuery = {
  [Name in TextFilter | `${DayFilter}_${'from' | 'to'}`]?: string | undefined;
} & {
  [Name in FlagFilter]?: boolean | undefined;
};

/** Their schemas, to be spread into the query of a list. */
export const ticketFilterSchemas = Object.fromEntries<Schema>([
  ...Object.entries(TEXT_FILTERS).map(([name, max]) => [name, blankableText(max).optional()] as const),
  ...Object.keys(DAY_FILTERS).flatMap((name) =>
    ['from', 'to'].map((end) => [`${name}_${end}`, day().optional()] as const),
  ),
  ...FLAG_FILTERS.map((name) => [name, flag().optional()] as const),
]) as { [Name in keyof TicketFilterQuery]-?: Schema<TicketFilterQuery[Name]> };

/** The filter of a ticket list; every part is optional. Names, not ids: a bare list contains only names. */
export interface TicketFilter extends Partial<Record<keyof FieldFilter, string | boolean>> {
  search?: string | undefined;
  /** yyyy-mm-dd; from and to count only together (R323). */
  from?: string | undefined;
  to?: string | undefined;
  /** A user name, or `UNASSIGNED`. */
  assignee?: string | undefined;
  elevator?: string | undefined;
  building?: string | undefined;
  /** Only tickets that are not Closed. */
  active?: string | boolean | undefined;
  /** Whether the search compares the assignee's name case-sensitively: in the customer's list only (R322). */
  case_sensitive_assignee?: string | boolean | undefined;
}

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
    FILTER_FIELDS.every((name) => filter[name] === undefined || sameValue(row[name], filter[name])) &&
    sameText(row.assignee_name ?? UNASSIGNED, filter.assignee) &&
    sameText(row.elevator_name, filter.elevator) &&
    (!filter.building || row.building_name === filter.building) &&
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

/** Another back end may spell a choice differently, and may not send a flag, which then counts as no. */
const sameValue = (value: unknown, wanted: string | boolean): boolean =>
  typeof wanted === 'boolean' ? (value === true) === wanted : sameText(String(value), wanted);

const sameText = (value: string | null | undefined, wanted: string | undefined): boolean =>
  !wanted || (value ?? '').toLowerCase() === wanted.trim().toLowerCase();
