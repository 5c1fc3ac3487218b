import { withDigits } from '../asciiDigits';
import { localDay } from '../calendar';
import { matchesFilters } from '../filterQuery';
import { searchForm, withoutJoiners } from '../normalizeText';
import type { TicketRow } from './ticket';
import type { TextFilter } from './ticketFields';
import { TICKET_FILTERS, type TicketFilterQuery } from './ticketFilterTable';

// Calls need the table alone, and so does Home.
export {
  FILTER_FIELDS,
  fieldFilterOf,
  TICKET_FILTERS,
  ticketFilterSchemas,
  type FieldFilter,
  type TicketFilterQuery,
} from './ticketFilterTable';

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
  const wanted = withDigits(searchForm(search));
  if (wanted[0] === '') return true;
  const exact = withoutJoiners(search);
  return SEARCHED_COLUMNS.some((column) => {
    const text = row[column] ?? '';
    return case_sensitive_assignee && column === 'assignee_name'
      ? withoutJoiners(text).includes(exact)
      : wanted.some((one) => searchForm(text).includes(one));
  });
}

function matchesDays(row: TicketRow, from: string | undefined, to: string | undefined): boolean {
  if (!from || !to) return true;
  const day = localDay(new Date(row.update_date));
  return from <= day && day <= to;
}

const sameText = (value: string | null | undefined, wanted: string | undefined): boolean =>
  !wanted || searchForm(value ?? '') === searchForm(wanted);
