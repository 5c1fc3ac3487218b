import { compareByOrdering, type SortKeys } from '../ordering';
import { sortKeysFor } from '../entityFields';
import type { TicketRow } from './ticket';
import { TICKET_ORDERINGS, ticketFields, type TicketOrdering } from './ticketFields';

/** The default order of ticket lists: newest update first (R365). */
export const DEFAULT_TICKET_ORDERING = '-update_date';

const SORT_KEYS: SortKeys<TicketRow, TicketOrdering> = {
  ...sortKeysFor<TicketRow, TicketOrdering>(ticketFields, TICKET_ORDERINGS),
  // ELV-999 before ELV-1000.
  ticket_key: ({ ticket_key }) => `${String(ticket_key.length).padStart(3, '0')}${ticket_key}`,
};

/** Compares tickets in our server's order. */
export const compareTickets = (ordering: TicketOrdering | `-${TicketOrdering}` = DEFAULT_TICKET_ORDERING) =>
  compareByOrdering(ordering, SORT_KEYS, ({ ticket_id }) => ticket_id);
