import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { originState, type Origin } from '@smart-elevator/shared-ui/state/useOrigin';

/** The router state of a link from a list to a ticket: the list, and the tickets of its page in their order. */
export const listedState = (origin: Origin, rows: readonly TicketRow[]) => ({
  ...originState(origin),
  tickets: rows.map(({ ticket_id }) => ticket_id),
  keys: rows.map(({ ticket_key }) => ticket_key),
});

/** The ids (`tickets`) or the keys of the tickets as text, from the router state, which may be any value. */
export function listedTickets(state: unknown, name: 'tickets' | 'keys'): string[] {
  const listed: unknown = new Map(Object.entries(Object(state))).get(name);
  return Array.isArray(listed) ? listed.map(String) : [];
}
