import { CALENDAR_MAX_DAYS } from './calendarEntry';

/** What the server says of a calendar that cannot be drawn. */
export const calendarMessages = {
  toBeforeFrom: 'The last day may not be before the first.',
  tooLong: `The calendar shows at most ${CALENDAR_MAX_DAYS} days.`,
} as const;
