import type { InferType } from 'yup';
import { partialReplySchemasFor, replySchemasFor } from '../entityFields';
import { id, record, text, integer } from '../fields';
import { personName } from '../personName';
import type { TicketStatus } from './ticketChoices';
import { ticketFields } from './ticketFields';

/** The maximum number of rows per page of a ticket list: an export reads page after page. */
export const TICKET_PAGE_SIZE_MAX = 1_000;

/** A row of a ticket list (R351) with its details. A null assignee is 'Unassigned' (R309). */
export const ticketRow = record({
  ticket_id: id(),
  ...replySchemasFor(ticketFields, 'row'),
  ...partialReplySchemasFor(ticketFields, 'rowDetail'),
});
export type TicketRow = InferType<typeof ticketRow>;

/** Tickets by status, with the names of the dealer's call (R357). */
export const ticketCounts = record({
  open_count: integer(0),
  onhold_count: integer(0),
  closed_count: integer(0),
  accepted_count: integer(0),
  inprogress_count: integer(0),
});
export type TicketCounts = InferType<typeof ticketCounts>;

/** The counts of no tickets. */
export const NO_TICKETS: Readonly<TicketCounts> = {
  open_count: 0,
  inprogress_count: 0,
  onhold_count: 0,
  accepted_count: 0,
  closed_count: 0,
};

/** The count field of each status. */
export const COUNT_FIELD_BY_STATUS = {
  Open: 'open_count',
  InProgress: 'inprogress_count',
  OnHold: 'onhold_count',
  Accepted: 'accepted_count',
  Closed: 'closed_count',
} as const satisfies Record<TicketStatus, keyof TicketCounts>;

/** A group of a summary: a priority or a user name, null for unassigned tickets, and its tickets by status. */
export const ticketGroup = record({ name: text(150).nullable(), full_name: personName() }).concat(
  ticketCounts,
);
export type TicketGroup = InferType<typeof ticketGroup>;

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
