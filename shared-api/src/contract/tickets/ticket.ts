import type { InferType } from 'yup';
import { blankableText, choice, id, moment, record, text, whole } from '../fields';

/** Status as on the wire (P1 §4). Any status may follow any other. */
export const TICKET_STATUSES = ['Open', 'InProgress', 'OnHold', 'Accepted', 'Closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The status that a word means, read without regard to case (decision 23). */
export const readStatus = (word: string): TicketStatus | undefined =>
  TICKET_STATUSES.find((status) => status.toLowerCase() === word.trim().toLowerCase());

/** Resolutions (P1 §4); the first is the default. */
export const TICKET_RESOLUTIONS = [
  'Unresolved',
  'CompletedToSpec',
  'CompletedNotSpec',
  'CannotComplete',
  'Denied',
  'Duplicate',
] as const;

/** Priorities (P1 §4); the first is the default. */
export const TICKET_PRIORITIES = ['Unspecified', 'Critical', 'High', 'Medium', 'Low'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** The longest label, in characters (P1 §9). */
export const LABEL_MAX_LENGTH = 32;

/** The most rows of a ticket list that one page has: an export reads page after page. */
export const TICKET_PAGE_SIZE_MAX = 1_000;

/** A row of a ticket list (P1 §3). A null assignee is 'Unassigned' (decision 29). */
export const ticketRow = record({
  ticket_id: id(),
  ticket_key: text(32),
  elevator_name: blankableText(200),
  status: choice(TICKET_STATUSES),
  priority: choice(TICKET_PRIORITIES),
  label: blankableText(LABEL_MAX_LENGTH),
  assignee_name: blankableText(150).nullable(),
  update_date: moment(),
});
export type TicketRow = InferType<typeof ticketRow>;

/** What a ticket list can be ordered by. Priorities go by their weight, statuses as a ticket passes through them. */
export const TICKET_ORDERINGS = [
  'ticket_key',
  'elevator_name',
  'status',
  'priority',
  'label',
  'assignee_name',
  'update_date',
] as const satisfies readonly (keyof TicketRow)[];
export type TicketOrdering = (typeof TICKET_ORDERINGS)[number];

/** The priority that a word means, read without regard to case. */
export const readPriority = (word: string): TicketPriority | undefined =>
  TICKET_PRIORITIES.find((priority) => priority.toLowerCase() === word.trim().toLowerCase());

/** Tickets by status, as the dealer's call names them (P1 §3). */
export const ticketCounts = record({
  open_count: whole(0),
  onhold_count: whole(0),
  closed_count: whole(0),
  accepted_count: whole(0),
  inprogress_count: whole(0),
});
export type TicketCounts = InferType<typeof ticketCounts>;

/** Which count belongs to which status. */
export const COUNT_OF_STATUS = {
  Open: 'open_count',
  InProgress: 'inprogress_count',
  OnHold: 'onhold_count',
  Accepted: 'accepted_count',
  Closed: 'closed_count',
} as const satisfies Record<TicketStatus, keyof TicketCounts>;

/** What the summaries group tickets by (P2 §2, decision 47). */
export const TICKET_GROUPINGS = ['priority', 'assignee', 'reporter'] as const;
export type TicketGrouping = (typeof TICKET_GROUPINGS)[number];

/** A group of a summary: a priority or a user name, null for the tickets of nobody, and its tickets by status. */
export const ticketGroup = record({ name: text(150).nullable() }).concat(ticketCounts);
export type TicketGroup = InferType<typeof ticketGroup>;
