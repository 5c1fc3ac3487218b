/** The statuses in the API (R301, R302). Any status may follow any other. */
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

/** From the lowest to the highest. */
export const PRIORITIES_BY_WEIGHT = [
  'Unspecified',
  'Low',
  'Medium',
  'High',
  'Critical',
] as const satisfies readonly TicketPriority[];

const [UNSPECIFIED, ...SPECIFIED] = TICKET_PRIORITIES;

/** All priorities as reports show them: Unspecified is last (R804). */
export const LOWEST_PRIORITY_FIRST: readonly TicketPriority[] = [...SPECIFIED.toReversed(), UNSPECIFIED];
export const HIGHEST_PRIORITY_FIRST: readonly TicketPriority[] = [...SPECIFIED, UNSPECIFIED];

/** The maximum length of a ticket's texts, in code points (R306). */
export const LABEL_MAX_LENGTH = 32;
export const SUMMARY_MAX_LENGTH = 500;
export const DESCRIPTION_MAX_LENGTH = 10_000;

/** Parses a status in any case (R301). */
export const parseStatus = (text: string): TicketStatus | undefined => parseChoice(TICKET_STATUSES, text);

/** Parses a priority in any case. */
export const parsePriority = (text: string): TicketPriority | undefined =>
  parseChoice(TICKET_PRIORITIES, text);

const parseChoice = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((known) => known.toLowerCase() === text.trim().toLowerCase());
