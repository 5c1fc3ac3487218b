import {
  COUNT_FIELD_BY_STATUS,
  type TicketCounts,
  type TicketGroup,
} from '@smart-elevator/shared-api/contract/tickets/ticket';
import {
  parsePriority,
  parseStatus,
  PRIORITIES_BY_WEIGHT,
  TICKET_PRIORITIES,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import type { TicketGrouping } from '@smart-elevator/shared-api/contract/tickets/ticketFields';

/** A ticket as the summaries count it: a row of a list, with the fields of its details where those are needed. */
export interface CountedTicket {
  status: string;
  priority: string;
  assignee_name: string | null;
  reporter_name?: string | null;
  entrapment?: boolean | undefined;
}

const NO_TICKETS: TicketCounts = {
  open_count: 0,
  inprogress_count: 0,
  onhold_count: 0,
  accepted_count: 0,
  closed_count: 0,
};

/** The group of a ticket, for each grouping. */
const groupOf: Readonly<Record<TicketGrouping, (ticket: CountedTicket) => string | null>> = {
  priority: ({ priority }) => parsePriority(priority) ?? priority,
  assignee: ({ assignee_name }) => assignee_name,
  reporter: ({ reporter_name }) => reporter_name ?? null,
  entrapment: ({ entrapment }) => String(entrapment ?? false),
};

const [UNSPECIFIED] = TICKET_PRIORITIES;
const PRIORITIES = [...PRIORITIES_BY_WEIGHT.filter((priority) => priority !== UNSPECIFIED), UNSPECIFIED];

/** Counts tickets as our server's summary does: by name, unassigned last; for priorities all five (R804). */
export function countTickets(tickets: readonly CountedTicket[], by: TicketGrouping): TicketGroup[] {
  const named: readonly string[] = by === 'priority' ? PRIORITIES : [];
  const groups = new Map<string | null, TicketGroup>(named.map((name) => [name, { ...NO_TICKETS, name }]));
  for (const ticket of tickets) {
    const status = parseStatus(ticket.status);
    if (!status) continue;
    const name = groupOf[by](ticket);
    const group = groups.get(name) ?? { ...NO_TICKETS, name };
    group[COUNT_FIELD_BY_STATUS[status]] += 1;
    groups.set(name, group);
  }
  const found = [...groups.values()];
  return by === 'priority' ? found : found.toSorted((a, b) => compareNames(a.name, b.name));
}

const compareNames = (a: string | null, b: string | null): number =>
  a === null || b === null
    ? Number(a === null) - Number(b === null)
    : a.toLowerCase().localeCompare(b.toLowerCase());
