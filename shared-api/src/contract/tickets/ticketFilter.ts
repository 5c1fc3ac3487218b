import { localDay } from '../calendar';
import type { InferType } from 'yup';
import { namesFor } from '../entityFields';
import type { TicketRow } from './ticket';
import { ticketFields, type TicketNamesFor } from './ticketFields';

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

/** The filter of a ticket list; every part is optional. Names, not ids: a bare list contains only names. */
export interface TicketFilter extends Partial<Record<keyof FieldFilter, string | boolean>> {
  search?: string | undefined;
  /** yyyy-mm-dd; from and to count only together (R323). */
  from?: string | undefined;
  to?: string | undefined;
  /** A user name, or `UNASSIGNED`. */
  assignee?: string | undefined;
  elevator?: string | undefined;
}

/** The filter value for tickets without an assignee (R309). */
export const UNASSIGNED = 'Unassigned';

/** The columns that a search covers (R321). */
export const SEARCHED_COLUMNS = ['ticket_key', 'status', 'priority', 'label', 'assignee_name'] as const;

/** How a search compares the rows. */
interface SearchRule {
  /** Whether the assignee's name is compared case-sensitively: in the customer's list only (R322). */
  assigneeCase?: boolean;
}

/**
 * Whether a row matches the filter: the rule of R321, R323, for lists that a server returns completely. Our server
 * applies the same rule in SQL.
 */
export function matchesTicketFilter(row: TicketRow, filter: TicketFilter, rule: SearchRule = {}): boolean {
  return (
    matchesSearch(row, filter.search ?? '', rule) &&
    matchesDays(row, filter.from, filter.to) &&
    FILTER_FIELDS.every((name) => filter[name] === undefined || sameValue(row[name], filter[name])) &&
    sameText(row.assignee_name ?? UNASSIGNED, filter.assignee) &&
    sameText(row.elevator_name, filter.elevator)
  );
}

/** Substring of the searched columns, case-insensitive unless `rule` says otherwise. */
export function matchesSearch(
  row: TicketRow,
  search: string,
  { assigneeCase = false }: SearchRule = {},
): boolean {
  const wanted = search.trim();
  if (wanted === '') return true;
  const lower = wanted.toLowerCase();
  return SEARCHED_COLUMNS.some((column) => {
    const text = row[column] ?? '';
    return assigneeCase && column === 'assignee_name'
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
