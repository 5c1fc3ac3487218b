import type { InferType } from 'yup';
import { record, integer } from '../fields';
import type { TicketStatus } from './ticketChoices';

/** An elevator's tickets by status, with the names of its own call (R354). */
export const elevatorTicketCounts = record({
  open: integer(0),
  onhold: integer(0),
  closed: integer(0),
  accepted: integer(0),
  inprogress: integer(0),
});
export type ElevatorTicketCounts = InferType<typeof elevatorTicketCounts>;

/** The count field of each status. */
export const ELEVATOR_COUNT_FIELD_BY_STATUS = {
  Open: 'open',
  InProgress: 'inprogress',
  OnHold: 'onhold',
  Accepted: 'accepted',
  Closed: 'closed',
} as const satisfies Record<TicketStatus, keyof ElevatorTicketCounts>;
