import { byOrdering, type SortKeys } from '../ordering';
import {
  readStatus,
  TICKET_STATUSES,
  type TicketOrdering,
  type TicketPriority,
  type TicketRow,
} from './ticket';

/** From the least to the most pressing. */
export const PRIORITIES_BY_WEIGHT = [
  'Unspecified',
  'Low',
  'Medium',
  'High',
  'Critical',
] as const satisfies readonly TicketPriority[];

/** The order of ticket lists that was not asked for: newest update first (`wire.md`). */
export const USUAL_TICKET_ORDERING = '-update_date';

const SORT_KEYS: SortKeys<TicketRow, TicketOrdering> = {
  // ELV-999 before ELV-1000.
  ticket_key: ({ ticket_key }) => `${String(ticket_key.length).padStart(3, '0')}${ticket_key}`,
  elevator_name: ({ elevator_name }) => elevator_name.toLowerCase(),
  status: ({ status }) => TICKET_STATUSES.indexOf(readStatus(status) ?? status),
  priority: ({ priority }) => PRIORITIES_BY_WEIGHT.indexOf(priority),
  label: ({ label }) => label.toLowerCase(),
  assignee_name: ({ assignee_name }) => assignee_name?.toLowerCase() ?? null,
  update_date: ({ update_date }) => Date.parse(update_date),
};

/** Compares tickets as our server orders them. */
export const byTicketOrdering = (ordering: TicketOrdering | `-${TicketOrdering}` = USUAL_TICKET_ORDERING) =>
  byOrdering(ordering, SORT_KEYS, ({ ticket_id }) => ticket_id);
