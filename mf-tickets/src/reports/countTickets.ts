import type { Field } from '@smart-elevator/shared-api/contract/entityFields';
import { nameOrder } from '@smart-elevator/shared-api/contract/nameOrder';
import { compareKeys } from '@smart-elevator/shared-api/contract/ordering';
import {
  COUNT_FIELD_BY_STATUS,
  NO_TICKETS,
  type TicketGroup,
  type TicketRow,
} from '@smart-elevator/shared-api/contract/tickets/ticket';
import {
  LOWEST_PRIORITY_FIRST,
  parseStatus,
} from '@smart-elevator/shared-api/contract/tickets/ticketChoices';
import { ticketFields, type TicketGrouping } from '@smart-elevator/shared-api/contract/tickets/ticketFields';

/** People are grouped by their names. */
type Person = Extract<TicketGrouping, 'assignee' | 'reporter'>;

/** A ticket as the summaries count it: a row of a list, with the fields of its details where those are needed. */
export type CountedTicket = Pick<TicketRow, 'status' | 'assignee_name' | Exclude<TicketGrouping, Person>> & {
  reporter_name?: string | null;
};

/** The group of a ticket: a value of the field as the contract spells it. A flag that a server omits counts as no. */
function groupOf(ticket: CountedTicket, by: TicketGrouping): string | null {
  if (by === 'assignee' || by === 'reporter') return ticket[`${by}_name`] ?? null;
  const { values = [] }: Field<string> = ticketFields[by];
  const value = String(ticket[by] ?? false);
  return values.find((known) => known.toLowerCase() === value.toLowerCase()) ?? value;
}

/** Counts tickets as our server's summary does: by name, unassigned last; for priorities all five (R804). */
export function countTickets(tickets: readonly CountedTicket[], by: TicketGrouping): TicketGroup[] {
  const named: readonly string[] = by === 'priority' ? LOWEST_PRIORITY_FIRST : [];
  const groups = new Map<string | null, TicketGroup>(named.map((name) => [name, { ...NO_TICKETS, name }]));
  for (const ticket of tickets) {
    const status = parseStatus(ticket.status);
    if (!status) continue;
    const name = groupOf(ticket, by);
    const group = groups.get(name) ?? { ...NO_TICKETS, name };
    group[COUNT_FIELD_BY_STATUS[status]] += 1;
    groups.set(name, group);
  }
  const found = [...groups.values()];
  return by === 'priority' ? found : found.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)));
}

const keyOf = ({ name }: TicketGroup) => (name === null ? null : nameOrder(name));
