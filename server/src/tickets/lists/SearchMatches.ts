import { asciiDigits } from '@smart-elevator/shared-api/contract/asciiDigits';
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type TicketPriority,
  type TicketStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';

/** Where a search text occurs in a ticket's key. */
export type TicketKeyMatch = { digits: string; at: 'start' | 'anywhere' } | 'every key' | 'no key';

/** A search after its look-up: which of the columns of R321 contain the text. */
export interface SearchMatches {
  search: string;
  key: TicketKeyMatch;
  statuses: readonly TicketStatus[];
  priorities: readonly TicketPriority[];
  /** Ids of people whose user name contains the text. */
  people: readonly number[];
  /** Labels that contain the text; undefined when the dealer has too many labels to list. */
  labels: readonly string[] | undefined;
}

const KEY_START = 'elv-';

/** Keys are 'ELV-' and digits; the database enforces that. */
export function parseKeySearch(search: string): TicketKeyMatch {
  const wanted = asciiDigits(search).toLowerCase();
  if (KEY_START.includes(wanted)) return 'every key';
  const [, start = '', digits] = /^([elv]*-)?(\d+)$/.exec(wanted) ?? [];
  if (digits === undefined || !KEY_START.endsWith(start)) return 'no key';
  return { digits, at: start === '' ? 'anywhere' : 'start' };
}

/** The status and priority values that contain the text. */
export function matchEnumValues(search: string): Pick<SearchMatches, 'statuses' | 'priorities'> {
  const contains = (word: string) => word.toLowerCase().includes(search.toLowerCase());
  return { statuses: TICKET_STATUSES.filter(contains), priorities: TICKET_PRIORITIES.filter(contains) };
}
