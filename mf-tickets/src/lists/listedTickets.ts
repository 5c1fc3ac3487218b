import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { originState, type Origin } from '@smart-elevator/shared-ui/state/origin';

/** The router state of a link from a list to a ticket: the list, and the tickets of its page in their order. */
export const listedState = (origin: Origin, rows: readonly TicketRow[]) => ({
  ...originState(origin),
  tickets: rows.map(({ ticket_id }) => ticket_id),
});

/** The ids of the tickets from the router state, which may be any value. */
export function listedTickets(state: unknown): number[] {
  const listed: unknown = state !== null && typeof state === 'object' && 'tickets' in state && state.tickets;
  return Array.isArray(listed) ? listed.filter((id) => Number.isSafeInteger(id)) : [];
}
