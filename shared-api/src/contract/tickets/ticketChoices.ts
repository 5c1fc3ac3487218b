/** Status as on the wire (R301, R302). Any status may follow any other. */
export const TICKET_STATUSES = ['Open', 'InProgress', 'OnHold', 'Accepted', 'Closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Resolutions (R303); the first is the default. */
export const TICKET_RESOLUTIONS = [
  'Unresolved',
  'CompletedToSpec',
  'CompletedNotSpec',
  'CannotComplete',
  'Denied',
  'Duplicate',
] as const;

/** Priorities (R304); the first is the default. */
export const TICKET_PRIORITIES = ['Unspecified', 'Critical', 'High', 'Medium', 'Low'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

/** From the least to the most pressing. */
export const PRIORITIES_BY_WEIGHT = [
  'Unspecified',
  'Low',
  'Medium',
  'High',
  'Critical',
] as const satisfies readonly TicketPriority[];

/** The longest texts of a ticket, in code points (R306). */
export const LABEL_MAX_LENGTH = 32;
export const SUMMARY_MAX_LENGTH = 500;
export const DESCRIPTION_MAX_LENGTH = 10_000;

/** The status that a word means, read without regard to case (R301). */
export const parseStatus = (word: string): TicketStatus | undefined => readWord(TICKET_STATUSES, word);

/** The priority that a word means, read without regard to case. */
export const parsePriority = (word: string): TicketPriority | undefined => readWord(TICKET_PRIORITIES, word);

const readWord = <T extends string>(words: readonly T[], word: string): T | undefined =>
  words.find((known) => known.toLowerCase() === word.trim().toLowerCase());
