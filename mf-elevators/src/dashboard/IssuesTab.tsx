import { useBorrowed } from '@smart-elevator/federation/remote';
import type { Elevator } from '@smart-elevator/shared-api/contract/elevators/elevator';
import { EmptyState } from '@smart-elevator/shared-ui/feedback/EmptyState';
import { messages } from '../messages';

/** The tickets of the elevator, in the one list of tickets that there is: its remote lends it. */
export function IssuesTab({ elevator }: { elevator: Elevator }) {
  const { elevator_id: elevatorId, elevator_name: elevatorName } = elevator;
  const tickets = useBorrowed('elevatorTickets', { elevatorId, elevatorName });
  return (
    tickets ?? <EmptyState title={messages.dashboard.ticketsAway} hint={messages.dashboard.ticketsAwayHint} />
  );
}
