import type { TicketRow } from '@smart-elevator/shared-api/contract/tickets/ticket';
import { useRowSelection } from '@smart-elevator/shared-ui/state/useRowSelection';

/** The tickets that are selected for a bulk change; kept across the pages of a list. */
export function useTicketSelection() {
  const { rows, isSelected, onSelect, ...selection } = useRowSelection<TicketRow>(
    ({ ticket_id }) => ticket_id,
  );
  return { tickets: rows, isChosen: isSelected, choose: onSelect, ...selection };
}

/** The selection, and functions to change it. */
export type TicketSelection = ReturnType<typeof useTicketSelection>;
