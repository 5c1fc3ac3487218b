import type { InferType } from 'yup';
import { record, whole } from '../fields';
import type { TicketStatus } from './ticketChoices';

/** An elevator's tickets by status, as its own call names them (R354). */
export const elevatorTicketCounts = record({
  open: whole(0),
  onhold: whole(0),
  closed: whole(0),
  accepted: whole(0),
  inprogress: whole(0),
});
export type ElevatorTicketCounts = InferType<typeof elevatorTicketCounts>;

/** Which count belongs to which status. */
export const ELEVATOR_COUNT_OF_STATUS = {
  Open: 'open',
  InProgress: 'inprogress',
  OnHold: 'onhold',
  Accepted: 'accepted',
  Closed: 'closed',
} as const satisfies Record<TicketStatus, keyof ElevatorTicketCounts>;
